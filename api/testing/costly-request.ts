import { request } from "node:http";

/** A request of somebody whom nobody knows, made to cost the site more than it costs them. */
export type CostlyRequest = {
  name: string;
  method: string;
  url: string;
  headers?: Record<string, string>;
  body?: string;
};

/** What is repeated, because something may take the square of its length. */
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

/** A fixed piece of work, by which processors are compared: some 25 milliseconds of one. */
export function fixedWork(): number {
  const rows = Array.from({ length: 40_000 }, (_, index) => ({ index, text: `row ${index % 97}` }));
  const read: typeof rows = JSON.parse(JSON.stringify(rows));
  return read.sort((one, other) => one.text.localeCompare(other.text)).length;
}

/** The most that a request may take of the processor, in pieces of the fixed work: 250 milliseconds. */
export const maxPieces = 10;

let senders = 0;

/** Sends a request, as another visitor each time. @returns its status */
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
