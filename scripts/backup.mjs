/** `npm run backup -- FILE`: everything the site is made of in one archive, while it runs. */
import { namedFile } from "./named-file.mjs";
import { runBuilt } from "./run-built.mjs";

const file = namedFile("npm run backup -- FILE");
await runBuilt("backup", ({ backUp }) => backUp(process.env, file));
