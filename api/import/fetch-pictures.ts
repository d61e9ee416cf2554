import { promises as dns, type LookupAddress } from "node:dns";
import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { pipeline, type Readable, Transform } from "node:stream";
import ipaddr from "ipaddr.js";
import { decodeLeniently } from "../decode-leniently.ts";
import { MediaFault } from "../media/media-fault.ts";
import type { SourceFile } from "./source-files.ts";

/**
 * Which servers may be requested, and how host names are resolved. Tests replace the network by their own.
 */
export type Net = {
  resolve: (host: string) => Promise<LookupAddress[]>;
  isAllowed: (address: string) => boolean;
  /** The allowed ports, as in `URL.port`: empty for the default port of the protocol. */
  ports: readonly string[];
};

const publicNet: Net = {
  resolve: (host) => dns.lookup(host, { all: true }),
  isAllowed: isPublic,
  ports: [""],
};

/**
 * The limits of fetching: `files` and `redirects` are numbers, `bytes` (of one picture) and
 * `allBytes` are sizes in bytes, and `time` is the time for one picture in milliseconds.
 */
export const fetchLimits = {
  files: 2_000,
  bytes: 50 * 1024 ** 2,
  allBytes: 2 * 1024 ** 3,
  time: 30_000,
  redirects: 5,
};

const azureMetadata = "168.63.129.16";
const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");

/** Whether an IP address is public: outside all private, local and special ranges. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== "unicast") return false;
  return parsed instanceof ipaddr.IPv6
    ? parsed.match(globalUnicast)
    : parsed.toString() !== azureMetadata;
}

/**
 * Parses the address of a picture, without credentials and fragment. Null for an invalid or non-HTTP(S)
 * address.
 */
export function readPictureAddress(name: string): URL | null {
  const address = name.startsWith("//") ? `https:${name}` : name;
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  Object.assign(url, { username: "", password: "", hash: "" });
  return url;
}

/**
 * Returns a function that makes a source file for the address of a picture. Reading the source file fetches
 * the picture, and fails with a MediaFault if the picture cannot or must not be fetched. Each address is
 * checked before it is requested, also after a redirect, and the connection goes to the IP address that was
 * checked (record 107).
 * @param hosts the hosts that the imported file names, as in `URL.hostname`
 * @param allTime the time for all pictures together, in milliseconds
 */
export function openFetcher(
  hosts: ReadonlySet<string>,
  allTime: number,
  net: Net = publicNet,
  limits = fetchLimits,
): (url: URL) => SourceFile {
  const end = AbortSignal.timeout(allTime);
  let files = 0;
  let bytes = 0;

  const read = async (first: URL): Promise<Readable> => {
    files += 1;
    if (files > limits.files) throw refused(`more than ${limits.files} pictures are asked for`);
    const signal = AbortSignal.any([end, AbortSignal.timeout(limits.time)]);
    let ownBytes = 0;
    const counted = new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        ownBytes += chunk.length;
        bytes += chunk.length;
        const isTooMuch = ownBytes > limits.bytes || bytes > limits.allBytes;
        done(isTooMuch ? refused("there is more than may be fetched") : null, chunk);
      },
    });
    // The reader of the stream gets its errors. This listener prevents an uncaught error while
    // there is no reader.
    counted.on("error", () => {});
    const slow = refused("it takes too long");
    // This listener is called before the request's own listener, so that `slow` is the reported reason.
    signal.addEventListener("abort", () => counted.destroy(slow));
    const response = await follow(first, signal).catch((error: unknown) => {
      if (error instanceof MediaFault) throw error;
      throw signal.aborted ? slow : refused(`its host cannot be reached (${reasonOf(error)})`);
    });
    return pipeline(response, counted, () => {});
  };

  const follow = async (first: URL, signal: AbortSignal): Promise<IncomingMessage> => {
    let url: URL | null = first;
    for (let redirects = 0; redirects <= limits.redirects; redirects++) {
      const response = await ask(url, await check(url, signal), signal);
      const { statusCode = 0, headers } = response;
      const { location, "content-encoding": encoding = "identity" } = headers;
      if (statusCode === 200 && encoding === "identity") return response;
      response.destroy();
      if (statusCode === 200) throw refused(`it is encoded as ${encoding}`);
      if (statusCode < 300 || statusCode >= 400 || !location) {
        throw refused(`the host says ${statusCode}`);
      }
      url = URL.canParse(location, url) ? readPictureAddress(new URL(location, url).href) : null;
      if (!url) throw refused("it leads to no address of the web");
    }
    throw refused(`it leads on more than ${limits.redirects} times`);
  };

  /** The IP addresses of a host. Rejects if the host may not be requested. */
  const check = async (url: URL, signal: AbortSignal): Promise<LookupAddress[]> => {
    const { hostname, port } = url;
    if (!hosts.has(hostname))
      throw refused(`it leads to ${hostname}, which the file does not name`);
    if (!net.ports.includes(port)) throw refused("only the ports 80 and 443 are asked");
    const literal = hostname.replaceAll(/[[\]]/g, "");
    const addresses = ipaddr.isValid(literal)
      ? [{ address: literal, family: literal.includes(":") ? 6 : 4 }]
      : await unlessAborted(net.resolve(hostname), signal);
    if (addresses.length === 0 || !addresses.every(({ address }) => net.isAllowed(address))) {
      throw refused(`${hostname} is no host of the internet`);
    }
    return addresses;
  };

  return (url) => ({
    path: readablePath(url),
    size: 0,
    read: () => read(url),
  });
}

const refused = (reason: string) => new MediaFault(400, "NOT_FETCHED", `Not fetched: ${reason}.`);

const reasonOf = (error: unknown) => Object(error).code ?? Object(error).message;

/** Sends a request without cookies and credentials to the given addresses, without a DNS lookup. */
function ask(url: URL, addresses: LookupAddress[], signal: AbortSignal): Promise<IncomingMessage> {
  const { request } = url.protocol === "https:" ? https : http;
  const [first] = addresses;
  const headers = { accept: "image/*,video/*", "accept-encoding": "identity" };
  return new Promise((resolve, reject) => {
    request(url, {
      ...{ agent: false, signal, headers },
      lookup: (_host, { all }, done) =>
        all ? done(null, addresses) : done(null, first?.address ?? "", first?.family),
    })
      .on("response", resolve)
      .on("error", reject)
      .end();
  });
}

function unlessAborted<Result>(promise: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    signal.addEventListener("abort", () => reject(signal.reason));
    promise.then(resolve, reject);
  });
}

const readablePath = ({ hostname, pathname }: URL) => hostname + decodeLeniently(pathname);
