import { graphql, useLazyLoadQuery } from "react-relay";
import type { TrashListQuery } from "../../../__generated__/TrashListQuery.graphql";
import { TrashItem } from "./TrashItem";
import { useRestoreProject } from "./useRestoreProject";
import "./TrashList.css";

/** What lies in the trash, last deleted first. */
export function TrashList({ attempt }: { attempt: number }) {
  const { trashedProjects } = useLazyLoadQuery<TrashListQuery>(
    graphql`
      query TrashListQuery @throwOnFieldError {
        trashedProjects(first: 100) @connection(key: "TrashList_trashedProjects") {
          __id
          edges {
            node {
              id
              ...TrashItem_project
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: "network-only", fetchKey: attempt },
  );
  const { restoreProject } = useRestoreProject([trashedProjects.__id]);
  if (trashedProjects.edges.length === 0) {
    return <p className="trash-empty">The trash is empty.</p>;
  }
  return (
    <ul className="trash-list">
      {trashedProjects.edges.map(({ node }) => (
        <TrashItem key={node.id} project={node} onRestore={() => restoreProject(node.id)} />
      ))}
    </ul>
  );
}
