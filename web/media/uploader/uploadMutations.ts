import { commitMutation, graphql } from "react-relay";
import type { GraphQLTaggedNode, IEnvironment, MutationParameters } from "relay-runtime";
import type { uploadMutations_describe_Mutation } from "../../__generated__/uploadMutations_describe_Mutation.graphql";
import type { uploadMutations_finalize_Mutation } from "../../__generated__/uploadMutations_finalize_Mutation.graphql";
import type { uploadMutations_rendition_Mutation } from "../../__generated__/uploadMutations_rendition_Mutation.graphql";
import type { uploadMutations_request_Mutation } from "../../__generated__/uploadMutations_request_Mutation.graphql";
import { stripBasePath } from "../../strip-base-path";

/** The asset of an uploaded file. */
export type UploadedAsset = NonNullable<
  uploadMutations_finalize_Mutation["response"]["finalizeUpload"]["asset"]
>;

/** The size in bytes and the name of a file, which the server checks before the file is sent. */
export type AnnouncedFile = { byteSize: number; fileName?: string | undefined };

/** Requests an upload address on this origin. @throws {Error} with a message for the owner */
export async function requestAddress(
  environment: IEnvironment,
  announced: AnnouncedFile,
): Promise<string> {
  const { requestUpload } = await commit<uploadMutations_request_Mutation>(
    environment,
    graphql`
      mutation uploadMutations_request_Mutation($input: RequestUploadInput!) {
        requestUpload(input: $input) {
          uploadURL
          userErrors {
            message
          }
        }
      }
    `,
    { input: announced },
  );
  const { uploadURL, userErrors } = requestUpload;
  if (!uploadURL) throw new Error(userErrors[0]?.message ?? "Failed to get upload URL");
  // The server's address has the site's public origin, but the cookies belong to the origin of this page.
  const { pathname, search } = new URL(uploadURL);
  return new URL(pathname + search, window.location.origin).href;
}

/**
 * Makes an asset of an uploaded file, or finds the asset with the same bytes (then `wasStored` is
 * true).
 * @throws {Error} with a message for the owner
 */
export async function finalizeUpload(
  environment: IEnvironment,
  address: string,
): Promise<{ asset: UploadedAsset; wasStored: boolean }> {
  const { finalizeUpload: payload } = await commit<uploadMutations_finalize_Mutation>(
    environment,
    graphql`
      mutation uploadMutations_finalize_Mutation($input: FinalizeUploadInput!) {
        finalizeUpload(input: $input) {
          asset {
            version
            kind
            width
            height
            altText
            isDecorative
            offeredDescription
            playbackWarning
            ...renditionQueue_video @relay(mask: false)
            thumbnail
          }
          wasStored
          userErrors {
            message
          }
        }
      }
    `,
    { input: { uploadURL: stripBasePath(new URL(address).pathname) ?? "" } },
  );
  if (!payload.asset) {
    throw new Error(payload.userErrors[0]?.message ?? "Upload returned null path");
  }
  return { asset: payload.asset, wasStored: payload.wasStored };
}

/**
 * Stores the poster and the duration of a video. @returns the asset's fields that depend on them; empty if
 * refused
 */
export async function describeVideo(
  environment: IEnvironment,
  input: { id: string; posterPath: string; durationSeconds?: number },
): Promise<Partial<UploadedAsset>> {
  const { updateMediaAsset } = await commit<uploadMutations_describe_Mutation>(
    environment,
    graphql`
      mutation uploadMutations_describe_Mutation($input: UpdateMediaAssetInput!) {
        updateMediaAsset(input: $input) {
          asset {
            durationSeconds
            ...renditionQueue_video @relay(mask: false)
            thumbnail
            poster {
              src
            }
          }
          userErrors {
            message
          }
        }
      }
    `,
    { input },
  );
  return updateMediaAsset.asset ?? {};
}

/** Stores an uploaded file as a version of a video. @throws {Error} with a message for the owner */
export async function storeRendition(
  environment: IEnvironment,
  id: string,
  address: string,
): Promise<void> {
  const { storeVideoRendition } = await commit<uploadMutations_rendition_Mutation>(
    environment,
    graphql`
      mutation uploadMutations_rendition_Mutation($input: StoreVideoRenditionInput!) {
        storeVideoRendition(input: $input) {
          asset {
            ...FileFacts_asset
          }
          userErrors {
            message
          }
        }
      }
    `,
    { input: { id, uploadURL: stripBasePath(new URL(address).pathname) ?? "" } },
  );
  const [fault] = storeVideoRendition.userErrors;
  if (fault) throw new Error(fault.message);
}

/** The maximum size of a file, in bytes. */
export const byteLimit = 100 * 1024 * 1024;

/**
 * Uploads a file that the owner did not choose, such as a still. The list of uploads does not show it.
 * @returns the upload address of the file
 */
export async function sendBlob(
  environment: IEnvironment,
  blob: Blob,
  signal: AbortSignal,
): Promise<string> {
  const address = await requestAddress(environment, { byteSize: blob.size });
  const response = await fetch(address, { method: "PUT", body: blob, signal }).catch(() => null);
  if (!response?.ok) {
    const source = { status: response?.status ?? 0 };
    throw Object.assign(new Error("Failed to upload file to cloud storage"), { source });
  }
  return address;
}

function commit<Operation extends MutationParameters>(
  environment: IEnvironment,
  mutation: GraphQLTaggedNode,
  variables: Operation["variables"],
): Promise<Operation["response"]> {
  return new Promise((resolve, reject) => {
    commitMutation<Operation>(environment, {
      mutation,
      variables,
      onCompleted: (response) => resolve(response),
      onError: reject,
    });
  });
}
