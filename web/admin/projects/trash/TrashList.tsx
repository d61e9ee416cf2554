import { useEffect, useState } from "react";
import {
  fetchQuery,
  graphql,
  useLazyLoadQuery,
  usePaginationFragment,
  useRelayEnvironment,
} from "react-relay";
import type { TrashList_query$key } from "../../../__generated__/TrashList_query.graphql";
import type { TrashListPaginationQuery } from "../../../__generated__/TrashListPaginationQuery.graphql";
import type { TrashListQuery } from "../../../__generated__/TrashListQuery.graphql";
import { Button } from "../../../ui/button/Button";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog";
import { fileSize } from "../../fileSize";
import { LoadMore } from "../../layout/LoadMore";
import { useProjectList } from "../ProjectListContext";
import { TrashItem } from "./TrashItem";
import { useEmptyTrash, useRestoreProject } from "./trashActions";
import "./TrashList.css";

/** How many projects are fetched at a time. */
const pageSize = 30;

const trashListQuery = graphql`
  query TrashListQuery($count: Int!) @throwOnFieldError {
    ...TrashList_query @arguments(count: $count)
  }
`;

/** What lies in the trash, last deleted first. */
export function TrashList({ attempt }: { attempt: number }) {
  const query = useLazyLoadQuery<TrashListQuery>(
    trashListQuery,
    { count: pageSize },
    { fetchPolicy: "network-only", fetchKey: attempt },
  );
  return <TrashedProjects query={query} />;
}

function TrashedProjects({ query }: { query: TrashList_query$key }) {
  const { data, ...pages } = usePaginationFragment<TrashListPaginationQuery, TrashList_query$key>(
    graphql`
      fragment TrashList_query on Query
      @refetchable(queryName: "TrashListPaginationQuery")
      @argumentDefinitions(count: { type: "Int!" }, cursor: { type: "String" })
      @throwOnFieldError {
        trashedMediaSize
        trashedProjects(first: $count, after: $cursor)
          @connection(key: "TrashList_trashedProjects") {
          __id
          totalCount
          edges {
            node {
              id
              ...TrashItem_project
            }
          }
        }
      }
    `,
    query,
  );
  const { __id: connection, totalCount, edges } = data.trashedProjects;
  const environment = useRelayEnvironment();
  const { onRefresh } = useProjectList();
  const { restoreProject } = useRestoreProject([connection]);
  const [isAsking, setAsking] = useState(false);
  const { submit, isPending } = useEmptyTrash();
  const emptyTrash = () =>
    submit({}, () => {
      setAsking(false);
      pages.refetch({ count: pageSize }, { fetchPolicy: "network-only" });
    });
  const shown = edges.length;
  // What follows is found from the last project that is shown, which may be the one that was restored.
  useEffect(
    () =>
      onRefresh(async () => {
        const count = Math.max(shown, pageSize);
        await fetchQuery<TrashListQuery>(environment, trashListQuery, { count }).toPromise();
      }),
    [environment, onRefresh, shown],
  );
  const { trashedMediaSize } = data;
  const files =
    trashedMediaSize > 0 && `Deleted pictures and videos: ${fileSize(trashedMediaSize)}.`;
  const isEmpty = shown === 0 && !pages.hasNext;
  if (isEmpty && !files) return <p className="trash-empty">The trash is empty.</p>;
  return (
    <>
      <ul className="trash-list">
        {edges.map(({ node }) => (
          <TrashItem key={node.id} project={node} onRestore={() => restoreProject(node.id)} />
        ))}
      </ul>
      <LoadMore {...pages} size={pageSize} shown={shown} total={totalCount} things="projects" />
      {files && <p>{files}</p>}
      <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
        Empty trash
      </Button>
      <ConfirmDialog
        title="Remove everything in the trash for good?"
        description={`Projects: ${totalCount}, with their drafts and earlier versions. ${files || ""} What is in the library stays there.`}
        confirmLabel="Empty trash"
        isDestructive
        isPending={isPending}
        isOpen={isAsking}
        onConfirm={emptyTrash}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
