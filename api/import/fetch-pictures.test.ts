import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openTestSite, type TestSite } from "../testing/test-site.ts";
import {
  fetchLimits,
  isPublic,
  type Net,
  openFetcher,
  readPictureAddress,
} from "./fetch-pictures.ts";
import { importWork } from "./import-work.ts";
import { withIncoming } from "./read-incoming.ts";

let site: TestSite;
let folder: string;
let picture: Buffer;
let server: Server | undefined;

beforeAll(async () => {
  site = await openTestSite();
  folder = await mkdtemp(join(tmpdir(), "vitrine-fetch-"));
  const create = { width: 12, height: 8, channels: 3, background: "teal" } as const;
  picture = await sharp({ create }).png().toBuffer();
});
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

/**
 * Starts a server on this machine.
 * @returns its port, and the host and path of each request that it has received
 */
async function serve(respond: RequestListener): Promise<{ port: number; asked: string[] }> {
  const asked: string[] = [];
  const listening = createServer((request, response) => {
    asked.push(`${request.headers.host?.replace(/:\d+$/, "")}${request.url}`);
    respond(request, response);
  });
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, "127.0.0.1", resolve));
  return { port: (listening.address() as AddressInfo).port, asked }; // it listens on TCP
}

const loopback = { address: "127.0.0.1", family: 4 };

/** A network in which the test's server is the only public host. */
const netOf = (port: number, changes: Partial<Net> = {}): Net => ({
  resolve: async () => [loopback],
  isAllowed: (address) => address === "127.0.0.1",
  ports: [String(port)],
  ...changes,
});

/** Fetches a picture. @returns its content as text, or the message of the error */
async function read(address: string, net: Net, limits = {}, hosts = [address]): Promise<string> {
  const names = new Set(hosts.map((each) => readPictureAddress(each)?.hostname ?? ""));
  const fileAt = openFetcher(names, 60_000, net, { ...fetchLimits, ...limits });
  const url = readPictureAddress(address);
  if (!url) return "no address";
  try {
    return await text(await fileAt(url).read());
  } catch (error) {
    return Object(error).message;
  }
}

test.each([
  ...["0.0.0.0", "0.1.2.3", "10.1.2.3", "100.64.0.1", "100.100.100.200", "127.0.0.1", "127.9.9.9"],
  ...[
    "169.254.169.254",
    "172.16.0.1",
    "172.31.255.255",
    "192.0.0.192",
    "192.168.1.1",
    "198.18.0.1",
  ],
  ...["224.0.0.1", "240.0.0.1", "255.255.255.255", "168.63.129.16", "203.0.113.5"],
  ...["::", "::1", "::127.0.0.1", "::ffff:127.0.0.1", "::ffff:a9fe:a9fe", "::ffff:0:127.0.0.1"],
  ...["64:ff9b::7f00:1", "64:ff9b:1::1", "2002:7f00:1::", "2001::1", "2001:db8::1", "fc00::1"],
  ...["fd00:ec2::254", "fe80::1", "fe80::1%eth0", "fec0::1", "ff02::1", "100::1", "4000::1"],
  ...["", "localhost", "example.org"],
])("%s is no address of the internet", (address) => {
  expect(isPublic(address)).toBe(false);
});

test.each(["93.184.215.14", "8.8.8.8", "::ffff:8.8.8.8", "2606:4700::1111", "2a00:1450:4001::65"])(
  "%s is an address of the internet",
  (address) => {
    expect(isPublic(address)).toBe(true);
  },
);

test.each([
  ...["http://127.0.0.1/a.png", "http://[::1]/a.png", "http://[::ffff:127.0.0.1]/a.png"],
  ...["http://2130706433/a.png", "http://017700000001/a.png", "http://0x7f.1/a.png"],
  ...["http://0177.0.0.1/a.png", "http://127.1/a.png", "http://0/a.png", "http://⑫⑦.0.0.1/a.png"],
  ...["http://169.254.169.254/latest/meta-data/", "http://localhost/a.png"],
  ...["http://user:secret@[::]/a.png", "//127.0.0.1/a.png"],
])("%s is refused on the real net before anything is asked", async (address) => {
  const names = new Set([readPictureAddress(address)?.hostname ?? ""]);
  const url = readPictureAddress(address) ?? new URL("http://never.invalid");
  await expect(openFetcher(names, 60_000)(url).read()).rejects.toThrow(
    "is no host of the internet",
  );
});

