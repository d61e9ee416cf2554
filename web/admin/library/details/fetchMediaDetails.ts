import { graphql } from "react-relay";
import { fetchQuery, type IEnvironment } from "relay-runtime";
import type {
  fetchMediaDetailsQuery,
  fetchMediaDetailsQuery$data,
} from "../../../__generated__/fetchMediaDetailsQuery.graphql";

export const mediaDetailsQuery = graphql`
  query fetchMediaDetailsQuery($path: String!) @throwOnFieldError {
    mediaAsset(path: $path) {
      id
      version
      path
      kind
      altText
      isDecorative
      offeredDescription
      focalX
      focalY
      thumbnail
      captions {
        language
        label
        webVtt
        src
      }
      sources {
        srcSet
      }
      ...FileFacts_asset
      ...ReplaceEverywhere_asset
      ...DeleteFile_asset
    }
  }
`;

/** The editable data of a stored picture or video. */
export type MediaDetails = NonNullable<fetchMediaDetailsQuery$data["mediaAsset"]>;

/** Fetches the current details of a file into the Relay store. @returns whether the file exists */
export async function fetchMediaDetails(environment: IEnvironment, path: string): Promise<boolean> {
  const data = await fetchQuery<fetchMediaDetailsQuery>(
    environment,
    mediaDetailsQuery,
    { path },
    { fetchPolicy: "network-only" },
  ).toPromise();
  return Boolean(data?.mediaAsset);
}
