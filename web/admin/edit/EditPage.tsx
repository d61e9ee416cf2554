import { graphql } from "react-relay";
import type { EditPageQuery } from "../../__generated__/EditPageQuery.graphql";
import { useRouteQuery } from "../../relay/query-route";
import { SectionNamesProvider, useSiteSectionNames } from "../editing/sectionNames";
import { NotedPassword } from "../projects/PasswordNote";
import { EditNotFound } from "./EditNotFound";
import { ProjectEditor } from "./ProjectEditor";

export const editPageQuery = graphql`
  query EditPageQuery($databaseId: Int!) @throwOnFieldError {
    projectByDatabaseId(databaseId: $databaseId) {
      id
      ...ProjectEditor_project
    }
    siteColors {
      ...PasswordNote_siteColors
    }
  }
`;

export function EditPage() {
  const { projectByDatabaseId: project, siteColors } = useRouteQuery<EditPageQuery>(editPageQuery);
  const names = useSiteSectionNames();
  if (!project) return <EditNotFound />;
  return (
    <NotedPassword value={siteColors}>
      <SectionNamesProvider value={names}>
        <ProjectEditor key={project.id} project={project} />
      </SectionNamesProvider>
    </NotedPassword>
  );
}
