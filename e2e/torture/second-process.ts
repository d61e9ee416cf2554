import { startServer } from "../harness/server.ts";

/**
 * Expects that a second server on the same data folder refuses to start.
 * @returns what was seen, as a sentence
 */
export async function refuseSecondProcess(folder: string): Promise<string> {
  const server = await startServer({ DATA_DIR: folder });
  try {
    const started = performance.now();
    const refusal = await startServer({ DATA_DIR: folder }).then(
      async (second) => {
        await second.stop();
        throw new Error("a second process was let in");
      },
      (error: Error) => error.message,
    );
    const taken = Math.round(performance.now() - started);
    if (!refusal.includes("Another Vitrine is running on the data folder"))
      throw new Error(refusal);
    const response = await fetch(server.origin);
    if (response.status !== 200) throw new Error(`the first one answers ${response.status}`);
    return `a second process on the folder: refused with a sentence after ${taken} ms`;
  } finally {
    await server.stop();
  }
}
