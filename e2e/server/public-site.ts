import { createHash } from "node:crypto";

/** The public address of all compared sites. It is the same, because pages, feeds and the API contain it. */
export const publicUrl = { PUBLIC_URL: "http://portfolio.example" };

/** The addresses with which reading begins. */
const entryPoints = ["/", "/sitemap.xml", "/robots.txt", "/feed.json", "/api/openapi.json"];

/** Links in pages, feeds and lists to addresses whose response depends on the site's content. */
const links =
  /["'(=\s>](?:http:\/\/portfolio\.example)?(\/(?:project|objects|documents|work|about|connect|social-card|api)(?:[/?][\w./?=&%~-]*)?)(?=["')\s<#])/g;

/** The address of a picture in another size. Such pictures are encoded on request; all would take minutes. */
const inSize = /\/(?:[a-z]+-)?\d+\.\w+(?:\?|$)/;

/**
 * Reads everything that a site sends to visitors: pages, their links, responses of the API, and
 * files.
 * @param sizes a pattern for the addresses of pictures in other sizes that are read; none by default
 * @returns the status, the ETag and the checksum of the bytes of each response, by address
 */
export async function readPublicSite(origin: string, sizes?: RegExp): Promise<Map<string, string>> {
  const responses = new Map<string, string>();
  const waiting = [...entryPoints, ...(await listsForPrograms(origin))];
  for (const address of waiting) {
    if (responses.has(address)) continue;
    const response = await fetch(origin + address);
    const bytes = Buffer.from(await response.arrayBuffer());
    const sum = createHash("sha256").update(bytes).digest("hex");
    const tag = response.headers.get("etag");
    responses.set(
      address,
      `${response.status} ${response.headers.get("content-type")} ${tag} ${sum}`,
    );
    if (!/text|json|xml/.test(response.headers.get("content-type") ?? "")) continue;
    for (const [, found = ""] of bytes.toString().matchAll(links)) {
      if (inSize.test(found) && !sizes?.test(found)) continue;
      waiting.push(found.replaceAll("&amp;", "&"));
    }
  }
  return responses;
}

/** The addresses of the REST API that can be read without parameters. */
async function listsForPrograms(origin: string): Promise<string[]> {
  const { paths } = Object(await (await fetch(`${origin}/api/openapi.json`)).json());
  return Object.entries(paths).flatMap(([path, methods]) =>
    "get" in Object(methods) && !path.includes("{") ? [path] : [],
  );
}
