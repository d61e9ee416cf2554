import { connect } from "node:net";
import { processorTime } from "./processor-time.ts";

/** A request that is sent repeatedly. */
export type Target = {
  port: number;
  path: string;
  headers?: Record<string, string>;
  /** JSON to send by POST. Undefined for GET. */
  body?: string;
};

export type Figures = {
  /** Responses a second. */
  rate: number;
  /** Milliseconds from a request to its response, as are `p99` (99th percentile) and `slowest`. */
  median: number;
  p99: number;
  slowest: number;
  /** The number of responses with each HTTP status. */
  statuses: Record<string, number>;
};

/**
 * Sends the request over persistent connections until the time is over. Each connection sends the
 * next request once the response has arrived. Speaks HTTP over plain sockets, so that measuring
 * takes little processor time.
 * @param seconds 0 for one request on each connection
 */
export async function load(
  target: Target,
  connections: number,
  seconds: number,
  isAborted: () => boolean = () => false,
): Promise<Figures> {
  const latencies: number[] = [];
  const statuses: Record<string, number> = {};
  const started = performance.now();
  const end = started + seconds * 1000;
  const isOver = () => performance.now() >= end || isAborted();
  const note = (status: string, milliseconds: number) => {
    statuses[status] = (statuses[status] ?? 0) + 1;
    latencies.push(milliseconds);
  };
  const clients = Array.from({ length: connections }, () => ask(target, isOver, note));
  await Promise.all(clients);
  const elapsed = (performance.now() - started) / 1000;
  const sorted = Float64Array.from(latencies).sort();
  return {
    rate: sorted.length / elapsed,
    median: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    slowest: sorted.at(-1) ?? Number.NaN,
    statuses,
  };
}

/**
 * Calls `load`, and also measures the processor time in milliseconds that a process takes for one
 * response.
 * @throws if a response has a status other than 200
 */
export async function loadProcess(
  pid: number | undefined,
  ...[target, connections, seconds]: Parameters<typeof load>
): Promise<Figures & { processor: number }> {
  const before = await processorTime(pid);
  const figures = onlyGood(await load(target, connections, seconds));
  return { ...figures, processor: ((await processorTime(pid)) - before) / countOf(figures) };
}

/** @throws if a response has a status other than 200 */
export function onlyGood(figures: Figures): Figures {
  const odd = Object.keys(figures.statuses).filter((status) => status !== "200");
  if (odd.length > 0) throw new Error(`answered with ${JSON.stringify(figures.statuses)}`);
  return figures;
}

export function countOf({ statuses }: Figures): number {
  return Object.values(statuses).reduce((sum, count) => sum + count, 0);
}

export function quantile(sorted: ArrayLike<number>, share: number): number {
  const index = Math.min(sorted.length - 1, Math.floor(sorted.length * share));
  return sorted[index] ?? Number.NaN;
}

export function medianOf(values: readonly number[]): number {
  return quantile(Float64Array.from(values).sort(), 0.5);
}

const headEnd = Buffer.from("\r\n\r\n");
const lastChunk = Buffer.from("0\r\n\r\n");

/** Sends the request over one connection, and again after each response, until the time is over. */
function ask(
  { port, path, headers = {}, body }: Target,
  isOver: () => boolean,
  note: (status: string, milliseconds: number) => void,
): Promise<void> {
  const ofBody =
    body === undefined
      ? {}
      : { "content-type": "application/json", "content-length": String(Buffer.byteLength(body)) };
  const lines = Object.entries({ ...headers, ...ofBody }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const request = Buffer.from(
    `${body === undefined ? "GET" : "POST"} ${path} HTTP/1.1\r\nhost: localhost:${port}\r\n${lines.join("")}\r\n${body ?? ""}`,
  );
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    let head = Buffer.alloc(0);
    let missing = -1;
    let status = "";
    let isChunked = false;
    let end = Buffer.alloc(0);
    let sentAt = 0;
    const send = () => {
      head = Buffer.alloc(0);
      missing = -1;
      sentAt = performance.now();
      socket.write(request);
    };
    socket.setNoDelay(true);
    socket.on("connect", send);
    socket.on("error", reject);
    socket.on("close", () => reject(new Error(`${path}: the server closed the connection`)));
    socket.on("data", (chunk) => {
      if (missing < 0) {
        head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
        const at = head.indexOf(headEnd);
        if (at < 0) return;
        const text = head.toString("latin1", 0, at);
        status = text.slice(9, 12);
        const length = /content-length: (\d+)/i.exec(text)?.[1];
        isChunked = /transfer-encoding: chunked/i.test(text);
        if (length === undefined && status !== "304" && !isChunked) {
          socket.destroy(new Error(`${path} was ${status} without a length`));
          return;
        }
        missing = Number(length ?? 0) - (head.length - at - headEnd.length);
      } else missing -= chunk.length;
      end = Buffer.concat([end, chunk.subarray(-lastChunk.length)]).subarray(-lastChunk.length);
      if (isChunked ? !end.equals(lastChunk) : missing > 0) return;
      note(status, performance.now() - sentAt);
      if (!isOver()) return send();
      socket.end();
      resolve();
    });
  });
}
