import { isIPv6 } from "node:net";

const mappedIPv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * The part of an address by which attempts and requests are limited: an IPv4 address, or the first 64 bits
 * of an IPv6 address, because one subscriber has all addresses with the same first 64 bits.
 */
export function networkOf(address: string): string {
  const mapped = mappedIPv4.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.replace(/%.*/s, "").split("::");
  const leading = groupsOf(head);
  const trailing = tail === undefined ? [] : groupsOf(tail);
  const zeros = Array.from(
    { length: Math.max(0, 8 - leading.length - trailing.length) },
    () => "0",
  );
  const groups = [...leading, ...zeros, ...trailing].map((group) => Number.parseInt(group, 16));
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::/64`;
}

/**
 * The groups of a part of an IPv6 address. An IPv4 address at the end counts as two groups of
 * zeros: its value is not needed, because it is beyond the first 64 bits.
 */
function groupsOf(part: string): string[] {
  return part === ""
    ? []
    : part.split(":").flatMap((group) => (group.includes(".") ? ["0", "0"] : [group]));
}
