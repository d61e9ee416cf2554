import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { owner } from "./run-mutation.ts";
import type { TestSite } from "./test-site.ts";

/** A picture of random noise, so that no two pictures are equal. */
export async function noise(width = 40, height = 20): Promise<Buffer> {
  const noise = { type: "gaussian" as const, mean: 120, sigma: 30 };
  return sharp({ create: { width, height, channels: 3, background: "#808080", noise } })
    .jpeg()
    .toBuffer();
}

/** Functions for the steps of an upload to one test site. */
export type UploadSteps = {
  /** Requests an upload address. @returns its path and query */
  request: () => Promise<string>;
  put: (url: string, payload: Buffer, headers?: Record<string, string>) => ReturnType<typeof put>;
  finalize: (uploadURL: string) => ReturnType<typeof finalize>;
  /** The names of all files in the site's folders for media. */
  filesOnDisk: () => Promise<string[]>;
};

/** @param cookie the owner's Cookie header, which `put` sends by default */
export function uploadSteps(site: TestSite, cookie: string): UploadSteps {
  return {
    request: () => request(site),
    put: (url, payload, headers = { cookie }) => put(site, url, payload, headers),
    finalize: (uploadURL) => finalize(site, uploadURL),
    filesOnDisk: () => filesOnDisk(site),
  };
}

async function request(site: TestSite): Promise<string> {
  const { data } = await site.graphql<{ requestUpload: { uploadURL: string } }>(
    "mutation { requestUpload(input: {}) { uploadURL userErrors { code } } }",
    {},
    owner,
  );
  const { pathname, search } = new URL(data?.requestUpload.uploadURL ?? "");
  return pathname + search;
}

async function put(site: TestSite, url: string, payload: Buffer, headers: Record<string, string>) {
  return site.app.inject({ method: "PUT", url, payload, headers });
}

async function finalize(site: TestSite, uploadURL: string) {
  const { data } = await site.graphql<{
    finalizeUpload: { objectPath: string | null; userErrors: { code: string }[] };
  }>(
    `mutation ($input: FinalizeUploadInput!) {
      finalizeUpload(input: $input) { objectPath userErrors { code } }
    }`,
    { input: { uploadURL } },
    owner,
  );
  return data?.finalizeUpload;
}

async function filesOnDisk(site: TestSite): Promise<string[]> {
  const files: string[] = [];
  for (const folder of ["media/objects", "media/uploads", "incoming"]) {
    const path = join(site.environment.dataFolder, folder);
    files.push(...(await readdir(path).catch(() => [])));
  }
  return files;
}
