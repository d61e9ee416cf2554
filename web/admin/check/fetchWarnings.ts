import { graphql } from "react-relay";
import { fetchQuery, type IEnvironment } from "relay-runtime";
import type {
  fetchWarningsQuery,
  UpdateProjectInput,
} from "../../__generated__/fetchWarningsQuery.graphql";

/** Something to look at before it is public. */
export type PublicWarning = fetchWarningsQuery["response"]["projectWarnings"][number];

const query = graphql`
  query fetchWarningsQuery($input: UpdateProjectInput!) @throwOnFieldError {
    projectWarnings(input: $input) {
      code
      message
      media {
        src
        thumbnail
        asset {
          id
        }
      }
    }
  }
`;

/** What a change would make public that may not be fit for it. None where the server cannot tell. */
export async function fetchWarnings(
  environment: IEnvironment,
  input: UpdateProjectInput,
): Promise<readonly PublicWarning[]> {
  try {
    const data = await fetchQuery<fetchWarningsQuery>(
      environment,
      query,
      { input },
      { fetchPolicy: "network-only" },
    ).toPromise();
    return data?.projectWarnings ?? [];
  } catch {
    // The check never stands in the way: the change itself says what is wrong.
    return [];
  }
}
