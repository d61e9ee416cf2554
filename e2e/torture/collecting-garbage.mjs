/** Loaded into a server: collects garbage at each SIGUSR2, and then prints a line. */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");

process.on("SIGUSR2", () => {
  // Collects twice, because some objects become garbage only during the first collection.
  for (let count = 0; count < 2; count++) collect();
  process.stderr.write("Garbage is collected.\n");
});
