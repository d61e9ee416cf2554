import { Link } from "react-router";
import { paths } from "../../paths";
import { useWords } from "../../words/WordsContext";
import { PageHead } from "../head/PageHead";
import { useResponseStatus } from "../head/useResponseStatus";

type Props = {
  /** 503 if the project could not be loaded, so that search engines do not drop the page. */
  status?: 404 | 503;
};

export function ProjectNotFound({ status = 404 }: Props) {
  useResponseStatus(status);
  const say = useWords();
  return (
    <main className="page message-page" id="content">
      <PageHead title={say("project.missing")} />
      <h1>{say("project.missing")}</h1>
      <p>{say("project.missingText")}</p>
      <p className="message-page-links">
        <Link className="text-link" to={paths.home} viewTransition>
          {say("site.back")}
        </Link>
      </p>
    </main>
  );
}

/** A project that could not be loaded. */
export function ProjectLoadError() {
  return <ProjectNotFound status={503} />;
}
