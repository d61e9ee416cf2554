/** `npm run test:unit`: what needs no browser and no build: types, lint, API and component tests. */
import { generate, install, requireNode } from "./prepare.mjs";

requireNode();
await install();
const { checkCode, runVitest } = await import("./check.mjs");
try {
  await generate();
  await checkCode();
  await runVitest(["--project", "api", "--project", "web", ...process.argv.slice(2)]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
