import { Link } from "react-router";
import { paths } from "../../paths";
import { PageHead } from "../../site/head/PageHead";
import { useResponseStatus } from "../../site/head/useResponseStatus";

export function EditNotFound() {
  useResponseStatus(404);
  return (
    <main className="page message-page" id="content">
      <PageHead title="Project Not Found" />
      <h1>Project Not Found</h1>
      <p className="message-page-links">
        <Link className="text-link" to={paths.admin}>
          Back to Admin
        </Link>
      </p>
    </main>
  );
}
