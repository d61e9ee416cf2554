import { once } from "node:events";
import { pathToFileURL } from "node:url";
import { startServer } from "../harness/server.ts";
import { describe, signIn } from "./owner.ts";
import type { SiteVariables } from "./site-variables.ts";

/**
 * Moves the server's clock a year ahead, and then two years back, while the server runs. Expects
 * that no request fails, that a session ends if it has expired or began in the future, and that the
 * owner can sign in again.
 * @returns what was seen, as a sentence
 */
export async function surviveClock(site: SiteVariables): Promise<string> {
  const module = pathToFileURL("e2e/torture/shifting-clock.mjs").href;
  const server = await startServer({ ...site, NODE_OPTIONS: `--import ${module}` });
  const shift = async () => {
    const told = server.process.stderr && once(server.process.stderr, "data");
    server.process.kill("SIGWINCH");
    await told;
  };
  const save = async (name: string, expected: number) => {
    const response = await owner.ask("/api/banner", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ isActive: true, content: name }),
    });
    if (response.status !== expected) throw new Error(`${name}: ${await describe(response)}`);
    for (const path of ["/", "/work", "/api/projects", "/api/health", "/sitemap.xml"]) {
      const read = await fetch(server.origin + path);
      if (read.status !== 200) throw new Error(`${name}, ${path}: ${await describe(read)}`);
      await read.arrayBuffer();
    }
  };
  let owner = await signIn(server.origin);
  try {
    await save("Today", 200);
    await shift();
    await save("In a year", 401);
    owner = await signIn(server.origin);
    await save("In a year, signed in again", 200);
    await shift();
    await save("A year ago", 401);
    owner = await signIn(server.origin);
    await save("A year ago, signed in again", 200);
    return "clock moved a year ahead and two back: sessions end with their time, nothing fails";
  } finally {
    await server.stop();
  }
}
