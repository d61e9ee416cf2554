import { isIP } from "node:net";
import { isAbsolute, resolve } from "node:path";
import { z } from "zod";

/** The formats of environment variables. api/environment.ts lists the variables. */

export const text = z.string().min(1);

/** An address on one line. Parsers would silently drop tabs and line breaks, also inside a password. */
const line = z.string().refine((value) => !/[\t\n\r]/.test(value.trim()));

/**
 * The address of a service, without query, fragment and credentials: a query or fragment would be dropped,
 * and credentials would be shown to others.
 */
export const webAddress = line
  .pipe(z.url({ protocol: /^https?$/ }))
  .refine((address) => !/[?#]/.test(address) && !hasAccount(address));

/**
 * An address as browsers write it, without trailing slashes. Its path may contain only characters that have no
 * meaning in cookies and HTML.
 */
export const publicAddress = webAddress
  .transform((address) => new URL(address).href.replace(/(?<!\/)\/+$/, ""))
  .refine((address) => /^(?:\/[\w.~-]+)*\/?$/.test(new URL(address).pathname));

/** An address with credentials. Characters of a password that have a meaning in addresses must be escaped. */
export const postgresAddress = line.refine(isWholeAddress);
export const mailServer = line.pipe(z.url({ protocol: /^smtps?$/ })).refine(isWholeAddress);

const digits = z.string().trim().regex(/^\d+$/);
export const wholeNumber = (min: number, max: number) =>
  digits.pipe(z.coerce.number<string>().min(min).max(max));
export const password = z.string().refine((value) => Buffer.byteLength(value) <= 1024);
export const isOn = (whereUnset: boolean) =>
  z
    .enum(["0", "1"])
    .transform((value) => value === "1")
    .default(whereUnset)
    .describe("0 or 1");

/** The name of an HTTP header. */
export const headerName = z.string().regex(/^[A-Za-z][A-Za-z0-9-]*$/);

/** The number of proxies in front of the server, or their addresses. */
export const trustedProxies = z.union([
  z
    .string()
    .regex(/^[1-9]$/)
    .transform((count) => (_address: string, hop: number) => hop < Number(count)),
  z.string().refine((list) => list.split(",").every(isProxyAddress)),
]);

/** A mail address or a page, as a URI. */
export const securityContact = z.union([
  z.email().transform((address) => `mailto:${address}`),
  z.url({ protocol: /^(?:https|mailto)$/ }).refine((address) => !hasAccount(address)),
]);

/** A secret key of the encryption program age, which decrypts backups. */
export const backupKey = z
  .string()
  .trim()
  .regex(/^AGE-SECRET-KEY-1[A-Z0-9]{10,100}$/i);

/** The measurement id of third-party analytics. */
export const measurementId = /^[A-Za-z0-9-]+$/;

function hasAccount(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username !== "" || password !== "";
}

/**
 * False if an unescaped # / ? % in a password ends the password too early, so that its rest is parsed as
 * another part of the address.
 */
function isWholeAddress(address: string): boolean {
  if (!URL.canParse(address) || address.includes("#")) return false;
  const { username, password, pathname, search } = new URL(address);
  if (`${pathname}${search}`.includes("@")) return false;
  try {
    decodeURIComponent(username + password + pathname);
    return true;
  } catch {
    return false;
  }
}

function isProxyAddress(text: string): boolean {
  const [address = "", prefix] = text.trim().split("/");
  if (["loopback", "linklocal", "uniquelocal"].includes(address)) return prefix === undefined;
  const bits = isIP(address) === 4 ? 32 : 128;
  return (
    isIP(address) !== 0 &&
    (prefix === undefined || (/^\d+$/.test(prefix) && Number(prefix) <= bits))
  );
}

/** Makes the path of a `file:` address absolute. Other addresses are returned unchanged. */
export function absoluteAddress(url: string): string {
  if (!url.startsWith("file:")) return url;
  const path = url.slice("file:".length);
  return isAbsolute(path) ? url : `file:${resolve(path)}`;
}
