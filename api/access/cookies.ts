/** The cookies of one request and its response. What was set or removed is read back at once. */
export type Cookies = {
  /** @throws {GraphQLError} HTTPS_REQUIRED where the browser would not keep one */
  assertKept: () => void;
  /** Undefined where the browser sent none of this name. */
  read: (name: string) => string | undefined;
  /** @param lifetime in seconds; without it the cookie ends with the browser's session */
  set: (name: string, value: string, lifetime?: number) => void;
  remove: (name: string) => void;
  /** Whether any was set or removed. */
  areChanged: () => boolean;
};

/** Names of the cookies that open something. */
export const cookieNames = {
  session: "vitrine-session",
  portfolio: "vitrine-portfolio",
  link: "vitrine-link",
  /** Of a link that asks for its password before it opens anything. */
  askedLink: "vitrine-asked-link",
  /** A permission to download one backup. */
  backup: "vitrine-backup",
  /** A permission to download one archive of the work. */
  archive: "vitrine-archive",
  /** What a passkey is to sign. */
  passkey: "vitrine-passkey",
} as const;

/** The names that a cookie may have: over https a browser stores it for this very host, or for this host alone. */
export const prefixedNames = (name: string) => [name, `__Host-${name}`, `__Secure-${name}`];

/** Cookies of a caller that is no browser. */
export function createCookieJar(values: Record<string, string> = {}): Cookies {
  const jar = new Map(Object.entries(values));
  let areChanged = false;
  return {
    assertKept: () => {},
    read: (name) => jar.get(name),
    set: (name, value) => {
      areChanged = true;
      jar.set(name, value);
    },
    remove: (name) => {
      areChanged = jar.delete(name) || areChanged;
    },
    areChanged: () => areChanged,
  };
}
