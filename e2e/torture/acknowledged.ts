import type { Server } from "../harness/server.ts";
import { askAgain } from "./broken-connections.ts";
import { checksumOf, drawPicture, type Owner, signIn } from "./owner.ts";

/** The projects, by slug, and files that the site has acknowledged as stored. */
export type Acknowledged = { slugs: string[]; files: { path: string; checksum: string }[] };

/**
 * Makes projects and sends files, with five clients at a time. Each client continues until one of
 * its requests fails.
 * @param round a number that makes names and pictures unique
 * @param acknowledged the projects and files that the site acknowledges are added to it
 * @returns the error that has ended each of the five clients
 */
export async function work(
  owner: Owner,
  round: number,
  acknowledged: Acknowledged,
): Promise<unknown[]> {
  const writers = Array.from({ length: 3 }, async (_, writer) => {
    for (let count = 0; ; count++) {
      const slug = `round-${round}-${writer}-${count}`;
      await owner.createProject(slug);
      acknowledged.slugs.push(slug);
    }
  });
  const uploaders = Array.from({ length: 2 }, async (_, uploader) => {
    for (let count = 0; ; count++) {
      const picture = await drawPicture(round * 1_000 + uploader * 500 + count);
      acknowledged.files.push(await owner.upload(picture));
    }
  });
  const ended = await Promise.allSettled([...writers, ...uploaders]);
  return (ended as PromiseRejectedResult[]).map(({ reason }) => reason); // clients end only by errors
}

/** Waits until a file has been acknowledged. */
export async function firstFile({ files }: Acknowledged): Promise<void> {
  const end = performance.now() + 20_000;
  while (files.length === 0) {
    if (performance.now() > end) throw new Error("no file was acknowledged in 20 s");
    await wait(10);
  }
}

/** @throws if a project is missing, or a file is missing or damaged */
export async function assertPresent(
  { origin }: Server,
  { slugs, files }: Acknowledged,
  round: number,
): Promise<void> {
  for (const slug of slugs) {
    const response = await askAgain(() => fetch(`${origin}/api/projects/slug/${slug}`));
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`round ${round}: ${slug} is missing`);
  }
  const owner = await askAgain(() => signIn(origin));
  for (const { path, checksum } of files) {
    const response = await askAgain(() => owner.ask(path));
    const bytes = Buffer.from(await response.arrayBuffer());
    if (response.status !== 200 || checksumOf(bytes) !== checksum) {
      throw new Error(`round ${round}: ${path} is missing or damaged (${response.status})`);
    }
  }
}

export function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
