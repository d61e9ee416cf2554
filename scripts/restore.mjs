/** `npm run restore -- FILE`: brings a backup back into an empty data folder. */
import { namedFile } from "./named-file.mjs";
import { runBuilt } from "./run-built.mjs";

const file = namedFile("npm run restore -- FILE");
await runBuilt("backup", ({ restore }) => restore(process.env, file));
