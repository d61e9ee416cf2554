import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeMachine, megabytes, table } from "./markdown.ts";
import { processorTimeOfAll } from "./processor-time.ts";
import { seedProjects } from "./seed.ts";
import { residentMemory } from "./site.ts";
import { removeFolder } from "./start.ts";

const projects = 200;
const workImagesEach = 2;
const picturesEach = 20;

type Export = {
  site: string;
  pages: number;
  written: number;
  files: number;
  bytes: number;
  seconds: number;
  /** The processor time in milliseconds of all processes of the export. */
  processor: number;
  /** The greatest sum of the resident bytes of these processes. */
  memory: number;
};

/**
 * Exports the demo, and a site of two hundred projects with four thousand pictures, as static files.
 * Each site is exported twice into the same folder, without a change between the two exports.
 * @param demoFolder a data folder with the demo and with all smaller versions of its pictures
 */
export async function measureExports(demoFolder: string): Promise<Export[]> {
  const demo = await measureTwice("the demo", demoFolder);
  const large = await seedProjects(demoFolder, projects, {
    images: workImagesEach,
    casePictures: picturesEach - workImagesEach,
    areOwnFiles: true,
  });
  const pictures = (projects * picturesEach).toLocaleString("en");
  const others = await measureTwice(`${projects} projects, ${pictures} pictures`, large);
  await removeFolder(large);
  return [...demo, ...others];
}

async function measureTwice(site: string, data: string): Promise<Export[]> {
  const copy = await mkdtemp(join(tmpdir(), "vitrine-bench-copy-"));
  const first = { site, ...(await measureExport(data, copy)) };
  const second = { site: `${site}, again`, ...(await measureExport(data, copy)) };
  await rm(copy, { recursive: true });
  return [first, second];
}

async function measureExport(data: string, copy: string): Promise<Omit<Export, "site">> {
  const begun = performance.now();
  const child = spawn(process.execPath, ["scripts/export.mjs", copy], {
    env: { PATH: process.env.PATH, DATA_DIR: data },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "close");
  let told = "";
  child.stdout.on("data", (bytes) => {
    told += bytes;
  });
  let processor = 0;
  let memory = 0;
  const timer = setInterval(async () => {
    // The process may have ended. Its last known time is then used.
    processor = await processorTimeOfAll(child.pid).catch(() => processor);
    memory = Math.max(memory, await memoryOfAll(child.pid).catch(() => 0));
  }, 50);
  const [code] = await ended;
  clearInterval(timer);
  const seconds = (performance.now() - begun) / 1_000;
  const [, pages, written] = /: (\d+) pages\. (\d+) files/.exec(told) ?? [];
  if (code !== 0 || !pages) throw new Error(`The export ended with ${code}: ${told}`);
  console.log(told);
  const sizes = await sizesBelow(copy);
  return {
    ...{ pages: Number(pages), written: Number(written), files: sizes.length },
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    ...{ seconds, processor, memory },
  };
}

async function memoryOfAll(pid: number | undefined): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8");
  const processes = [pid, ...children.split(" ").filter(Boolean).map(Number)];
  const found = await Promise.all(processes.map(residentMemory));
  return found.filter(Number.isFinite).reduce((sum, bytes) => sum + bytes, 0);
}

async function sizesBelow(folder: string): Promise<number[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
  );
}

const heading = "## The site as plain files";

/** The report with a new section about exports at its end. A former section about exports is removed. */
export function withExports(report: string, exports: Export[], date: Date): string {
  const [before = ""] = report.split(`\n${heading}`, 1);
  return `${before.trimEnd()}

${heading}

Made by \`npm run bench -- --export\` on ${date.toISOString().slice(0, 10)}: ${describeMachine()}. The AVIF sizes of pictures are prepared, as on a site that has been running for an hour; the first export of the demo encodes the WebP sizes, by threads whose processor time is not in the figure, and the large site has them, as it is made of the demo's files. Each picture of the large site is a file of its own; 400 of them are on Work, each with a page in the viewer, the others in case studies. On a busy machine the processor time is more reliable than the seconds. Memory is the peak of all processes together. The second export finds nothing changed.

${table(
  ["", "pages", "files", "written", "MB", "s", "processor, s", "memory"],
  exports.map(({ site, pages, files, written, bytes, seconds, processor, memory }) => [
    ...[site, pages, files.toLocaleString("en"), written.toLocaleString("en")],
    Math.round(bytes / 1e6),
    ...[seconds, processor / 1_000].map((time) => time.toFixed(time < 10 ? 1 : 0)),
    megabytes(memory),
  ]),
)}
`;
}
