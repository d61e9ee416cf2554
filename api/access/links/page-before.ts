/**
 * The address that a form was sent from, without its host, so that its reader is back there. The home page
 * where the browser does not say, or it is another site's, or no page of the web at all.
 */
export function pageBefore(referrer: string | undefined, origin: string): string {
  if (referrer === undefined || !URL.canParse(referrer)) return "/";
  const { protocol, pathname, search, host } = new URL(referrer);
  // Of other schemes the parser leaves backslashes, which browsers read as slashes.
  if (!/^https?:$/.test(protocol)) return "/";
  // One slash: with two it would name another host.
  return host === new URL(origin).host ? `${pathname.replace(/^\/+/, "/")}${search}` : "/";
}
