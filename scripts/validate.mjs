/** `npm run validate`: as a test run, and the generated files that are committed must be up to date. */
import { generate, install, requireNode } from "./prepare.mjs";

requireNode();
await install();
const { run } = await import("./run.mjs");
try {
  await generate();
  await run("git", ["diff", "--exit-code", "--stat", "--", "schema.graphql", "web/__generated__"]);
  await run(process.execPath, ["scripts/test.mjs"]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
