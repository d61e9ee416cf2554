import { once } from "node:events";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { gifOf } from "../../api/testing/animation.ts";
import { type Server, startServer } from "../harness/server.ts";
import { compileFaults } from "./interrupted-starts.ts";
import { checksumOf, describe, type Owner, signIn } from "./owner.ts";

/**
 * The steps of an upload that a site has acknowledged: the address to which the file was sent, the
 * path of the asset, the address to which its rendition (video version) was sent, and whether the
 * rendition is stored.
 */
type Told = { sentTo?: string; path?: string; renditionSentTo?: string; hasRendition?: boolean };

const animation = gifOf(
  { width: 640, height: 400, count: 3 },
  (x, y, n) => ((x ^ y) + n * 9) & 127,
);

/**
 * Kills a site, and fills its disk, in each step of an upload: while the file is sent, when it
 * becomes an asset, when a video version is stored, and when a derivative (smaller version) is made.
 * Expects afterwards that no incomplete file is shown, that all acknowledged steps have survived,
 * and that the other steps can be repeated.
 * @param growth the share by which the number of writes before a fault grows from one fault to the
 * next; 0 for a kill at each write to the disk
 * @returns what was seen, as a sentence; undefined if no faults can be injected on this machine
 */
export async function surviveInterruptedFiles(growth: number): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-interrupted-files-"));
  try {
    const library = await compileFaults(folder);
    if (!library) return undefined;
    const source = join(folder, "empty");
    await (await startServer({ DATA_DIR: source, DEMO_CONTENT: "0" })).stop();
    const seen: string[] = [];
    // A file causes many more writes than syncs (writes to the disk), so the steps between writes are
    // larger.
    const faults = { KILL_AT_SYNC: growth, FULL_AT_WRITE: Math.max(growth, 0.2) };
    for (const [fault, part] of Object.entries(faults)) {
      const steps = new Map<string, number>();
      for (let at = 1; ; at = Math.max(at + 1, Math.round(at * (1 + part)))) {
        const data = join(folder, "data");
        await cp(source, data, { recursive: true });
        const variables = { [fault]: String(at), LD_PRELOAD: library };
        const step = await interrupt(data, join(folder, "counting"), variables);
        await rm(data, { recursive: true });
        if (step === "") break;
        steps.set(step, (steps.get(step) ?? 0) + 1);
      }
      seen.push(`${fault}: ${[...steps].map(([step, count]) => `${step} ${count} ×`).join(", ")}`);
    }
    return `interrupted files: ${seen.join("; ")}; nothing half was shown, and no original was lost`;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Takes all steps on a server with a fault, and then the missing steps on a server without one.
 * @param counting the path of a file during whose existence the fault may happen
 * @returns the step that was interrupted; empty if none was
 */
async function interrupt(
  data: string,
  counting: string,
  faults: Record<string, string>,
): Promise<string> {
  const told: Told = {};
  const faulty = await startServer({
    ...{ DATA_DIR: data, FAULTS_IN: data, FAULTS_WHILE: counting },
    ...faults,
  });
  const owner = await signIn(faulty.origin);
  await writeFile(counting, "");
  const step = await takeSteps(faulty.origin, owner, told).then(
    () => "",
    (error: unknown) => {
      if (error instanceof Interruption) return error.message;
      throw error;
    },
  );
  await rm(counting);
  await end(faulty, step);

  const server = await startServer({ DATA_DIR: data });
  try {
    const again = await signIn(server.origin);
    await assertWhole(again, told);
    await takeSteps(server.origin, again, told);
    await assertWhole(again, told);
  } catch (error) {
    const when = `${JSON.stringify(faults)} in ${step || "no step"}`;
    throw new Error(`${when}: ${error}\n${server.output()}`, { cause: error });
  } finally {
    await server.stop();
  }
  return step;
}

/**
 * Waits for the end of a killed server. A server with a full disk still has to serve the home page,
 * and is then stopped.
 */
async function end(server: Server, step: string): Promise<void> {
  const { process } = server;
  const isGone = await fetch(server.origin).then(
    async (response) => {
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`in ${step}: home ${response.status}`);
      return false;
    },
    () => true,
  );
  if (!isGone) await server.stop();
  else if (process.exitCode === null && process.signalCode === null) await once(process, "exit");
}

class Interruption extends Error {}

