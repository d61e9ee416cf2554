import persistedQueries from "../../../web/__generated__/persisted-queries.json" with {
  type: "json",
};
import type { RenderRequest } from "../../pages/renderer.ts";

const documentOf = (words: string) =>
  Object.entries(persistedQueries).find(([, text]) => text.includes(words))?.[0] ?? "";
const home = documentOf("query HomePageQuery");
const page = documentOf("query ProjectPageQuery");

/**
 * Renders a page that shows the result of its query as JSON, and links to all projects that the
 * result contains or links to.
 */
export async function renderCopied({ url, execute }: Pick<RenderRequest, "url" | "execute">) {
  const slug = /^\/project\/(.+)$/.exec(url.pathname)?.[1];
  const id = slug ? page : home;
  const { data } = await execute({ id, variables: slug ? { slug } : {} });
  const text = JSON.stringify(data);
  const named = text.matchAll(/"slug":"([^"]+)"|\/project\/([\w-]+)/g);
  const slugs = new Set([...named].map(([, found, linked]) => found ?? linked));
  const links = [...slugs].map((found) => `<a href="/project/${found}">${found}</a>`).join("");
  const status = slug !== undefined && !Object(data).project ? 404 : 200;
  const words = text.replaceAll("<", "&lt;");
  const filter = slug ? "" : `<a href="/work?tag=late">Late</a>`;
  const html = `<!doctype html><html><head></head><body>${links}${filter}<p>${words}</p></body></html>`;
  return { kind: "page" as const, status, html };
}
