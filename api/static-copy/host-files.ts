import type { Database } from "../database/client.ts";
import { hostedAddress } from "./copy-addresses.ts";

export type CopyRedirect = { from: string; to: string };

/** The Content-Security-Policy of the copy's pages. Allows files of the copy, and players of other sites. */
const policy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-src https:; form-action 'self' https: mailto:; base-uri 'none'; object-src 'none'";

const headers: Record<string, string> = {
  "Content-Security-Policy": policy,
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
};

/** The cache policy of files whose name changes with their content. */
const lasting = "public, max-age=31536000, immutable";

/**
 * The configuration files of common hosts, by their names: headers, the 404 page, and redirects.
 * @param path the path of the copy on its host, without a slash at its end
 */
export function hostFiles(path: string, redirects: CopyRedirect[]): Record<string, string> {
  const pairs = Object.entries(headers);
  const plain = redirects.filter(({ from }) => !from.includes("?"));
  const root =
    path === "" ? "the folder of the copy" : `the folder in which the copy is ${path.slice(1)}`;
  const lines = (...parts: string[]) => `${parts.join("\n")}\n`;
  return {
    _headers: lines(
      `${path}/*`,
      ...pairs.map(([name, value]) => `  ${name}: ${value}`),
      `${path}/assets/*`,
      `  Cache-Control: ${lasting}`,
    ),
    _redirects: lines(...plain.map(({ from, to }) => `${path}${inAddress(from)} ${to} 301`)),
    ".htaccess": lines(
      "Options -Indexes",
      `ErrorDocument 404 ${path}/404.html`,
      "<IfModule mod_headers.c>",
      ...pairs.map(([name, value]) => `  Header set ${name} "${value}"`),
      `  <If "%{REQUEST_URI} =~ m#/assets/#">`,
      `    Header set Cache-Control "${lasting}"`,
      "  </If>",
      "</IfModule>",
      // Apache's `Redirect` would match all addresses that begin with the path.
      ...plain.map(
        ({ from, to }) => `RedirectMatch 301 "${escaped(`^${pattern(path + from)}/?$`)}" "${to}"`,
      ),
    ),
    "nginx.conf": lines(
      `# To be included in a server block, with ${root} as its root.`,
      "index index.html;",
      `error_page 404 ${path}/404.html;`,
      ...pairs.map(([name, value]) => `add_header ${name} "${value}" always;`),
      // In nginx, a location that adds a header does not inherit the headers of its server block, so
      // they are repeated.
      `location ${path}/assets/ {`,
      ...pairs.map(([name, value]) => `  add_header ${name} "${value}" always;`),
      `  add_header Cache-Control "${lasting}";`,
      "}",
      ...plain.flatMap(({ from, to }) =>
        ["", "/"].map(
          (end) => `location = "${path}${escaped(from)}${end}" { return 301 "${to}"; }`,
        ),
      ),
      `location ~ /\\.(?!well-known/) { return 404; }`,
    ),
    Caddyfile: lines(
      `# To be imported in a site block, with ${root} as its root.`,
      "header {",
      ...pairs.map(([name, value]) => `\t${name} "${value}"`),
      "}",
      `header ${path}/assets/* Cache-Control "${lasting}"`,
      ...plain.flatMap(({ from, to }) =>
        ["", "/"].map((end) => `redir "${path}${inAddress(from)}${end}" "${to}" permanent`),
      ),
      "handle_errors {",
      `\trewrite * ${path}/404.html`,
      "\tfile_server",
      "}",
      "file_server",
    ),
  };
}

const inAddress = (path: string) => path.split("/").map(encodeURIComponent).join("/");
/** Escapes a path for quotes in configuration files of Apache and nginx. Both match decoded paths. */
const escaped = (text: string) => text.replace(/["\\]/g, "\\$&");
/** Escapes a text for a regular expression. */
const pattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/**
 * Reads the owner's redirects, and the former addresses of projects, that lead to a page of the copy. The
 * others are left out, because they would tell visitors the address of an unlisted project.
 * @param pages the file of each page in the copy, by its address on the site
 * @returns a function from the path of the copy on its host to the redirects
 */
export async function readRedirects(
  database: Database,
  pages: Readonly<Record<string, string>>,
): Promise<(path: string) => CopyRedirect[]> {
  const own = await database.redirect.findMany({ include: { project: true } });
  const former = await database.formerSlug.findMany({ include: { project: true } });
  const addressOf = (slug: string) => `/project/${encodeURIComponent(slug)}`;
  const wanted = [
    ...own.map(
      ({ path, page, project }) => [path, page ?? addressOf(project?.slug ?? "")] as const,
    ),
    ...former.map(({ slug, project }) => [`/project/${slug}`, addressOf(project.slug)] as const),
  ];
  const found = wanted.flatMap(([from, target]) => {
    const file = Object.hasOwn(pages, target) ? pages[target] : undefined;
    return file === undefined ? [] : [{ from, file }];
  });
  return (path) => found.map(({ from, file }) => ({ from, to: hostedAddress(path, file) }));
}
