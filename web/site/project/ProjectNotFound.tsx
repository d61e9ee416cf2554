import { Link } from "react-router";
import { paths } from "../../paths";
import { PageHead } from "../head/PageHead";
import { useResponseStatus } from "../head/useResponseStatus";

export function ProjectNotFound() {
  useResponseStatus(404);
  return (
    <main className="page message-page" id="content">
      <PageHead title="Project Not Found" />
      <h1>Project Not Found</h1>
      <p>The project you're looking for doesn't exist.</p>
      <p className="message-page-links">
        <Link className="text-link" to={paths.home} viewTransition>
          Back to Home
        </Link>
      </p>
    </main>
  );
}
