import { Link, useLocation } from "react-router";
import { paths } from "../../paths";
import { PageHead } from "../head/PageHead";

/** The inner boundary: a page failed, header and footer stay. */
export function PageError() {
  const { pathname, search } = useLocation();
  return (
    <main className="page message-page" id="content">
      <PageHead title="Something went wrong" />
      <h1>Something went wrong</h1>
      <p>This page could not be shown. It may work in a moment.</p>
      <p className="message-page-links">
        <a className="text-link" href={pathname + search}>
          Try again
        </a>
        <Link className="text-link" to={paths.home}>
          Back to Home
        </Link>
      </p>
    </main>
  );
}
