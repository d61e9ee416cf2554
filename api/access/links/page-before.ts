/**
 * The address that a form was sent from, without its host, so that its reader is back there. The home page
 * where the browser does not say, or it is another site's.
 */
export function pageBefore(referrer: string | undefined, origin: string): string {
  if (referrer === undefined || !URL.canParse(referrer)) return "/";
  const { pathname, search, host } = new URL(referrer);
  // One slash: with two it would name another host.
  return host === new URL(origin).host ? `${pathname.replace(/^\/+/, "/")}${search}` : "/";
}
