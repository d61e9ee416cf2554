/**
 * `npm run restore -- FILE`: brings a backup, also one in a bucket, back into an empty data folder.
 * `npm run restore -- --media FILE`: brings back the media files that the site has lost, while it runs.
 */
import { namedFile } from "./named-file.mjs";
import { runBuilt } from "./run-built.mjs";

const given = process.argv.slice(2);
const isOfMedia = given.includes("--media");
const file = namedFile(
  "npm run restore -- FILE, or npm run restore -- --media FILE",
  given.filter((word) => word !== "--media"),
  true,
);
await runBuilt("backup", ({ restore, restoreMedia }) =>
  isOfMedia ? restoreMedia(process.env, file) : restore(process.env, file),
);
