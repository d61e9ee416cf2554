import { startTransition, useState } from "react";
import { graphql, useFragment, usePaginationFragment } from "react-relay";
import { Link } from "react-router";
import type { ChangesPanel_entry$key } from "../../../__generated__/ChangesPanel_entry.graphql";
import type { ChangesPanel_query$key } from "../../../__generated__/ChangesPanel_query.graphql";
import type { ChangesPanelPaginationQuery } from "../../../__generated__/ChangesPanelPaginationQuery.graphql";
import { paths } from "../../../paths";
import { TextField } from "../../../ui/field/TextField";
import { Panel } from "../../../ui/panel/Panel";
import { LocalTime } from "../../LocalTime";
import { LoadMore } from "../../layout/LoadMore";
import "./AccessLists.css";

/** How many changes are fetched at once. */
const pageSize = 20;

type Props = { query: ChangesPanel_query$key };

/** The log of changes: who changed what, newest first. */
export function ChangesPanel({ query }: Props) {
  const { data, refetch, ...pages } = usePaginationFragment<
    ChangesPanelPaginationQuery,
    ChangesPanel_query$key
  >(
    graphql`
      fragment ChangesPanel_query on Query
      @refetchable(queryName: "ChangesPanelPaginationQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        text: { type: "String" }
      ) {
        auditLog(first: $count, after: $cursor, text: $text)
          @connection(key: "ChangesPanel_auditLog") {
          edges {
            node {
              id
              ...ChangesPanel_entry
            }
          }
        }
      }
    `,
    query,
  );
  const [text, setText] = useState("");
  const { edges } = data.auditLog;
  return (
    <Panel
      title="Changes"
      description="Who changed what in the last twelve months: you, a token, a schedule, or a command at the terminal."
    >
      <search>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            startTransition(() => void refetch({ text }, { fetchPolicy: "store-and-network" }));
          }}
        >
          <TextField
            type="search"
            label="Search the changes"
            description="Press Enter to search."
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </form>
      </search>
      {edges.length === 0 ? (
        <p role="status">No changes are found.</p>
      ) : (
        <>
          <ul className="access-list ruled-list" aria-label="Changes">
            {edges.map(({ node }) => (
              <Change key={node.id} entry={node} />
            ))}
          </ul>
          <LoadMore {...pages} size={pageSize} shown={edges.length} things="changes" />
        </>
      )}
    </Panel>
  );
}

function Change({ entry }: { entry: ChangesPanel_entry$key }) {
  const { at, actor, action, subject, projectId, revision } = useFragment(
    graphql`
      fragment ChangesPanel_entry on AuditEntry {
        at
        actor
        action
        subject
        projectId
        revision {
          version
        }
      }
    `,
    entry,
  );
  return (
    <li className="access-list-row ruled-row bar">
      <div>
        <p>{[inWords(action), subject].filter(Boolean).join(": ")}</p>
        <p className="quiet">
          {actor}. <LocalTime value={at} style="full" />.
        </p>
      </div>
      {projectId !== null && projectId !== undefined && revision && (
        <Link to={paths.revision(projectId, revision.version)}>See what was saved</Link>
      )}
    </li>
  );
}

/** The name of an action in words: "updateProject" becomes "Update project". */
function inWords(action: string): string {
  const words = action
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll(" api ", " API ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
