import { graphql } from "react-relay";
import { fetchQuery, type IEnvironment } from "relay-runtime";
import type {
  fetchWarningsQuery,
  UpdateProjectInput,
} from "../../__generated__/fetchWarningsQuery.graphql";
import { unpublished } from "../../relay/browser-network";

/** A warning about content that would become public. */
export type PublicWarning = fetchWarningsQuery["response"]["projectWarnings"][number];

const query = graphql`
  query fetchWarningsQuery($input: UpdateProjectInput!) @throwOnFieldError {
    projectWarnings(input: $input) {
      code
      message
      places
      media {
        src
        kind
        thumbnail
        asset {
          id
          version
          fileName
          altText
          isDecorative
          offeredDescription
          focalX
          focalY
        }
      }
    }
  }
`;

/**
 * The warnings about content that a change of a project would make public.
 * @throws {RequestError} if they cannot be fetched
 */
export async function fetchWarnings(
  environment: IEnvironment,
  input: UpdateProjectInput,
): Promise<readonly PublicWarning[]> {
  const data = await fetchQuery<fetchWarningsQuery>(
    environment,
    query,
    { input },
    { fetchPolicy: "network-only", networkCacheConfig: unpublished },
  ).toPromise();
  return data?.projectWarnings ?? [];
}
