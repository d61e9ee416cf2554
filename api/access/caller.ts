import type { Cookies } from "./cookies.ts";
import type { Measuring } from "./measuring.ts";

/** Where a request came from, and the way to leave cookies there. */
export type Caller = {
  /** The network address that attempts are counted by. */
  address: string;
  cookies: Cookies;
  /** The address of the site as the caller reaches it, without a trailing slash. */
  origin: string;
  /** Whether what is read there may be counted. */
  measuring: Measuring;
};
