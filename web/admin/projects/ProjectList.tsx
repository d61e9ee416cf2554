import { graphql, usePaginationFragment } from "react-relay";
import { useSearchParams } from "react-router";
import type { ProjectList_query$key } from "../../__generated__/ProjectList_query.graphql";
import type { ProjectListPaginationQuery } from "../../__generated__/ProjectListPaginationQuery.graphql";
import { Beginning } from "../beginning/Beginning";
import { LoadMore } from "../layout/LoadMore";
import { TabHeading } from "../layout/TabHeading";
import { OrderPanel } from "../order/OrderPanel";
import { VisibilityFilter } from "../visibility/VisibilityFilter";
import { visibilityIn } from "../visibility/visibilityFilter";
import { AdminProjectCard } from "./AdminProjectCard";
import { CreateProjectDialog } from "./create/CreateProjectDialog";
import { NoProjects } from "./NoProjects";
import { ProjectListContext } from "./ProjectListContext";
import { TrashButton } from "./trash/TrashButton";
import { useFocusAfterRemoval } from "./useFocusAfterRemoval";
import { useRefreshableList } from "./useRefreshableList";
import "./ProjectList.css";

const more = 48;

const noneOf = {
  PUBLIC: "No project is public.",
  UNLISTED: "No project is unlisted.",
  DRAFT: "No project is a draft.",
};

/** A card for every project, a page of them at a time. */
export function ProjectList({ query }: { query: ProjectList_query$key }) {
  const { data, ...pages } = usePaginationFragment<
    ProjectListPaginationQuery,
    ProjectList_query$key
  >(
    graphql`
      fragment ProjectList_query on Query
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 24 }
        cursor: { type: "String" }
        visibility: { type: "Visibility" }
      )
      @refetchable(queryName: "ProjectListPaginationQuery")
      @throwOnFieldError {
        ...Beginning_query
        projects(first: $count, after: $cursor, orderBy: HOME, visibility: $visibility)
          @connection(key: "ProjectList_projects") {
          __id
          totalCount
          edges {
            node {
              id
              ...AdminProjectCard_project
            }
          }
        }
      }
    `,
    query,
  );
  const { __id: connection, totalCount, edges } = data.projects;
  const [parameters] = useSearchParams();
  const visibility = visibilityIn(parameters);
  const list = useRefreshableList(connection, edges.length, visibility);
  const { cards, heading, focusNeighbourOf } = useFocusAfterRemoval();
  return (
    <ProjectListContext value={list}>
      <div className="project-list-head">
        <TabHeading ref={heading} title="Project Management" />
        <TrashButton />
      </div>
      <Beginning query={data} />
      <CreateProjectDialog />
      {(visibility || edges.length > 0) && <VisibilityFilter />}
      {edges.length === 0 &&
        (visibility ? <p className="project-list-none">{noneOf[visibility]}</p> : <NoProjects />)}
      <ul className="project-list" ref={cards}>
        {edges.map(({ node }) => (
          <li key={node.id} className="project-list-item" data-project={node.id}>
            <AdminProjectCard
              project={node}
              onDelete={() => focusNeighbourOf(node.id)}
              onVisibilityChanged={() => {
                // It is none of those that are listed any more.
                if (visibility) focusNeighbourOf(node.id);
                list.refresh();
              }}
            />
          </li>
        ))}
      </ul>
      <LoadMore {...pages} size={more} shown={edges.length} total={totalCount} things="projects" />
      {edges.length > 0 && <OrderPanel />}
    </ProjectListContext>
  );
}
