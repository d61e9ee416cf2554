import { graphql } from "react-relay";
import type { ProjectsTabQuery } from "../../__generated__/ProjectsTabQuery.graphql";
import { useRouteQuery } from "../../relay/query-route";
import { LeaveGuard } from "../leaving/LeaveGuard";
import { filtersIn } from "../projects/filter/projectFilters";
import { ProjectList } from "./ProjectList";

export const projectsTabQuery = graphql`
  query ProjectsTabQuery(
    $visibility: Visibility
    $tag: String
    $search: String
    $orderBy: ProjectOrder!
  ) @throwOnFieldError {
    ...ProjectList_query
      @arguments(visibility: $visibility, tag: $tag, search: $search, orderBy: $orderBy)
  }
`;

/** The variables of the query: the filters and the order in the query string of the address. */
export function projectsTabVariables({ searchParams }: URL): ProjectsTabQuery["variables"] {
  return filtersIn(searchParams);
}

/** The owner's projects, with actions to create, change, arrange and delete them. */
export function ProjectsTab() {
  const query = useRouteQuery<ProjectsTabQuery>(projectsTabQuery);
  return (
    <LeaveGuard>
      <ProjectList query={query} />
    </LeaveGuard>
  );
}
