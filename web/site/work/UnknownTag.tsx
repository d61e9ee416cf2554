import type { WorkTags_query$key } from "../../__generated__/WorkTags_query.graphql";
import { useWords } from "../../words/WordsContext";
import { PageHead } from "../head/PageHead";
import { useResponseStatus } from "../head/useResponseStatus";
import { WorkTags } from "./WorkTags";

/**
 * The Work page at a tag that nothing has. It does not repeat what the address says, and answers 404:
 * search engines do not list it, and it is not cached.
 */
export function UnknownTag({ query }: { query: WorkTags_query$key }) {
  useResponseStatus(404);
  const say = useWords();
  return (
    <main className="page" id="content">
      <PageHead title={say("work.title")} />
      <h1 className="work-heading">{say("work.title")}</h1>
      <WorkTags query={query} chosen={undefined} />
      <p className="work-empty">{say("work.unknownTag")}</p>
    </main>
  );
}
