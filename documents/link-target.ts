/**
 * The target of a pasted link. Google's redirects are resolved.
 * @returns null for a target that does not work on this site: an anchor of the source document, or a local
 * file
 */
export function linkTarget(address: string): string | null {
  const text = address.trim();
  if (/^(?:mailto|tel):\S+$/i.test(text) || /^\/(?!\/)\S*$/.test(text)) return text;
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const { hostname, pathname, searchParams } = new URL(text);
  const isRedirect = /^(?:www\.)?google\.[a-z.]+$/.test(hostname) && pathname === "/url";
  const target = isRedirect ? (searchParams.get("q") ?? searchParams.get("url")) : null;
  return target ? linkTarget(target) : text.replaceAll(/\s/g, "%20");
}
