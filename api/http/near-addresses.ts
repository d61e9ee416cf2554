import { BlockList, isIP } from "node:net";
import type { Environment } from "../environment.ts";

/**
 * Loopback, private and link-local networks: those of this machine, and of other machines beside
 * it.
 */
const nearNetworks = [
  ["127.0.0.0", 8, "ipv4"],
  ["10.0.0.0", 8, "ipv4"],
  ["172.16.0.0", 12, "ipv4"],
  ["192.168.0.0", 16, "ipv4"],
  ["169.254.0.0", 16, "ipv4"],
  ["::1", 128, "ipv6"],
  ["fc00::", 7, "ipv6"],
  ["fe80::", 10, "ipv6"],
] as const;

/** Whether an address belongs to this machine, its network or a trusted proxy. */
export type IsNear = (address: string) => boolean;

/**
 * Creates a function that tells whether an address is near.
 * @param trustProxy as in the environment: addresses of proxies count as near; a number of proxies
 *   is ignored
 */
export function createIsNear(trustProxy: Environment["trustProxy"]): IsNear {
  const near = new BlockList();
  for (const [address, prefix, family] of nearNetworks) near.addSubnet(address, prefix, family);
  for (const entry of typeof trustProxy === "string" ? trustProxy.split(",") : []) {
    const [address = "", prefix] = entry.trim().split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    const whole = family === "ipv6" ? 128 : 32;
    // Names such as "loopback" are skipped, because `nearNetworks` contains their networks.
    if (isIP(address)) near.addSubnet(address, Number(prefix ?? whole), family);
  }
  return (address) => {
    const bare = address.replace(/%.*/s, "");
    // A connection over a Unix domain socket has no address.
    if (bare === "") return true;
    return isIP(bare) !== 0 && near.check(bare, isIP(bare) === 6 ? "ipv6" : "ipv4");
  };
}
