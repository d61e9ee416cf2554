import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type FakeBucket, startFakeBucket } from "../../../testing/fake-bucket.ts";
import { openTestSite, type TestSite } from "../../../testing/test-site.ts";

let bucket: FakeBucket;
let issuer: Server;
let site: TestSite;
let cookie: string;
/** The last request to the issuer of credentials, and the expiry date that it returns. */
let asked = new URLSearchParams();
let expiration: string;

beforeAll(async () => {
  bucket = await startFakeBucket();
  issuer = createServer(async (request, response) => {
    asked = new URLSearchParams(await text(request));
    response.setHeader("content-type", "text/xml");
    response.end(
      `<GetFederationTokenResponse><GetFederationTokenResult><Credentials><AccessKeyId>temporary</AccessKeyId><SecretAccessKey>hidden</SecretAccessKey><SessionToken>token</SessionToken>${expiration}</Credentials></GetFederationTokenResult></GetFederationTokenResponse>`,
    );
  });
  await new Promise<void>((resolve) => issuer.listen(0, "127.0.0.1", resolve));
  const { port } = issuer.address() as AddressInfo; // it listens on a port
  const { name, endpoint = "", accessKeyId, secretAccessKey } = bucket.settings;
  site = await openTestSite({
    S3_BUCKET: name,
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    S3_STS_ENDPOINT: `http://127.0.0.1:${port}`,
  });
  cookie = await site.signIn();
});
beforeEach(() => {
  expiration = "<Expiration>2030-01-02T03:04:05Z</Expiration>";
});
afterAll(async () => {
  await site.close();
  await bucket.close();
  await new Promise((resolve) => issuer.close(resolve));
});

const request = () => site.app.inject({ url: "/s3/sts", headers: { cookie } });

test("credentials are handed over in the form that uploaders know, and are kept by no cache", async () => {
  const response = await request();
  expect(response.statusCode).toBe(200);
  expect(response.headers["cache-control"]).toContain("no-store");
  expect(response.json()).toEqual({
    credentials: {
      AccessKeyId: "temporary",
      SecretAccessKey: "hidden",
      SessionToken: "token",
      Expiration: "2030-01-02T03:04:05.000Z",
    },
    bucket: bucket.settings.name,
    region: "us-east-1",
  });
});

test("they are good for putting files that are still to be checked, and for nothing else", async () => {
  await request();
  expect(asked.get("Action")).toBe("GetFederationToken");
  expect(JSON.parse(asked.get("Policy") ?? "").Statement).toEqual([
    {
      Effect: "Allow",
      Action: ["s3:PutObject"],
      Resource: ["arn:aws:s3:::shop-window/incoming/*"],
    },
  ]);
});

test("where their end is not said it is the documented one", async () => {
  expiration = "";
  const { credentials } = (await request()).json();
  const life = (new Date(credentials.Expiration).getTime() - Date.now()) / 1000;
  expect(life).toBeGreaterThan(604_700);
  expect(life).toBeLessThanOrEqual(604_800);
});
