import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import type { ComponentProps } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { Link, NavLink, useParams } from "react-router";
import { paths } from "../../paths";
import { PageHead } from "../../site/head/PageHead";
import { PaletteButton } from "../layout/PaletteButton";
import { guidePages, guidePictures } from "./guidePages";
import "./GuidePage.css";

const elements = { Fragment, jsx, jsxs, components: { a: GuideLink, img: GuidePicture } };

/** A page of the owner's guide, by default the first. Its text is in docs/guide. */
export function GuidePage() {
  const { name } = useParams();
  const page = guidePages.find((one) => one.name === name) ?? guidePages[0];
  if (!page) return null;
  const next = guidePages[guidePages.indexOf(page) + 1];
  return (
    <>
      <PageHead title={page.title} />
      <header className="admin-top">
        <div className="guide-bar-row bar">
          <Link className="row quiet touchable brightens" to={paths.admin}>
            <span aria-hidden="true">←</span> Back to Admin
          </Link>
          <PaletteButton />
        </div>
      </header>
      <div className="guide">
        <nav aria-label="Pages of the guide">
          <ul className="guide-pages wrap">
            {guidePages.map((one) => (
              <li key={one.name}>
                <NavLink
                  className="guide-page-link quiet touchable"
                  to={paths.adminGuide(one.name)}
                  aria-current={one === page ? "page" : undefined}
                >
                  {one.title}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <main id="content">
          <article className="guide-text">{toJsxRuntime(page.tree, elements)}</article>
          {next && (
            <p className="guide-next">
              Next:{" "}
              <Link className="text-link" to={paths.adminGuide(next.name)}>
                {next.title}
              </Link>
            </p>
          )}
        </main>
      </div>
    </>
  );
}

/** A link in the guide. Links within the site do not reload the page. */
function GuideLink({ href = "", children }: ComponentProps<"a">) {
  return href.startsWith("/") ? <Link to={href}>{children}</Link> : <a href={href}>{children}</a>;
}

/** A screenshot of the admin area, or of the site. */
function GuidePicture({ src = "", alt }: ComponentProps<"img">) {
  return <img src={guidePictures[src]} alt={alt} width={1265} height={800} loading="lazy" />;
}
