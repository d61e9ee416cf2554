/** Loaded into a server: collects garbage with each SIGUSR2, and says so. */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");

process.on("SIGUSR2", () => {
  // The second run collects what became garbage only during the first.
  for (let count = 0; count < 2; count++) collect();
  process.stderr.write("Garbage is collected.\n");
});
