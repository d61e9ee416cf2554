import { log } from "../log.ts";

/** Logs an error in the code of a page. The visitor sees only that an error occurred. */
export function reportError(error: unknown): void {
  log.error({ err: error }, "a page could not be rendered");
}
