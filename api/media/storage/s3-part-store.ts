import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  HeadBucketCommand,
  ListMultipartUploadsCommand,
  ListPartsCommand,
  type S3Client,
  S3ServiceException,
  UploadPartCommand,
} from "@aws-sdk/client-s3";
import { GetFederationTokenCommand, STSClient } from "@aws-sdk/client-sts";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import type { BucketSettings } from "../../settings/buckets.ts";
import { MediaFault, noSuchUpload } from "../media-fault.ts";
import { isMissing, reach, unreachableOr } from "./s3-client.ts";
import {
  credentialLife,
  type Part,
  type PartStore,
  type PartUpload,
  partAddressLife,
  type Storage,
} from "./storage.ts";

/** The prefix in the keys of joined files that are not checked yet. */
const folder = "incoming/";

/** Stores parts in the bucket. Browsers send parts directly to the bucket. */
export async function createS3PartStore(
  client: S3Client,
  settings: BucketSettings,
  storage: Storage,
): Promise<PartStore> {
  const example = new HeadBucketCommand({ Bucket: settings.name });
  const { origin } = new URL(await getSignedUrl(client, example));
  const at = ({ id, partsId }: PartUpload) => ({
    Bucket: settings.name,
    Key: `${folder}${id}`,
    UploadId: partsId,
  });
  return {
    origin,
    start: async (id) => {
      const command = { Bucket: settings.name, Key: `${folder}${id}` };
      const { UploadId } = await reach((abortSignal) =>
        client.send(new CreateMultipartUploadCommand(command), { abortSignal }),
      );
      if (!UploadId) throw new Error("the bucket began no upload");
      return UploadId;
    },
    uploadAddress: (upload, partNumber) =>
      getSignedUrl(client, new UploadPartCommand({ ...at(upload), PartNumber: partNumber }), {
        expiresIn: partAddressLife,
      }),
    list: async (upload) => {
      const parts: Part[] = [];
      let marker: string | undefined;
      for (;;) {
        const page = await reach((abortSignal) =>
          client.send(new ListPartsCommand({ ...at(upload), PartNumberMarker: marker }), {
            abortSignal,
          }),
        ).catch((error: unknown) => {
          throw isGone(error) ? noSuchUpload() : error;
        });
        for (const { PartNumber = 0, Size = 0, ETag = "" } of page.Parts ?? []) {
          parts.push({ partNumber: PartNumber, size: Size, etag: ETag });
        }
        marker = page.NextPartNumberMarker;
        // Some buckets return a marker on the last page, too.
        if (!page.IsTruncated || !marker) return parts;
      }
    },
    join: async (upload, parts) => {
      const list = parts.map(({ partNumber, etag }) => ({ PartNumber: partNumber, ETag: etag }));
      try {
        // Joining may take long and has no timeout, so a request with a timeout first checks that the bucket
        // can be reached.
        await storage.check();
        await client.send(
          new CompleteMultipartUploadCommand({ ...at(upload), MultipartUpload: { Parts: list } }),
        );
      } catch (error) {
        // An earlier call may have joined the parts already.
        const isJoined = isGone(error) && (await storage.stat(`${folder}${upload.id}`)) !== null;
        if (!isJoined) throw refusedJoin(error) ?? unreachableOr(error);
      }
      return storage.read(`${folder}${upload.id}`);
    },
    listBegunBefore: async (moment) => {
      const begun: PartUpload[] = [];
      let next: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } = {};
      for (;;) {
        const page = await reach((abortSignal) =>
          client.send(
            new ListMultipartUploadsCommand({ Bucket: settings.name, Prefix: folder, ...next }),
            { abortSignal },
          ),
        );
        for (const { Key = "", UploadId, Initiated } of page.Uploads ?? []) {
          if (UploadId && Initiated && Initiated < moment) {
            begun.push({ id: Key.slice(folder.length), partsId: UploadId });
          }
        }
        if (!page.IsTruncated || !page.NextKeyMarker) return begun;
        next = { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker };
      }
    },
    remove: async (upload) => {
      try {
        await reach((abortSignal) =>
          client.send(new AbortMultipartUploadCommand(at(upload)), { abortSignal }),
        );
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
      await storage.remove(`${folder}${upload.id}`);
    },
    temporaryCredentials:
      settings.endpoint && !settings.credentialsEndpoint
        ? null
        : () => requestCredentials(settings),
  };
}

/** Whether the upload was aborted, joined, or removed by a lifecycle rule of the bucket. */
function isGone(error: unknown): boolean {
  return error instanceof S3ServiceException && error.name === "NoSuchUpload";
}

/**
 * Converts an error in joining that the sender of the parts can correct. Undefined for other
 * errors.
 */
function refusedJoin(error: unknown): MediaFault | undefined {
  if (isGone(error)) return noSuchUpload();
  if (!(error instanceof S3ServiceException)) return undefined;
  if (error.name === "EntityTooSmall") {
    return new MediaFault(400, "INVALID_PART", "Every part but the last needs 5 MB or more.");
  }
  // Status 400 means a missing or different part, a wrong order, or no parts.
  if (error.$metadata.httpStatusCode !== 400) return undefined;
  return new MediaFault(400, "INVALID_PART", "A part is missing, or is another than named.");
}

/** Requests credentials that permit only writing unchecked files. They are valid for an hour. */
async function requestCredentials(settings: BucketSettings) {
  const { accessKeyId, secretAccessKey, region, name: bucket } = settings;
  const sts = new STSClient({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(settings.credentialsEndpoint && { endpoint: settings.credentialsEndpoint }),
  });
  try {
    const { Credentials } = await reach((abortSignal) =>
      sts.send(
        new GetFederationTokenCommand({
          Name: "vitrine-upload",
          DurationSeconds: 3_600,
          Policy: JSON.stringify({
            Version: "2012-10-17",
            Statement: [
              {
                Effect: "Allow",
                Action: ["s3:PutObject"],
                Resource: [`arn:aws:s3:::${bucket}/${folder}*`],
              },
            ],
          }),
        }),
        { abortSignal },
      ),
    );
    return {
      accessKeyId: Credentials?.AccessKeyId ?? "",
      secretAccessKey: Credentials?.SecretAccessKey ?? "",
      sessionToken: Credentials?.SessionToken ?? "",
      expiresAt: Credentials?.Expiration ?? new Date(Date.now() + credentialLife * 1000),
      bucket,
      region,
    };
  } finally {
    sts.destroy();
  }
}
