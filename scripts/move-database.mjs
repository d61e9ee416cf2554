/** `npm run database:move -- ADDRESS`: copies the database of a site that is stopped to another address. */
import { runBuilt } from "./run-built.mjs";

const [address, ...others] = process.argv.slice(2);
if (!address || others.length > 0 || !/^(?:file|postgres(?:ql)?):/.test(address)) {
  console.error("Name one address: npm run database:move -- postgresql://user:password@host/name");
  process.exit(1);
}
await runBuilt("move-database", ({ moveDatabase }) =>
  moveDatabase(process.env, address, (/** @type {string} */ step) => console.log(step)),
);
