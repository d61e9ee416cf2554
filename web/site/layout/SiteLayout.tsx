import { useEffect, useRef, useState } from "react";
import { Outlet, useLocation } from "react-router";
import { usePageViews } from "../../analytics/usePageViews";
import { paths } from "../../paths";
import { useWords } from "../../words/WordsContext";
import { Banner } from "../banner/Banner";
import { useSiteLayout } from "../SiteLayoutContext";
import { focusHeading } from "./focusHeading";
import { NavigationProgress } from "./NavigationProgress";
import { SiteFooter } from "./SiteFooter";
import { SiteHeader } from "./SiteHeader";
import "./SiteLayout.css";

/** Header, page and footer, as visitors see them. */
export function SiteLayout() {
  const layout = useSiteLayout();
  const say = useWords();
  const { pathname } = useLocation();
  usePageViews();
  return (
    <>
      <a className="skip-link" href="#content">
        {say("site.skip")}
      </a>
      {pathname === paths.home && layout?.banner && <Banner banner={layout.banner} />}
      <SiteHeader siteIdentity={layout?.siteIdentity ?? null} />
      <Outlet />
      <SiteFooter
        siteIdentity={layout?.siteIdentity ?? null}
        measuring={layout?.viewer.link?.measuring}
      />
      <NavigationProgress />
      <RouteAnnouncer />
    </>
  );
}

/** Moves the focus to the heading and announces the title to screen readers whenever the path changes. */
function RouteAnnouncer() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusHeading();
    setTitle(document.title);
  }, [pathname]);
  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {title}
    </p>
  );
}
