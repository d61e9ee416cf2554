/** `npm run media:torture`: 2,000 damaged files and 500 broken uploads, where `npm test` does a few. */
import { runBin } from "./run.mjs";

await runBin("vitest", ["run", "--project", "api", "api/media/torture.test.ts"], {
  TORTURE: "full",
});
