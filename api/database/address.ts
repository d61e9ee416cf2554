/** Whether an address is of a PostgreSQL server. Otherwise it is of an SQLite file. */
export function isPostgres(url: string): boolean {
  return /^postgres(?:ql)?:/.test(url);
}

/** The address without user and password, for messages and logs. */
export function tellAddress(url: string): string {
  if (!isPostgres(url)) return url;
  const { hostname, port, pathname } = new URL(url);
  return `${hostname || "localhost"}:${port || 5432}${pathname}`;
}
