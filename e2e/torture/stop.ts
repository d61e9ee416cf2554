import { Agent, request } from "node:http";
import { startServer } from "../harness/server.ts";
import type { SiteVariables } from "./site-variables.ts";

const visitors = 50;

/**
 * Stops the server while visitors read. Expects that every request which reached the server gets a
 * complete response, and that the server refuses later connections.
 * @returns what was seen, as a sentence
 */
export async function stopUnderLoad(site: SiteVariables): Promise<string> {
  const server = await startServer(site);
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  let answered = 0;
  let isStopped = false;
  const read = async () => {
    for (;;) {
      const result = await get(`${server.origin}/work`, agent);
      if (result === "refused") {
        if (isStopped) return;
        throw new Error("a connection was refused before the server was told to stop");
      }
      if (result !== 200) throw new Error(`a request was answered with ${result}`);
      answered += 1;
    }
  };
  const reading = Promise.all(Array.from({ length: visitors }, read));
  const isReading = async () => {
    while (answered < 2 * visitors) await new Promise((resolve) => setTimeout(resolve, 10));
  };
  // If `reading` fails, this function rejects. Otherwise its rejection would be unhandled and would
  // end the process.
  await Promise.race([isReading(), reading]);
  isStopped = true;
  const [code] = await Promise.all([server.stop(), reading]);
  agent.destroy();
  if (code !== 0) throw new Error(`the server ended with code ${code}`);
  return `SIGTERM under load: ${answered} requests of ${visitors} visitors, none dropped`;
}

/** Requests an address. @returns the status once the response is complete; "refused" without a connection */
function get(address: string, agent: Agent): Promise<number | "refused"> {
  return new Promise((resolve, reject) => {
    const asking = request(address, { agent }, (response) => {
      response.on("data", () => {});
      response.on("error", reject);
      response.on("end", () => resolve(response.statusCode ?? 0));
    });
    asking.on("error", (error: NodeJS.ErrnoException) => {
      // The server has not accepted the connection, so it has not got the request.
      if (error.syscall === "connect" || !asking.reusedSocket) resolve("refused");
      else reject(error);
    });
    asking.end();
  });
}
