/**
 * `npm run backup -- FILE`: writes the whole site into one archive; the site may be running.
 * `npm run backup -- --verify FILE`: checks whether an archive, in a file or a bucket, is complete.
 */
import { namedFile } from "./named-file.mjs";
import { runBuilt } from "./run-built.mjs";

const given = process.argv.slice(2);
const isVerified = given.includes("--verify");
const file = namedFile(
  "npm run backup -- FILE, or npm run backup -- --verify FILE",
  given.filter((word) => word !== "--verify"),
  isVerified,
);
// A signal ends the process by an exit, which removes the archive that is not complete.
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
  process.once(signal, () => process.exit(1));
}
await runBuilt("backup", ({ backUp, verify }) =>
  isVerified ? verify(process.env, file) : backUp(process.env, file),
);
