/** Which of the two databases an address is of. */
export function isPostgres(url: string): boolean {
  return /^postgres(?:ql)?:/.test(url);
}

/** The address as it may be told and logged: without its password. */
export function tellAddress(url: string): string {
  if (!isPostgres(url)) return url;
  const { hostname, port, pathname } = new URL(url);
  return `${hostname || "localhost"}:${port || 5432}${pathname}`;
}
