import { Link, useLocation } from "react-router";
import { paths } from "../../paths";
import { useWords } from "../../words/WordsContext";
import { PageHead } from "../head/PageHead";

/** The inner error boundary: if a page fails, header and footer stay. */
export function PageError() {
  const { pathname, search } = useLocation();
  const say = useWords();
  return (
    <main className="page message-page" id="content">
      <PageHead title={say("error.heading")} />
      <h1>{say("error.heading")}</h1>
      <p>{say("error.page")}</p>
      <p className="message-page-links">
        <a className="text-link" href={pathname + search}>
          {say("site.retry")}
        </a>
        <Link className="text-link" to={paths.home}>
          {say("site.back")}
        </Link>
      </p>
    </main>
  );
}
