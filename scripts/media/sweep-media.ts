/**
 * `npm run media:sweep`: lists stored files that no content uses, and remains of uploads;
 * `npm run media:sweep -- --remove` removes them.
 */
import { join } from "node:path";
import { openDatabase } from "../../api/database/client.ts";
import { readEnvironment } from "../../api/environment.ts";
import { createLocalPartStore, partsFolder } from "../../api/media/storage/local-part-store.ts";
import { openStorage } from "../../api/media/storage/open-storage.ts";
import { findLeftovers, removeLeftovers } from "../../api/media/sweep.ts";

const environment = readEnvironment(process.env);
const database = await openDatabase(environment.databaseUrl);
const { storage, parts: bucketParts } = await openStorage(environment);
const folder = partsFolder(join(environment.dataFolder, "incoming"));
const parts = bucketParts ?? createLocalPartStore(folder, environment.sessionSecret ?? "");
const leftovers = await findLeftovers({ database, storage, parts });
for (const { path, byteSize } of leftovers.assets) {
  console.log(`unused       ${path} (${Math.round(byteSize / 1000)} kB)`);
}
for (const key of leftovers.keys) console.log(`without use  ${key}`);
for (const { id } of leftovers.parts) console.log(`in pieces    ${id}`);
const { assets, keys, uploads } = leftovers;
const summary = `${assets.length} unused files, ${keys.length} stray files, ${leftovers.parts.length} files in pieces, ${uploads.length} uploads that came to nothing`;
if (process.argv.includes("--remove")) {
  await removeLeftovers({ database, storage, parts }, leftovers);
  console.log(`Removed: ${summary}.`);
} else {
  console.log(
    `Found: ${summary}. Nothing was removed; do so with: npm run media:sweep -- --remove`,
  );
}
await database.$disconnect();
