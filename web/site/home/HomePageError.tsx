import { useRouteError } from "react-router";
import { describeFailure } from "../../words/describeFailure";
import { useSiteWords } from "../../words/WordsContext";
import { PageHead } from "../head/PageHead";
import { useSiteName } from "../useSiteName";
import { SampleProjects } from "./SampleProjects";
import "./HomeIntro.css";
import "./HomeNotice.css";

/** The home page when its projects could not be loaded. */
export function HomePageError() {
  const error = useRouteError();
  const siteName = useSiteName();
  const words = useSiteWords();
  const { say } = words;
  return (
    <main className="page" id="content">
      <PageHead title={say("home.title")} />
      <div className="home-intro">
        <h1 className="home-intro-heading display-text">{siteName}</h1>
      </div>
      <p className="home-notice muted" role="alert">
        <span>{say("home.failed", { message: describeFailure(error, words) })}</span>{" "}
        <a className="text-link" href="/">
          {say("site.retry")}
        </a>
      </p>
      <SampleProjects />
    </main>
  );
}
