import { entryPaths, openPaths, slidePaths } from "../../../pages/paths.ts";
import { addressParameters } from "../../http/address-parameters.ts";
import { refusal } from "../../validation/accept.ts";

/** The maximum length of the source of a redirect, in characters. */
export const longestPath = 500;

/** The site's pages, which no redirect can replace. */
const ownPages = new Set<string>(
  [openPaths, entryPaths, slidePaths].flatMap((paths) => Object.values<string>(paths)),
);

/** Further paths that the site serves. */
const ownPaths = [
  /^\/(?:admin|api|assets|fonts|for|graphql|mcp|metrics|objects|project|s3|social-card)(?:\/|$)/,
  /^\/uploads\//,
  /^\/(?:apple-touch-icon\.png|favicon\.(?:ico|svg)|feed\.(?:json|xml)|icon-\d+\.png)$/,
  /^\/(?:(?:resume|brief|brief\/slides)\.pdf|robots\.txt|site\.webmanifest|sitemap\.xml)$/,
  /^\/\.well-known\/(?:security\.txt|tdmrep\.json)$/,
];

/**
 * The decoded path of an address, without a trailing slash, query and fragment. For a full URL, its path is
 * used. Null for an invalid address.
 */
export function pathOf(address: string): string | null {
  const text = address.trim();
  const rooted = /^(?:https?:\/)?\//i.test(text) ? text : `/${text}`;
  if (!URL.canParse(rooted, "http://site.invalid")) return null;
  const { pathname } = new URL(rooted, "http://site.invalid");
  try {
    const path = decodeURIComponent(pathname).replace(/(?<!\/)\/+$/, "") || "/";
    return path.length > longestPath ? path : path.normalize("NFC");
  } catch {
    return null;
  }
}

/** Whether the site itself serves a path. */
export function isOwnPath(path: string): boolean {
  return ownPages.has(path) || ownPaths.some((own) => own.test(path));
}

/**
 * Converts an old address to the source of a redirect: a path, with the parameters that select a
 * page, as in /?p=123.
 * @throws {UserFault} REQUIRED for an invalid address, TOO_LONG, or PATH_IN_USE for an address of
 * the site itself
 */
export function redirectPath(address: string): string {
  const path = pathOf(address);
  if (address.trim() === "" || path === null) {
    throw refusal("REQUIRED", "Enter an old address, such as /portfolio/passage.html", "path");
  }
  const { ofPage } = addressParameters(address.trim());
  const former = ofPage.size > 0 ? `${path}?${ofPage}` : path;
  if (former.length > longestPath) {
    throw refusal("TOO_LONG", `An address may be at most ${longestPath} characters long`, "path");
  }
  if (isOwnPath(path) && !former.startsWith("/?")) {
    throw refusal(
      "PATH_IN_USE",
      `${path} is an address of this site; choose one that it does not have`,
      "path",
    );
  }
  return former;
}
