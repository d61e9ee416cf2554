import type { Cookies } from "./cookies.ts";
import type { Measuring } from "./measuring.ts";

/** The sender of a request, and its cookies. */
export type Caller = {
  /** The network address by which attempts are counted. */
  address: string;
  cookies: Cookies;
  /** Browser and operating system in words, such as "Firefox on macOS", by the User-Agent header. */
  device: string;
  /** The address of the site as the caller reaches it, without a trailing slash. */
  origin: string;
  /** Whether the site may measure what is read in this browser. */
  measuring: Measuring;
};
