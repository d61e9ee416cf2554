import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { Transform } from "node:stream";

/** What is wrong with the connections to a bucket. */
export type Trouble =
  /** Every connection is broken, also new ones. */
  | "down"
  /** Requests get no response. */
  | "frozen"
  /** Every request is answered with 500. */
  | "failing"
  /** A connection is broken once the site has sent so many bytes over it. */
  | { breaksAfter: number }
  /** Each connection carries so many bytes in a second, in each direction. */
  | { bytesPerSecond: number };

export type BucketLine = {
  endpoint: string;
  /** How many connections were broken so far. */
  broken: () => number;
  /** Undefined where nothing is wrong. Breaks the open connections, or freezes them. */
  set: (trouble: Trouble | undefined) => void;
  close: () => Promise<void>;
};

const failure = '<?xml version="1.0"?><Error><Code>InternalError</Code></Error>';
const failingResponse = `HTTP/1.1 500 Internal Server Error\r\ncontent-type: application/xml\r\ncontent-length: ${failure.length}\r\nconnection: close\r\n\r\n${failure}`;

/** Starts a TCP proxy between a site and its bucket. */
export async function openBucketLine(target: string): Promise<BucketLine> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  let trouble: Trouble | undefined;
  let broken = 0;
  const breakOff = (socket: Socket) => {
    broken += 1;
    socket.resetAndDestroy();
  };

  const server = createServer((site) => {
    open.add(site);
    site.on("error", () => {});
    site.on("close", () => open.delete(site));
    if (trouble === "down") return breakOff(site);
    if (trouble === "frozen") return site.resume();
    if (trouble === "failing") return site.once("data", () => site.end(failingResponse)).resume();
    const bucket = connect(Number(port), hostname);
    bucket.on("error", () => {});
    bucket.on("close", () => site.destroy());
    site.on("close", () => bucket.destroy());
    const [up, down] = [through(trouble, () => breakOff(site)), through(trouble)];
    site.pipe(up).pipe(bucket);
    bucket.pipe(down).pipe(site);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port: ownPort } = server.address() as AddressInfo; // it listens on a port
  return {
    endpoint: `http://127.0.0.1:${ownPort}`,
    broken: () => broken,
    set: (next) => {
      trouble = next;
      // On a frozen line, open connections stay open without any data.
      for (const socket of open) {
        if (next === "frozen") socket.unpipe().resume();
        else socket.destroy();
      }
    },
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The size of the pieces on a slow line, in bytes. */
const drop = 1_024;

/** @param end breaks the connection off */
function through(trouble: Trouble | undefined, end = () => {}): Transform {
  let passed = 0;
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      if (typeof trouble !== "object") return done(null, piece);
      if ("bytesPerSecond" in trouble) {
        const pause = (drop / trouble.bytesPerSecond) * 1_000;
        const carry = (start: number) => {
          if (start >= piece.length) return done();
          this.push(piece.subarray(start, start + drop));
          setTimeout(carry, pause, start + drop);
        };
        return carry(0);
      }
      passed += piece.length;
      if (passed > trouble.breaksAfter) end();
      else done(null, piece);
    },
  });
}
