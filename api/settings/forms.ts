import { isIP } from "node:net";
import { isAbsolute, resolve } from "node:path";
import { z } from "zod";

/** The forms that settings have; api/environment.ts names them. */

export const text = z.string().min(1);
export const webAddress = z.url({ protocol: /^https?$/ });
export const password = z.string().refine((value) => Buffer.byteLength(value) <= 1024);
export const isOn = z.enum(["0", "1"]);
export const port = z.coerce.number().int().max(65_535);

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
  z.url({ protocol: /^(?:https|mailto)$/ }),
]);

/** Of third-party analytics. */
export const measurementId = /^[A-Za-z0-9-]+$/;

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
