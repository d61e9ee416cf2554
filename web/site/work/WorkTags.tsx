import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { WorkTags_query$key } from "../../__generated__/WorkTags_query.graphql";
import { paths } from "../../paths";
import { useWords } from "../../words/WordsContext";
import "./WorkTags.css";

type Props = {
  query: WorkTags_query$key;
  /** The key of the selected tag; null for all work, undefined if no work has the requested tag. */
  chosen: string | null | undefined;
};

/** The tags of the shown work, as links. Empty while no work has a tag. */
export function WorkTags({ query, chosen }: Props) {
  const say = useWords();
  const { tags } = useFragment(
    graphql`
      fragment WorkTags_query on Query {
        tags(visibility: PUBLIC) {
          key
          name
          workImageCount
        }
      }
    `,
    query,
  );
  const shown = tags.filter(({ key, workImageCount }) => workImageCount > 0 || key === chosen);
  if (shown.length === 0 && chosen === null) return null;
  return (
    <nav className="work-tags" aria-label={say("work.tags")}>
      <ul>
        <li>
          <Link
            className="work-tag muted"
            to={paths.work}
            aria-current={chosen === null ? "page" : undefined}
          >
            {say("work.all")}
          </Link>
        </li>
        {shown.map(({ key, name }) => (
          <li key={key}>
            <Link
              className="work-tag muted"
              to={paths.workTag(key)}
              aria-current={key === chosen ? "page" : undefined}
            >
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
