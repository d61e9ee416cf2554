import { graphql, usePaginationFragment } from "react-relay";
import { useSearchParams } from "react-router";
import type { ProjectList_query$key } from "../../__generated__/ProjectList_query.graphql";
import type { ProjectListPaginationQuery } from "../../__generated__/ProjectListPaginationQuery.graphql";
import { Beginning } from "../beginning/Beginning";
import { LoadMore } from "../layout/LoadMore";
import { TabHeading } from "../layout/TabHeading";
import { OrderPanel } from "../order/OrderPanel";
import { AdminProjectCard } from "../projects/AdminProjectCard";
import { CreateProjectDialog } from "../projects/create/CreateProjectDialog";
import { ProjectFilterBar } from "../projects/filter/ProjectFilterBar";
import { filtersIn, leavesOut, type ProjectFilters } from "../projects/filter/projectFilters";
import { ProjectListContext } from "../projects/ProjectListContext";
import { TrashButton } from "../projects/trash/TrashButton";
import { NoProjects } from "./NoProjects";
import { useFocusAfterRemoval } from "./useFocusAfterRemoval";
import { useRefreshableList } from "./useRefreshableList";
import "./ProjectList.css";

const more = 48;

const noneOfVisibility = {
  PUBLIC: "No project is public.",
  UNLISTED: "No project is unlisted.",
  DRAFT: "No project is a draft.",
};

/** Why nothing is listed. */
function noneOf({ visibility, tag, search }: ProjectFilters): string {
  const isAlone = tag === null && search === null;
  return visibility && isAlone ? noneOfVisibility[visibility] : "No project matches.";
}

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
        tag: { type: "String" }
        search: { type: "String" }
        orderBy: { type: "ProjectOrder", defaultValue: HOME }
      )
      @refetchable(queryName: "ProjectListPaginationQuery")
      @throwOnFieldError {
        ...Beginning_query
        ...ProjectFilterBar_query
        projects(
          first: $count
          after: $cursor
          orderBy: $orderBy
          visibility: $visibility
          tag: $tag
          search: $search
        )
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
  const filters = filtersIn(parameters);
  const isFiltered = leavesOut(filters);
  const list = useRefreshableList(connection, edges.length, filters);
  const { cards, heading, focusNeighbourOf } = useFocusAfterRemoval();
  return (
    <ProjectListContext value={list}>
      <div className="project-list-head">
        <TabHeading ref={heading} title="Project Management" />
        <TrashButton />
      </div>
      <Beginning query={data} />
      <CreateProjectDialog />
      {(isFiltered || edges.length > 0) && <ProjectFilterBar query={data} />}
      {edges.length === 0 &&
        (isFiltered ? (
          <p className="project-list-none" role="status">
            {noneOf(filters)}
          </p>
        ) : (
          <NoProjects />
        ))}
      <ul className="project-list" ref={cards}>
        {edges.map(({ node }) => (
          <li key={node.id} className="project-list-item" data-project={node.id}>
            <AdminProjectCard
              project={node}
              onDelete={() => focusNeighbourOf(node.id)}
              onVisibilityChanged={() => {
                // It is none of those that are listed any more.
                if (filters.visibility) focusNeighbourOf(node.id);
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
