import { readFile, realpath } from "node:fs/promises";
import { StartError } from "../start-error.ts";

/** Kinds of file systems that end with the container or the machine. */
const fleeting = new Set(["overlay", "tmpfs", "ramfs"]);

/**
 * Refuses a data folder that would be gone with its container, because no volume was mounted there.
 * @param folder that exists
 * @param mountList where Linux lists what is mounted for this process
 * @throws {StartError} in that case
 */
export async function requireMount(
  folder: string,
  mountList = "/proc/self/mountinfo",
): Promise<void> {
  const path = await realpath(folder);
  const holding = (await readMounts(mountList))
    .filter(({ point }) => path === point || path.startsWith(`${point}/`))
    .reduce<Mount | undefined>(deeper, undefined);
  if (holding && !fleeting.has(holding.kind)) return;
  throw new StartError(
    `Nothing is mounted at the data folder ${folder}, so the site would be lost with this container; mount a volume there, or set REQUIRE_MOUNT=0 to try Vitrine out.`,
  );
}

type Mount = { point: string; kind: string };

/** The later of two that are equally deep lies on top of the other. */
const deeper = (one: Mount | undefined, other: Mount) =>
  one && one.point.length > other.point.length ? one : other;

/** What is mounted but for the root, whose disk is the container's own. */
async function readMounts(mountList: string): Promise<Mount[]> {
  const lines = (await readFile(mountList, "utf8").catch(() => "")).split("\n");
  return lines.flatMap((line) => {
    const [before = "", after = ""] = line.split(" - ");
    const point = unescapeOctals(before.split(" ")[4] ?? "");
    return point === "" || point === "/" ? [] : [{ point, kind: after.split(" ")[0] ?? "" }];
  });
}

/** Spaces and their like stand there as octal numbers. */
function unescapeOctals(text: string): string {
  return text.replace(/\\([0-7]{3})/g, (_, octal) =>
    String.fromCharCode(Number.parseInt(octal, 8)),
  );
}
