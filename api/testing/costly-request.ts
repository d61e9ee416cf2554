import { request } from "node:http";

/** A request of an anonymous caller that may cost the server much more than the caller. */
export type CostlyRequest = {
  name: string;
  method: string;
  url: string;
  headers?: Record<string, string>;
  body?: string;
};

/** Texts that are repeated, because some parsers take quadratic time for them. */
export const fills = {
  accents: "\u0315\u0300",
  spaces: " ",
  slashes: "/",
  commas: ",",
  quotes: '"',
  letters: "a",
  tags: "<!--",
};

export type Kind = keyof typeof fills;
export type Fill = [kind: string, text: string];

export const repeatFor = (text: string, length: number) =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length);

export const json = { "content-type": "application/json", "x-vitrine-client": "1" };

/** A fixed piece of work for comparing processors: about 25 milliseconds. */
export function fixedWork(): number {
  const rows = Array.from({ length: 40_000 }, (_, index) => ({ index, text: `row ${index % 97}` }));
  const read: typeof rows = JSON.parse(JSON.stringify(rows));
  return read.sort((one, other) => one.text.localeCompare(other.text)).length;
}

/** How much processor time a request may take, in pieces of the fixed work: 250 milliseconds. */
export const maxPieces = 10;

let senders = 0;

/**
 * Sends a request, each time from another address.
 * @returns the status of the response
 */
export function send(port: number, { method, url, headers, body }: CostlyRequest): Promise<number> {
  senders += 1;
  const sender = { "x-forwarded-for": `203.0.${(senders >> 8) % 256}.${senders % 256}` };
  const all = { ...sender, ...headers };
  return new Promise((resolve, reject) => {
    const sent = request({ port, method, path: url, headers: all, agent: false }, (response) => {
      response.resume().once("end", () => resolve(response.statusCode ?? 0));
    });
    sent.once("error", reject).end(body);
  });
}