test.each([
  "ftp://a.example/a.png",
  "file:///etc/passwd",
  "gopher://a/",
  "data:image/png,x",
  "/a.png",
])("%s is no address that is fetched", (address) => {
  expect(readPictureAddress(address)).toBeNull();
});

test("a name that means a private address, also among public ones, is not asked", async () => {
  const { port, asked } = await serve((_request, response) => response.end("secret"));
  const address = `http://a.example:${port}/a.png`;
  const resolve = async () => [loopback, { address: "10.0.0.7", family: 4 }];
  expect(await read(address, netOf(port, { resolve }))).toContain("is no host of the internet");
  expect(await read(address, netOf(port, { resolve: async () => [] }))).toContain("is no host");
  expect(asked).toEqual([]);
});

test("the connection goes to the address that was checked; the name is not looked up again", async () => {
  const { port, asked } = await serve((_request, response) => response.end("picture"));
  let lookups = 0;
  // As in DNS rebinding: the first lookup returns a public address, later ones a private address.
  const resolve = async () => (++lookups === 1 ? [loopback] : [{ address: "10.0.0.7", family: 4 }]);
  expect(await read(`http://a.example:${port}/a.png`, netOf(port, { resolve }))).toBe("picture");
  expect(lookups).toBe(1);
  expect(asked).toEqual(["a.example/a.png"]);
});

test("each redirect is checked: its host, its address, its port and its protocol", async () => {
  const { port, asked } = await serve(({ url = "" }, response) => {
    const location = decodeURIComponent(url.slice(1));
    if (url === "/end") response.end("picture");
    else response.writeHead(302, { location }).end();
  });
  const named = [
    "http://a.example/",
    "http://b.example/",
    "http://inner.example/",
    "http://[::1]/",
  ];
  const resolve = async (host: string) =>
    host === "inner.example" ? [{ address: "192.168.0.9", family: 4 }] : [loopback];
  const follow = (to: string) =>
    read(`http://a.example:${port}/${encodeURIComponent(to)}`, netOf(port, { resolve }), {}, named);
  expect(await follow(`http://b.example:${port}/end`)).toBe("picture");
  expect(await follow("/end")).toBe("picture");
  expect(await follow(`http://other.example:${port}/end`)).toContain("the file does not name");
  expect(await follow(`http://127.0.0.1:${port}/end`)).toContain("the file does not name");
  expect(await follow(`http://inner.example:${port}/end`)).toContain("is no host of the internet");
  expect(await follow(`http://[::1]:${port}/end`)).toContain("is no host of the internet");
  expect(await follow("http://b.example:22/end")).toContain("only the ports 80 and 443 are asked");
  expect(await follow("file:///etc/passwd")).toContain("leads to no address of the web");
  expect(await follow("http://")).toContain("leads to no address of the web");
  expect(asked.filter((each) => each.endsWith("/end"))).toEqual(["b.example/end", "a.example/end"]);
});

test("redirects in a circle end", async () => {
  const { port, asked } = await serve((_request, response) =>
    response.writeHead(301, { location: "/again" }).end(),
  );
  expect(await read(`http://a.example:${port}/`, netOf(port))).toContain("more than 5 times");
  expect(asked).toHaveLength(6);
});

test("a host that is silent, and one that drips, are left when the time is over", async () => {
  const { port } = await serve(({ url }, response) => {
    if (url === "/silent") return;
    response.write("a");
    const drip = setInterval(() => response.write("a"), 5);
    response.on("close", () => clearInterval(drip));
  });
  for (const path of ["silent", "drip"]) {
    const found = await read(`http://a.example:${port}/${path}`, netOf(port), { time: 150 });
    expect(found).toBe("Not fetched: it takes too long.");
  }
  const resolve = () => new Promise<never>(() => {});
  const found = await read(`http://a.example:${port}/`, netOf(port, { resolve }), { time: 50 });
  expect(found).toBe("Not fetched: it takes too long.");
});

