/** `npm run restore -- FILE`: brings a backup, also one in a bucket, back into an empty data folder. */
import { namedFile } from "./named-file.mjs";
import { runBuilt } from "./run-built.mjs";

const file = namedFile("npm run restore -- FILE", process.argv.slice(2), true);
await runBuilt("backup", ({ restore }) => restore(process.env, file));
