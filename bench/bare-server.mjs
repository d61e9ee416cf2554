/**
 * A server that only sends the responses that it has read from its standard input. It shows how
 * fast node:http can be on this machine. Prints its port.
 */
import { createServer } from "node:http";
import { json } from "node:stream/consumers";

/** @type {Record<string, { headers: string[], body: string }>} responses by path and encoding */
const given = Object(await json(process.stdin));
const responses = new Map(
  Object.entries(given).map(([key, { headers, body }]) => [
    key,
    { headers, body: Buffer.from(body, "base64") },
  ]),
);

const server = createServer((request, response) => {
  const known = responses.get(`${request.url} ${request.headers["accept-encoding"]}`);
  if (!known) {
    response.writeHead(404, { "content-length": "0" }).end();
    return;
  }
  response.writeHead(200, known.headers);
  response.end(known.body);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  console.log(typeof address === "object" && address ? address.port : "");
});
