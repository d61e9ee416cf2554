import type { Database } from "../../database/client.ts";
import { log } from "../../log.ts";
import { inspectLight, inspectPicture } from "../inspect/inspect-picture.ts";
import { hasDeclaredColours, oneByOne } from "../inspect/open-picture.ts";
import type { Storage } from "../storage/storage.ts";

/**
 * The maximum number of pictures that are read after a start of the server. The next start
 * continues.
 */
const maxAtOnce = 2_000;

/** Stored for a picture that cannot be decoded, so that later starts do not read it again. */
const nothing = { colors: "[]", tones: "" };

type Services = { database: Database; storage: Storage };

/**
 * Extracts the colours and tones (see color-share.ts and tone-grid.ts) of pictures that were stored without
 * them, one picture after the other. Begins with heroes, the pictures at the head of a page.
 * @returns the number of changed records
 */
export async function extractMissingLights({ database, storage }: Services): Promise<number> {
  const heroes = await database.mediaUse.findMany({
    where: { place: { in: ["heroImage", "homeHeroImage"] } },
    select: { path: true },
  });
  const unknown = { kind: "image", colors: null } as const;
  const isHero = { path: { in: heroes.map(({ path }) => path) } };
  const first = await database.mediaAsset.findMany({ where: { ...unknown, ...isHero } });
  const others = await database.mediaAsset.findMany({
    where: { ...unknown, NOT: isHero },
    take: maxAtOnce,
  });
  let count = 0;
  for (const asset of [...first, ...others].slice(0, maxAtOnce)) {
    const data = await readStored(asset.path, storage, inspectLight);
    if (!data) continue;
    await database.mediaAsset.updateMany({ where: { id: asset.id, colors: null }, data });
    count += 1;
  }
  return count;
}

/**
 * Finds the pictures with declared colours (see `hasDeclaredColours`) among those that older releases stored,
 * and extracts their colours again. The derivatives of these pictures then have other names, and so they are
 * encoded again.
 * @returns the number of these pictures
 */
export async function findDeclaredColours({ database, storage }: Services): Promise<number> {
  const unknown = { kind: "image", hasDeclaredColours: null } as const;
  const assets = await database.mediaAsset.findMany({ where: unknown, take: maxAtOnce });
  const others: number[] = [];
  let count = 0;
  for (const { id, path } of assets) {
    const facts = await readStored(path, storage, async (file) =>
      (await hasDeclaredColours(file)) ? inspectPicture(file) : null,
    );
    if (facts === undefined) continue;
    if (!facts || !("placeholder" in facts)) {
      others.push(id);
      continue;
    }
    const { placeholder, dominantColor, colors, tones } = facts;
    const data = { placeholder, dominantColor, colors, tones, hasDeclaredColours: true };
    await database.mediaAsset.updateMany({ where: { id }, data });
    count += 1;
  }
  const isOther = { id: { in: others } };
  if (others.length > 0) {
    await database.mediaAsset.updateMany({ where: isOther, data: { hasDeclaredColours: false } });
  }
  return count;
}

/**
 * Runs `read` on a stored file. Returns undefined where the file cannot be read now, `nothing` where it
 * cannot be decoded.
 */
async function readStored<Facts>(
  path: string,
  storage: Storage,
  read: (file: string) => Promise<Facts>,
): Promise<Facts | typeof nothing | undefined> {
  const key = path.slice(1);
  try {
    if (!(await storage.stat(key))) return undefined;
    return await storage.withFile(key, (file) => oneByOne(() => read(file)).catch(() => nothing));
  } catch (error) {
    log.debug({ err: error, path }, "the colours of a picture were not found");
    return undefined;
  }
}
