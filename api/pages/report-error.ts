import { log } from "../log.ts";

/** Logs what failed in the code of a page, whose visitor is told only that something did. */
export function reportError(error: unknown): void {
  log.error({ err: error }, "a page could not be rendered");
}