/** Takes the steps of the upload that were not acknowledged before. @throws {Interruption} see `step` */
async function takeSteps(origin: string, owner: Owner, told: Told): Promise<void> {
  if (!told.path) {
    told.sentTo ??= await send(owner, animation, "upload");
    const body = JSON.stringify({ imageURL: origin + told.sentTo });
    const method = "PUT";
    told.path = (await step(owner, "finalize", "/api/objects/image", { method, body })).objectPath;
  }
  if (!told.hasRendition) {
    told.renditionSentTo ??= await send(
      owner,
      await readFile("web/ui/spinner/spinner.mp4"),
      "rendition",
    );
    const [asset] = await readAssets(owner);
    const query =
      "mutation ($input: StoreVideoRenditionInput!) { storeVideoRendition(input: $input) { userErrors { message } } }";
    const input = { id: asset?.id, uploadURL: origin + told.renditionSentTo };
    const body = JSON.stringify({ query, variables: { input } });
    const stored = await step(owner, "rendition", "/graphql", { method: "POST", body });
    const message = stored.data.storeVideoRendition.userErrors[0]?.message;
    if (message) throw new Error(message);
    told.hasRendition = true;
  }
  for (const name of ["640.webp", "moving-480.webp"]) {
    await step(owner, "derivative", `${told.path}/${name}`, { headers: { accept: "image/gif" } });
  }
}

/** Requests an upload address, and sends a file there. @returns the address, as a path with its query */
async function send(owner: Owner, bytes: Buffer, name: string): Promise<string> {
  const { uploadURL } = await step(owner, name, "/api/objects/upload", { method: "POST" });
  const { pathname, search } = new URL(uploadURL);
  const address = pathname + search;
  await step(owner, name, address, { method: "PUT", body: new Uint8Array(bytes) });
  return address;
}

/**
 * Sends a request of a step of the upload.
 * @param name the name of the step
 * @returns the parsed response if it is JSON
 * @throws {Interruption} if the site was killed, or responds that its disk is full
 */
async function step(owner: Owner, name: string, path: string, request: RequestInit) {
  const isJson = typeof request.body === "string";
  const headers = { ...(isJson && { "content-type": "application/json" }), ...request.headers };
  const response = await owner.ask(path, { ...request, headers }).catch(() => null);
  const bytes = await response?.arrayBuffer().catch(() => null);
  if (!response || !bytes) throw new Interruption(name);
  const text = Buffer.from(bytes).toString();
  const isFull = response.status === 507 || /"code":"(?:STORAGE_FULL|UNAVAILABLE)"/.test(text);
  if (isFull) throw new Interruption(name);
  if (!response.ok) throw new Error(`${name}: ${path} ${response.status} ${text.slice(0, 300)}`);
  return response.headers.get("content-type")?.includes("json") ? JSON.parse(text) : undefined;
}

type Asset = {
  id: string;
  path: string;
  sources: { srcSet: string }[];
  motion: { srcSet: string } | null;
  videoSources: { src: string; byteSize: number }[];
};

async function readAssets(owner: Owner): Promise<Asset[]> {
  const query =
    "{ mediaAssets(first: 9) { edges { node { id path sources { srcSet } motion { srcSet } videoSources { src byteSize } } } } }";
  const read = await step(owner, "read", "/graphql", {
    method: "POST",
    body: JSON.stringify({ query }),
  });
  return read.data.mediaAssets.edges.map(({ node }: { node: Asset }) => node);
}

/** Expects that every file in the library, and each of its versions, is complete. */
async function assertWhole(owner: Owner, told: Told): Promise<void> {
  const load = async (path: string) => {
    const response = await owner.ask(path);
    if (response.status !== 200) throw new Error(`${path} ${await describe(response)}`);
    return Buffer.from(await response.arrayBuffer());
  };
  const assets = await readAssets(owner);
  if (told.path && !assets.some(({ path }) => path === told.path)) {
    throw new Error("the file is missing");
  }
  for (const { path, sources, motion, videoSources } of assets) {
    if (checksumOf(await load(path)) !== checksumOf(animation))
      throw new Error(`${path} is damaged`);
    if (told.hasRendition && !videoSources.length) throw new Error("no rendition");
    for (const { src, byteSize } of videoSources) {
      if ((await load(src)).length !== byteSize) throw new Error(`half of ${src}`);
    }
    for (const { srcSet } of [...sources, ...(motion ? [motion] : [])]) {
      for (const candidate of srcSet.split(", ")) {
        const bytes = await load(candidate.split(" ")[0] ?? "");
        await sharp(bytes, { animated: true }).stats();
      }
    }
  }
}
