import { Link } from "react-router";
import { paths } from "../../paths";
import { PageHead } from "../head/PageHead";
import { useResponseStatus } from "../head/useResponseStatus";

type Props = {
  /** 503 where it could not be loaded: search engines then ask again, rather than forget the page. */
  status?: 404 | 503;
};

export function ProjectNotFound({ status = 404 }: Props) {
  useResponseStatus(status);
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
