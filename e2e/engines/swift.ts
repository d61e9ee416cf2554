import { CreateBucketCommand } from "@aws-sdk/client-s3";
import { createS3Client } from "../../api/media/storage/s3-client.ts";
import type { BucketSettings } from "../../api/settings/buckets.ts";
import { findPort } from "../../scripts/find-port.mjs";
import { startSwift } from "../../scripts/swift/start-swift.mjs";

/** A server of OpenStack Swift, an object storage with an S3 interface that is not this product's code. */
export type Swift = Awaited<ReturnType<typeof startSwift>> & {
  /** Makes a bucket. @param endpoint Swift's own by default, or that of a `BucketLine` to Swift */
  makeBucket: (name: string, endpoint?: string) => Promise<BucketSettings>;
};

/** The path of a Python with Swift. Only `npm run test:matrix` sets it. */
const { SWIFT_PYTHON: python = "" } = process.env;

export async function openSwift(): Promise<Swift> {
  const swift = await startSwift(python, await findPort());
  const { endpoint: ownEndpoint, keys } = swift;
  return {
    ...swift,
    makeBucket: async (name, endpoint = ownEndpoint) => {
      const settings = {
        ...{ name, endpoint, region: "us-east-1", credentialsEndpoint: undefined },
        ...{ accessKeyId: keys.id, secretAccessKey: keys.secret },
      };
      const client = createS3Client(settings);
      await client.send(new CreateBucketCommand({ Bucket: name }));
      client.destroy();
      return settings;
    },
  };
}

/** The environment variables of a site that stores its media in the bucket. */
export function variablesOf({ name, endpoint = "", ...key }: BucketSettings) {
  return {
    S3_BUCKET: name,
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: key.accessKeyId,
    S3_SECRET_ACCESS_KEY: key.secretAccessKey,
  };
}
