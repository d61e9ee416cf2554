import { Link } from "react-router";
import { paths } from "../../paths";
import { useWords } from "../../words/WordsContext";
import { PageHead } from "../head/PageHead";
import { useResponseStatus } from "../head/useResponseStatus";

export function NotFoundPage() {
  useResponseStatus(404);
  const say = useWords();
  return (
    <main className="page message-page" id="content">
      <PageHead title={say("error.notFound")} />
      <h1>{say("error.notFound")}</h1>
      <p>{say("error.notFoundText")}</p>
      <p className="message-page-links">
        <Link className="text-link" to={paths.home}>
          {say("site.back")}
        </Link>
      </p>
    </main>
  );
}
