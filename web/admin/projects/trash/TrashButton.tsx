import { useEffect, useState } from "react";
import {
  fetchQuery,
  graphql,
  useLazyLoadQuery,
  usePaginationFragment,
  useRelayEnvironment,
} from "react-relay";
import type {
  TrashButton_query$data,
  TrashButton_query$key,
} from "../../../__generated__/TrashButton_query.graphql";
import type { TrashButtonPaginationQuery } from "../../../__generated__/TrashButtonPaginationQuery.graphql";
import type { TrashButtonQuery } from "../../../__generated__/TrashButtonQuery.graphql";
import { Button } from "../../../ui/button/Button";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog";
import { Dialog } from "../../../ui/dialog/Dialog";
import { DialogActions } from "../../../ui/dialog/DialogActions";
import { TrashIcon } from "../../../ui/icon/icons";
import { Skeleton } from "../../../ui/skeleton/Skeleton";
import { fileSize } from "../../fileSize";
import { LoadMore } from "../../layout/LoadMore";
import { PanelBoundary } from "../../layout/PanelBoundary";
import { useParameter } from "../../layout/useParameter";
import { useProjectList } from "../ProjectListContext";
import { useEmptyTrash, useRestoreProject } from "./trashActions";
import "./TrashList.css";

/** The button that opens the trash, and the trash, which is open while the address has `?trash`. */
export function TrashButton() {
  const [trash, setTrash] = useParameter("trash");
  const setOpen = (isOpen: boolean) => setTrash(isOpen ? "" : null, { replace: !isOpen });
  return (
    <>
      <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <TrashIcon />
        Trash
      </Button>
      <Dialog title="Trash" size="large" isOpen={trash !== null} onClose={() => setOpen(false)}>
        <p className="dialog-description muted">Deleted projects stay here for 30 days.</p>
        <PanelBoundary
          message="The trash could not be loaded."
          fallback={<Skeleton height="64px" radius="large" />}
        >
          {(attempt) => <TrashList attempt={attempt} />}
        </PanelBoundary>
      </Dialog>
    </>
  );
}

/** How many projects are fetched at a time. */
const pageSize = 30;

const trashListQuery = graphql`
  query TrashButtonQuery($count: Int!) @throwOnFieldError {
    ...TrashButton_query @arguments(count: $count)
  }
`;

/** The projects in the trash, the last deleted first. */
function TrashList({ attempt }: { attempt: number }) {
  const query = useLazyLoadQuery<TrashButtonQuery>(
    trashListQuery,
    { count: pageSize },
    { fetchPolicy: "network-only", fetchKey: attempt },
  );
  return <TrashedProjects query={query} />;
}

function TrashedProjects({ query }: { query: TrashButton_query$key }) {
  const { data, ...pages } = usePaginationFragment<
    TrashButtonPaginationQuery,
    TrashButton_query$key
  >(
    graphql`
      fragment TrashButton_query on Query
      @refetchable(queryName: "TrashButtonPaginationQuery")
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
              name
              slug
              deletedAt
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
  // Every refresh reads the shown projects again: the cursor of the next page belongs to the last of them,
  // which may be the one that was restored.
  useEffect(
    () =>
      onRefresh(async () => {
        const count = Math.max(shown, pageSize);
        await fetchQuery<TrashButtonQuery>(environment, trashListQuery, { count }).toPromise();
      }),
    [environment, onRefresh, shown],
  );
  const { trashedMediaSize } = data;
  const files =
    trashedMediaSize > 0 && `Deleted pictures and videos: ${fileSize(trashedMediaSize)}.`;
  const isEmpty = shown === 0 && !pages.hasNext;
  if (isEmpty && !files) return <p className="trash-empty muted">The trash is empty.</p>;
  return (
    <>
      <ul className="ruled-list">
        {edges.map(({ node }) => (
          <TrashItem key={node.id} project={node} onRestore={() => restoreProject(node.id)} />
        ))}
      </ul>
      <LoadMore {...pages} size={pageSize} shown={shown} total={totalCount} things="projects" />
      <DialogActions note={files}>
        <Button onClick={() => setAsking(true)}>Empty trash</Button>
      </DialogActions>
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

const dayInMilliseconds = 24 * 60 * 60 * 1_000;
const daysInTrash = 30;

type Trashed = TrashButton_query$data["trashedProjects"]["edges"][number]["node"];

type Props = { project: Trashed; onRestore: () => void };

/** A deleted project, how long it can still be restored, and the button that restores it. */
function TrashItem({ project: { name, slug, deletedAt }, onRestore }: Props) {
  const age = deletedAt ? Date.now() - Date.parse(deletedAt) : 0;
  const daysLeft = Math.max(1, Math.ceil(daysInTrash - age / dayInMilliseconds));
  return (
    <li className="ruled-row bar">
      <div className="trash-item-words">
        <p className="trash-item-name strong">{name}</p>
        <p className="quiet">
          /{slug} · {daysLeft === 1 ? "gone within a day" : `${daysLeft} days left`}
        </p>
      </div>
      <Button size="small" aria-label={`Restore ${name}`} onClick={onRestore}>
        Restore
      </Button>
    </li>
  );
}
