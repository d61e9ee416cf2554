/** `npm run torture`: hurts the built product in every way that it is to survive, and says what was seen. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "../../e2e/harness/server.ts";
import { everyTorture, runTorture } from "../../e2e/torture/every-torture.ts";
import { build, generate, install } from "../prepare.mjs";

await install();
await generate();
await build();
const demoFolder = await mkdtemp(join(tmpdir(), "vitrine-demo-"));
try {
  const server = await startServer({ DATA_DIR: demoFolder });
  await server.stop();
  for (const torture of everyTorture(true)) {
    const seen = await runTorture(torture, demoFolder);
    console.log(
      seen ?? `${torture.name}: left out, for it needs to mount a small disk, as root can`,
    );
  }
} finally {
  await rm(demoFolder, { recursive: true, force: true });
}
