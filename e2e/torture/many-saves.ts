import { startServer } from "../harness/server.ts";
import { askAgain } from "./broken-connections.ts";
import { measured, measureServer } from "./measure-server.ts";
import { describe, signIn } from "./owner.ts";
import type { SiteVariables } from "./site-variables.ts";

/**
 * How many megabytes of memory, without garbage, the server may use more after all saves than after
 * the first fifty. A leak of 12 kB in each of 5,000 saves would exceed this limit.
 */
const growthLimit = 60;

/**
 * Saves `count` times. Expects that the server then has about the same number of open files, and
 * uses about the same memory, as after fifty saves.
 * @returns what was seen, as a sentence; undefined on systems other than Linux
 */
export async function surviveManySaves(
  site: SiteVariables,
  count: number,
): Promise<string | undefined> {
  if (process.platform !== "linux") return undefined;
  const server = await startServer({ ...site, NODE_OPTIONS: measured });
  try {
    const owner = await signIn(server.origin);
    const save = async (content: string) => {
      const response = await askAgain(() =>
        owner.ask("/api/banner", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ isActive: true, content }),
        }),
      );
      if (response.status !== 200) throw new Error(`${content}: ${await describe(response)}`);
      await response.arrayBuffer();
    };
    for (let index = 0; index < 50; index++) await save(`Save ${index}`);
    const before = await measureServer(server);
    for (let index = 50; index < count; index++) await save(`Save ${index}`);
    const after = await measureServer(server);
    const seen = `${count} saves: ${before.files} open files after 50, ${after.files} at the end; ${before.memory} MB, then ${after.memory} MB`;
    if (after.files > before.files + 4) throw new Error(seen);
    if (after.memory > before.memory + growthLimit) throw new Error(seen);
    return seen;
  } finally {
    await server.stop();
  }
}