test("a body without an end is left at the limit, of one file and of all", async () => {
  const { port } = await serve(({ url }, response) => {
    if (url === "/small") return void response.end("12345");
    const more = () => {
      while (response.write("x".repeat(65_536)));
    };
    response.on("drain", more);
    more();
  });
  const address = `http://a.example:${port}`;
  const tooMuch = "Not fetched: there is more than may be fetched.";
  expect(await read(`${address}/endless`, netOf(port), { bytes: 100_000 })).toBe(tooMuch);
  const fileAt = openFetcher(new Set(["a.example"]), 60_000, netOf(port), {
    ...fetchLimits,
    ...{ allBytes: 8, files: 2 },
  });
  const small = fileAt(new URL(`${address}/small`));
  expect(await text(await small.read())).toBe("12345");
  await expect(small.read().then(text)).rejects.toThrow(tooMuch);
  await expect(small.read()).rejects.toThrow("more than 2 pictures are asked for");
});

test("what is no picture, missing, compressed or cut is said; credentials are not sent", async () => {
  const sent: (string | undefined)[] = [];
  const { port } = await serve(({ url, headers }, response) => {
    sent.push(headers.authorization, headers.cookie);
    if (url === "/gone") response.writeHead(404).end();
    else if (url === "/packed") response.writeHead(200, { "content-encoding": "br" }).end("x");
    else if (url === "/cut")
      response.writeHead(200, { "content-length": 9 }).write("x", () => response.destroy());
    else response.end("x");
  });
  const at = (path: string) => read(`http://me:secret@a.example:${port}/${path}`, netOf(port));
  expect(await at("gone")).toBe("Not fetched: the host says 404.");
  expect(await at("packed")).toBe("Not fetched: it is encoded as br.");
  expect(await at("cut")).not.toBe("x");
  expect(await at("plain")).toBe("x");
  expect(sent.filter(Boolean)).toEqual([]);
  server?.close();
  server?.closeAllConnections();
  expect(await at("gone")).toContain("its host cannot be reached (ECONNREFUSED)");
});

test("an import fetches only where she asks: what a picture is, once, and says what did not come", async () => {
  const { port, asked } = await serve(({ url }, response) => {
    if (url === "/good.png?size=1") response.setHeader("content-type", "text/html").end(picture);
    else if (url === "/page.png") response.setHeader("content-type", "image/png").end("<html>");
    else response.writeHead(404).end();
  });
  const address = `http://pictures.example:${port}`;
  const path = join(folder, "away.md");
  await writeFile(
    path,
    `# Away\n\n![One](${address}/good.png?size=1)\n\n![Two](${address}/page.png)\n\n![Three](http://gone.example:${port}/x.png)\n\n![Again](${address}/good.png?size=1)\n\n![Private](http://10.0.0.7/a.png)\n`,
  );
  const services = { database: site.database, ...site.media, incomingFolder: join(folder, "in") };
  const bring = (isDryRun: boolean, isFetching: boolean) =>
    withIncoming(path, undefined, (incoming) =>
      importWork(services, incoming, {
        isDryRun,
        fetching: isFetching ? { time: 60_000, net: netOf(port) } : undefined,
      }),
    );
  const hosts = ["pictures.example", "gone.example", "10.0.0.7"];
  expect(await bring(true, true)).toMatchObject({ hosts });
  expect(await bring(false, false)).toMatchObject({ hosts, projects: [{ pictures: 0 }] });
  expect(asked).toEqual([]);
  const report = await bring(false, true);
  expect(report).toMatchObject({
    hosts: [],
    projects: [
      {
        pictures: 2,
        losses: [
          expect.stringMatching(/^pictures\.example\/page\.png: This file is neither a picture/),
          "gone.example/x.png: Not fetched: the host says 404.",
          "10.0.0.7/a.png: Not fetched: only the ports 80 and 443 are asked.",
        ],
      },
    ],
  });
  expect(asked.sort()).toEqual([
    ...["gone.example/x.png", "pictures.example/good.png?size=1", "pictures.example/page.png"],
  ]);
  const stored = await site.database.mediaAsset.findMany({ where: { fileName: "good.png" } });
  expect(stored).toMatchObject([{ altText: "One" }]);
});
