import { type OpenPage, openPages } from "../../pages/pages.ts";
import type { Clock } from "../clock.ts";
import type { DirectReads } from "../database/direct-reads.ts";
import { isPublicSlug } from "../database/queries/listed-projects.ts";
import { hasGatedModule } from "../projects/has-gated-module.ts";

/** Whether an address is that of a page in `openPages` which is the same for all visitors. */
const isAlwaysShared = (address: string) =>
  Object.values<OpenPage>(openPages).some(
    ({ path, isSharedWithParameters, dependsOnAccess }) =>
      !dependsOnAccess &&
      (address === path || (isSharedWithParameters && address.startsWith(`${path}?`))),
  );

/** Whether shared caches may serve the page at an address to all visitors. */
type IsShared = (address: string) => Promise<boolean>;

/**
 * Creates a function that returns how long shared caches may serve the page at an address without
 * validation, in seconds. It returns 0 for a page that is not public, or that depends on the
 * visitor. The function is called after rendering, so that it also returns 0 if the page has stopped
 * being public meanwhile.
 * @param seconds the result for public pages
 */
export function createSharedSeconds(
  seconds: number,
  reads: DirectReads,
  clock: Clock,
): (address: string) => Promise<number> {
  return secondsWhere(seconds, createIsShared(reads, clock));
}

/**
 * Creates a function that returns how long the page at an address may be served while the database
 * is unreachable, in seconds. It returns 0 for a page that is not public, or that depends on the
 * visitor, and for a project with a module that only viewers with access (the portfolio password or a
 * share link) see.
 * @param seconds the result for public pages
 */
export function createStaleSeconds(
  seconds: number,
  reads: DirectReads,
  clock: Clock,
): (address: string) => Promise<number> {
  const isShared = createIsShared(reads, clock);
  return secondsWhere(seconds, async (address) => {
    if (!(await isShared(address))) return false;
    const slug = slugOf(address);
    return slug === undefined || !(await hasGatedModule(reads, decodeURIComponent(slug)));
  });
}

const slugOf = (address: string) => /^\/project\/([^/?]+)$/.exec(address)?.[1];

function createIsShared(reads: DirectReads, clock: Clock): IsShared {
  return async (address) => {
    const slug = slugOf(address);
    return slug === undefined ? isAlwaysShared(address) : isPublicSlug(reads, slug, clock());
  };
}

const secondsWhere = (seconds: number, isRight: IsShared) => async (address: string) =>
  seconds > 0 && (await isRight(address)) ? seconds : 0;
