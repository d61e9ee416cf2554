import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/**
 * Starts a proxy of the site, which ends with the test. The proxy sends each page that contains one
 * of the texts in two parts: the part before the text, and half a second later the rest. It does not
 * forward POST requests, so the site counts no visits.
 * @returns the origin of the proxy
 */
export async function startInParts(site: string, ...texts: string[]): Promise<string> {
  const server = createServer(async ({ url = "/", method, headers }, response) => {
    if (method === "POST") return response.writeHead(204).end();
    const { accept = "" } = headers;
    const given = await fetch(site + url, { headers: { accept } });
    const body = Buffer.from(await given.arrayBuffer());
    response.writeHead(given.status, { "content-type": given.headers.get("content-type") ?? "" });
    const cut = Math.max(...texts.map((text) => body.indexOf(text)));
    if (cut === -1) return response.end(body);
    response.write(body.subarray(0, cut));
    await new Promise((resolve) => setTimeout(resolve, 500));
    return response.end(body.subarray(cut));
  }).listen(0, "127.0.0.1");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // the server listens on a port
  return `http://127.0.0.1:${port}`;
}
