/**
 * The cookies of one request and its response. `read` also returns changes that were made earlier
 * in the same request.
 */
export type Cookies = {
  /**
   * Asserts that the browser will store cookies.
   * @throws {GraphQLError} HTTPS_REQUIRED for a browser that refuses the cookies, because it has opened
   *   the page by http
   */
  assertKept: () => void;
  /** The value of a cookie. Undefined where the browser sent no cookie of this name. */
  read: (name: string) => string | undefined;
  /** @param lifetime in seconds; without it the cookie ends with the browser's session */
  set: (name: string, value: string, lifetime?: number) => void;
  remove: (name: string) => void;
  /** Whether any cookie was set or removed. */
  areChanged: () => boolean;
};

/** The names of the cookies that give access or a permission, without the prefixes for https. */
export const cookieNames = {
  session: "vitrine-session",
  portfolio: "vitrine-portfolio",
  link: "vitrine-link",
  /** Proves that the browser has requested a link whose password the reader still has to enter. */
  askedLink: "vitrine-asked-link",
  /** A permission to download one backup. */
  backup: "vitrine-backup",
  /** A permission to download one archive of the work. */
  archive: "vitrine-archive",
  /** The challenge that a passkey has to sign. */
  passkey: "vitrine-passkey",
} as const;

/**
 * The possible names of a cookie: over http, over https at the root of a host, and below a path.
 */
export const prefixedNames = (name: string) => [name, `__Host-${name}`, `__Secure-${name}`];

/** Cookies in memory, for a caller that is not a browser. */
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
