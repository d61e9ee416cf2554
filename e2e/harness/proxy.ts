import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { Transform } from "node:stream";

/** A proxy in front of the site, with slow connections that tests can interrupt. */
export type Proxy = {
  origin: string;
  /** Breaks every connection, and refuses new ones. */
  cut: () => void;
  restore: () => void;
  /** How many connections were broken so far (`cuts`), and how many were refused (`refused`). */
  cuts: () => number;
  refused: () => number;
  close: () => Promise<void>;
};

/** @param bytesPerSecond the speed at which each connection forwards the browser's data to the site */
export async function startProxy(target: string, bytesPerSecond: number): Promise<Proxy> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  const counts = { cuts: 0, refused: 0 };
  let isCut = false;
  const server = createServer((browser) => {
    if (isCut) {
      counts.refused += 1;
      browser.resetAndDestroy();
      return;
    }
    const site = connect(Number(port), hostname);
    for (const socket of [browser, site]) {
      open.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        open.delete(socket);
        browser.destroy();
        site.destroy();
      });
    }
    browser.pipe(slowDown(bytesPerSecond)).pipe(site);
    site.pipe(browser);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port: ownPort } = server.address() as AddressInfo; // the server listens on a port
  return {
    origin: `http://127.0.0.1:${ownPort}`,
    cut: () => {
      isCut = true;
      counts.cuts += open.size / 2;
      for (const socket of open) socket.resetAndDestroy();
    },
    restore: () => {
      isCut = false;
    },
    cuts: () => counts.cuts,
    refused: () => counts.refused,
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function slowDown(bytesPerSecond: number): Transform {
  return new Transform({
    transform: (piece: Buffer, _encoding, done) => {
      setTimeout(() => done(null, piece), (piece.length / bytesPerSecond) * 1000);
    },
  });
}
