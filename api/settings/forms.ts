import { isIP } from "node:net";
import { isAbsolute, resolve } from "node:path";
import { z } from "zod";

/** The forms that settings have; api/environment.ts names them. */

export const text = z.string().min(1);

/** Of a service: what stands behind ? and # would be lost, and an account would be told to others. */
export const webAddress = z
  .url({ protocol: /^https?$/ })
  .refine((address) => !/[?#]/.test(address) && !hasAccount(address));

/** As browsers write it, without slashes at its end. */
export const publicAddress = webAddress.transform((address) =>
  new URL(address).href.replace(/(?<!\/)\/+$/, ""),
);

/** With an account, whose signs may have another meaning in an address. */
export const postgresAddress = z.string().refine(isWholeAddress);
export const mailServer = z.url({ protocol: /^smtps?$/ }).refine(isWholeAddress);

const digits = z.string().trim().regex(/^\d+$/);
export const wholeNumber = (min: number, max: number) =>
  digits.pipe(z.coerce.number<string>().min(min).max(max));
export const password = z.string().refine((value) => Buffer.byteLength(value) <= 1024);
export const isOn = z.enum(["0", "1"]);

/** Of HTTP. */
export const headerName = z.string().regex(/^[A-Za-z][A-Za-z0-9-]*$/);

/** How many proxies stand before the server, or which addresses they have. */
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

/** Of third-party analytics. */
export const measurementId = /^[A-Za-z0-9-]+$/;

function hasAccount(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username !== "" || password !== "";
}

/** False where # / ? % of a password end it too soon: then the rest of it is taken for something else. */
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

/** A `file:` address with an absolute path. */
export function absoluteAddress(url: string): string {
  if (!url.startsWith("file:")) return url;
  const path = url.slice("file:".length);
  return isAbsolute(path) ? url : `file:${resolve(path)}`;
}
