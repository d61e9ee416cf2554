import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { Transform } from "node:stream";

/** A fault of the connections to a bucket. */
export type Trouble =
  /** Open connections are broken, and new ones, too. */
  | "down"
  /** Requests get no response. */
  | "frozen"
  /** Every request gets a response with status 500. */
  | "failing"
  /** A connection is broken once the site has sent more than this many bytes over it. */
  | { breaksAfter: number }
  /** Each connection carries this many bytes a second, in each direction. */
  | { bytesPerSecond: number };

export type BucketLine = {
  endpoint: string;
  /** How many connections were broken so far. */
  broken: () => number;
  /** Sets the fault; undefined for none. Ends the open connections, or freezes them for "frozen". */
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
  const { port: ownPort } = server.address() as AddressInfo; // the server listens on a port
  return {
    endpoint: `http://127.0.0.1:${ownPort}`,
    broken: () => broken,
    set: (next) => {
      trouble = next;
      // "frozen" leaves the connections open, but forwards no data.
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

/** The size of the pieces in which a slow connection forwards data, in bytes. */
const drop = 1_024;

/** A stream that forwards data with a fault. @param end breaks the connection, for `breaksAfter` */
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
