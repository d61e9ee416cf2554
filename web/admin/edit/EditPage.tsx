import { graphql } from "react-relay";
import type { EditPageQuery } from "../../__generated__/EditPageQuery.graphql";
import { useRouteQuery } from "../../relay/query-route";
import { EditNotFound } from "./EditNotFound";
import { ProjectEditor } from "./ProjectEditor";

export const editPageQuery = graphql`
  query EditPageQuery($databaseId: Int!) @throwOnFieldError {
    projectByDatabaseId(databaseId: $databaseId) {
      id
      ...ProjectEditor_project
    }
  }
`;

export function EditPage() {
  const { projectByDatabaseId: project } = useRouteQuery<EditPageQuery>(editPageQuery);
  return project ? <ProjectEditor key={project.id} project={project} /> : <EditNotFound />;
}
