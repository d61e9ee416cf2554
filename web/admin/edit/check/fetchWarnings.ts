import { graphql } from "react-relay";
import { fetchQuery, type IEnvironment } from "relay-runtime";
import type { fetchWarningsQuery } from "../../../__generated__/fetchWarningsQuery.graphql";
import type { UpdateProjectInput } from "../../../__generated__/useSaveProjectMutation.graphql";

/** Something to look at before a save makes it public. */
export type SaveWarning = fetchWarningsQuery["response"]["projectWarnings"][number];

const query = graphql`
  query fetchWarningsQuery($input: UpdateProjectInput!) @throwOnFieldError {
    projectWarnings(input: $input) {
      code
      message
      media {
        src
        asset {
          id
        }
      }
    }
  }
`;

/** What a save would make public that may not be fit for it. None where the server cannot tell. */
export async function fetchWarnings(
  environment: IEnvironment,
  input: UpdateProjectInput,
): Promise<readonly SaveWarning[]> {
  try {
    const data = await fetchQuery<fetchWarningsQuery>(
      environment,
      query,
      { input },
      { fetchPolicy: "network-only" },
    ).toPromise();
    return data?.projectWarnings ?? [];
  } catch {
    // The check never stands in the way: the save itself says what is wrong.
    return [];
  }
}
