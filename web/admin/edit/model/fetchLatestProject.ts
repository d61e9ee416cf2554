import { graphql } from "react-relay";
import { fetchQuery, type IEnvironment } from "relay-runtime";
import type { fetchLatestProjectQuery } from "../../../__generated__/fetchLatestProjectQuery.graphql";
import type { ProjectSnapshot } from "./projectValues";
import { readProject } from "./readProject";

const query = graphql`
  query fetchLatestProjectQuery($databaseId: Int!) @throwOnFieldError {
    projectByDatabaseId(databaseId: $databaseId) {
      id
      ...readProject_project
    }
  }
`;

/** Fetches the project as it is on the server now. Null if it is in the trash, or deleted. */
export async function fetchLatestProject(
  environment: IEnvironment,
  databaseId: number,
): Promise<ProjectSnapshot | null> {
  const data = await fetchQuery<fetchLatestProjectQuery>(
    environment,
    query,
    { databaseId },
    { fetchPolicy: "network-only" },
  ).toPromise();
  return data?.projectByDatabaseId ? readProject(data.projectByDatabaseId) : null;
}
