import { graphql } from "react-relay";
import { fetchQuery, type IEnvironment } from "relay-runtime";
import type {
  fetchMediaDetailsQuery,
  fetchMediaDetailsQuery$data,
} from "../../../../__generated__/fetchMediaDetailsQuery.graphql";

const query = graphql`
  query fetchMediaDetailsQuery($path: String!) @throwOnFieldError {
    mediaAsset(path: $path) {
      id
      path
      kind
      altText
      focalX
      focalY
      sources {
        srcSet
      }
    }
  }
`;

/** What the owner may say about a stored picture or film. */
export type MediaDetails = NonNullable<fetchMediaDetailsQuery$data["mediaAsset"]>;

/** The details as they are on the server now. Null where nothing is stored under the address. */
export async function fetchMediaDetails(
  environment: IEnvironment,
  path: string,
): Promise<MediaDetails | null> {
  const data = await fetchQuery<fetchMediaDetailsQuery>(
    environment,
    query,
    { path },
    { fetchPolicy: "network-only" },
  ).toPromise();
  return data?.mediaAsset ?? null;
}
