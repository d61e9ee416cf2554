/**
 * `npm run demo:owners -- FOLDER`: fills a data folder for each of five invented owners, with
 * different names, type styles, layouts and colours. The demo's pictures are converted to these
 * colours. The data folders are in FOLDER, by default in ./owners.
 */
import { join } from "node:path";
import { fillOwner } from "./fill-owner.ts";
import { owners } from "./owners.ts";

const target = process.argv[2] ?? "owners";
for (const owner of owners) {
  await fillOwner(owner, join(target, owner.key));
  console.log(`DATA_DIR=${join(target, owner.key)} npm start   # ${owner.identity.ownerName}`);
}
