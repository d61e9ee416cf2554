import type { MediaAsset } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import { log } from "../../log.ts";
import { inspectLight } from "../inspect/inspect-picture.ts";
import { oneByOne } from "../inspect/open-picture.ts";
import type { Storage } from "../storage/storage.ts";

/** How many pictures are read after one start; the next start continues. */
const maxAtOnce = 2_000;

/** Stored for a picture that cannot be decoded, so that it is not tried again. */
const nothing = { colors: "[]", tones: "" };

type Services = { database: Database; storage: Storage };

/**
 * Extracts the colours and tones of pictures that were stored without them, one after the other, those at
 * the head of a page first. @returns the number of pictures
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
    const data = await extractLight(asset, storage);
    if (!data) continue;
    await database.mediaAsset.updateMany({ where: { id: asset.id, colors: null }, data });
    count += 1;
  }
  return count;
}

/** Undefined where the file cannot be read now. */
async function extractLight({ path }: MediaAsset, storage: Storage) {
  const key = path.slice(1);
  try {
    if (!(await storage.stat(key))) return undefined;
    return await storage.withFile(key, (file) =>
      oneByOne(() => inspectLight(file)).catch(() => nothing),
    );
  } catch (error) {
    log.debug({ err: error, path }, "the light of a picture was not found");
    return undefined;
  }
}
