import { graphql } from "react-relay";
import type { ProjectsTabQuery } from "../../__generated__/ProjectsTabQuery.graphql";
import { useRouteQuery } from "../../relay/query-route";
import { LeaveGuard } from "../leaving/LeaveGuard";
import { ProjectList } from "./ProjectList";

export const projectsTabQuery = graphql`
  query ProjectsTabQuery @throwOnFieldError {
    ...ProjectList_query
  }
`;

/** The owner's projects: make, change, arrange and remove them. */
export function ProjectsTab() {
  const query = useRouteQuery<ProjectsTabQuery>(projectsTabQuery);
  return (
    <LeaveGuard>
      <ProjectList query={query} />
    </LeaveGuard>
  );
}
