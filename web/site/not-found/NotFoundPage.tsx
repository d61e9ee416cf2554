import { Link } from "react-router";
import { paths } from "../../paths";
import { PageHead } from "../head/PageHead";
import { useResponseStatus } from "../head/useResponseStatus";

export function NotFoundPage() {
  useResponseStatus(404);
  return (
    <main className="page message-page" id="content">
      <PageHead title="404 Page Not Found" />
      <h1>404 Page Not Found</h1>
      <p>Did you forget to add the page to the router?</p>
      <p className="message-page-links">
        <Link className="text-link" to={paths.home}>
          Back to Home
        </Link>
      </p>
    </main>
  );
}
