import { readFile, realpath } from "node:fs/promises";
import { isPostgres } from "../database/address.ts";
import type { Environment } from "../environment.ts";
import { StartError } from "../start-error.ts";

/** File systems whose content is lost with the container or at a restart of the machine. */
const fleeting = new Set(["overlay", "tmpfs", "ramfs"]);

type Places = Pick<Environment, "dataFolder" | "databaseUrl" | "bucket" | "sessionSecret">;

/**
 * Refuses a data folder that would be deleted with its container, because no volume is mounted
 * there. Accepts any folder if database, files and secret are stored elsewhere.
 * @param places with an existing data folder
 * @param mountList the file in which Linux lists the mounts of this process
 * @throws {StartError} where the folder is refused
 */
export async function requireMount(
  { dataFolder, databaseUrl, bucket, sessionSecret }: Places,
  mountList = "/proc/self/mountinfo",
): Promise<void> {
  const isSiteElsewhere = isPostgres(databaseUrl) && bucket !== undefined;
  if (isSiteElsewhere && sessionSecret) return;
  const path = await realpath(dataFolder);
  const holding = (await readMounts(mountList))
    .filter(({ point }) => path === point || path.startsWith(`${point}/`))
    .reduce<Mount | undefined>(deeper, undefined);
  if (holding && !fleeting.has(holding.kind)) return;
  const lost = isSiteElsewhere ? "the secret" : "the site";
  const remedy = isSiteElsewhere ? "SESSION_SECRET" : "REQUIRE_MOUNT=0 to try Vitrine out";
  throw new StartError(
    `Nothing is mounted at the data folder ${dataFolder}, so ${lost} would be lost with this container; mount a volume there, or set ${remedy}.`,
  );
}

type Mount = { point: string; kind: string };

/** The deeper of two mount points. If both are equal, the later one, which covers the earlier one. */
const deeper = (one: Mount | undefined, other: Mount) =>
  one && one.point.length > other.point.length ? one : other;

/**
 * The mount points, except for the root, which is the container's own disk. Empty where the list of mounts
 * does not exist.
 */
async function readMounts(mountList: string): Promise<Mount[]> {
  const lines = (await readFile(mountList, "utf8").catch(() => "")).split("\n");
  return lines.flatMap((line) => {
    const [before = "", after = ""] = line.split(" - ");
    const point = unescapeOctals(before.split(" ")[4] ?? "");
    return point === "" || point === "/" ? [] : [{ point, kind: after.split(" ")[0] ?? "" }];
  });
}

/**
 * Decodes the octal escapes with which the list of mounts contains spaces and similar characters.
 */
function unescapeOctals(text: string): string {
  return text.replace(/\\([0-7]{3})/g, (_, octal) =>
    String.fromCharCode(Number.parseInt(octal, 8)),
  );
}
