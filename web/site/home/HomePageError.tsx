import { useRouteError } from "react-router";
import { PageHead } from "../head/PageHead";
import { useSiteName } from "../layout/useSiteName";
import { SampleProjects } from "./SampleProjects";
import "./HomeIntro.css";
import "./HomeNotice.css";

/** The home page when its projects could not be loaded. */
export function HomePageError() {
  const error = useRouteError();
  const siteName = useSiteName();
  const message = error instanceof Error ? error.message : "Something went wrong.";
  return (
    <main className="page" id="content">
      <PageHead title="Portfolio" />
      <div className="home-intro">
        <h1 className="home-intro-heading">{siteName}</h1>
      </div>
      <p className="home-notice" role="alert">
        <span>Error loading projects: {message}</span>{" "}
        <a className="text-link" href="/">
          Try again
        </a>
      </p>
      <SampleProjects />
    </main>
  );
}
