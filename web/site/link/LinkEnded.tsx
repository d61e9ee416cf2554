import { Link } from "react-router";
import { paths } from "../../paths";
import { useWords } from "../../words/WordsContext";
import { useTakesRequests } from "../access/useTakesRequests";
import { PageHead } from "../head/PageHead";
import { useResponseStatus } from "../head/useResponseStatus";

/** The same for every link that opens nothing, whatever it was. */
export function LinkEnded() {
  useResponseStatus(404);
  const say = useWords();
  const takesRequests = useTakesRequests();
  return (
    <main className="page message-page" id="content">
      <PageHead title={say("link.ended")} />
      <h1>{say("link.ended")}</h1>
      <p>{say("link.endedText")}</p>
      <p className="message-page-links">
        {takesRequests && (
          <Link className="text-link" to={paths.access} rel="nofollow">
            {say("access.heading")}
          </Link>
        )}
        <Link className="text-link" to={paths.home} viewTransition>
          {say("site.back")}
        </Link>
      </p>
    </main>
  );
}
