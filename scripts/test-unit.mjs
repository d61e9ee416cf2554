/** `npm run test:unit`: what needs no browser and no build: types, lint, API and component tests. */
import { generate, install, requireNode } from "./prepare.mjs";
import { together } from "./run.mjs";

requireNode();
await install();
const { checkCode, runVitest } = await import("./check.mjs");
try {
  await generate();
  const tests = ["--project", "api", "--project", "web", ...process.argv.slice(2)];
  // Tests wait now and then: types and lint take that time.
  await together(checkCode(), runVitest(tests));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
