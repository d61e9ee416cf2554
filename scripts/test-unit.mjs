/** `npm run test:unit`: what needs no browser and no build: types, lint, API and component tests. */
import { generate, runCommand } from "./prepare.mjs";
import { together } from "./run.mjs";

await runCommand(async () => {
  const { checkCode, runVitest } = await import("./check.mjs");
  await generate();
  const tests = ["--project", "api", "--project", "web", ...process.argv.slice(2)];
  // Tests wait now and then: types and lint take that time.
  await together(checkCode(), runVitest(tests));
});
