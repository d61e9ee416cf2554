import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { globalIdOf } from "../builder/global-id.ts";
import { runMutation } from "./run-mutation.ts";
import { openTestSite, type TestSite } from "./test-site.ts";

/** Projects of each kind, each with a text, a picture for viewers with access, and a hidden text. */
const kinds = {
  open: {},
  protected: { isPasswordProtected: true },
  unlisted: { visibility: "unlisted" },
  draft: { visibility: "draft" },
  other: { isPasswordProtected: true },
} as const;
export type Kind = keyof typeof kinds;
export const allKinds = Object.keys(kinds) as Kind[]; // its keys by declaration

type Filled = { site: TestSite; ids: Record<Kind, number> };

type Opens = Partial<Record<Kind, { opensDraft?: boolean; moduleIds?: string[] }>>;

/**
 * A site with a project of each kind, for tests of share links. All links are removed before each
 * test.
 */
export function startLinkSite() {
  const links = { ids: {} } as Filled; // filled before the first test

  beforeAll(async () => {
    links.site = await openTestSite();
    const { site } = links;
    const facts = { mediaType: "image/png", byteSize: 1, width: 1, height: 1, checksum: "" };
    for (const [index, kind] of allKinds.entries()) {
      const path = `/objects/${kind}-why.png`;
      await site.database.mediaAsset.create({ data: { ...facts, kind: "image", path } });
      await site.media.storage.write(path.slice(1), Buffer.from("bytes"));
      const modules = [
        { type: "text", title: "", content: `${kind}-first`, id: "a" },
        { type: "hero-image", imageSrc: path, id: "b", audience: "access" },
        { type: "text", title: "", content: `${kind}-hidden`, id: "c", hidden: true },
      ];
      const { id } = await site.database.project.create({
        data: {
          name: kind,
          slug: kind,
          showOnHome: kind !== "protected",
          homeOrder: index,
          workOrder: index,
          client: `${kind}-client`,
          whyContent: JSON.stringify(modules),
          workImages: { create: [{ src: `/objects/${kind}-work.png`, position: 0 }] },
          ...kinds[kind],
        },
      });
      links.ids[kind] = id;
    }
  });
  afterAll(() => links.site.close());
  beforeEach(async () => {
    await links.site.database.shareLink.deleteMany();
  });

  return Object.assign(links, {
    makeLink: (opens: Opens, input: object = {}) => makeLink(links, opens, input),
    openBrowser: (cookies = "") => openBrowser(links.site, cookies),
  });
}

/**
 * Makes a share link that opens the given projects, in their order in `opens`.
 * @returns its id, and the path of its address
 */
async function makeLink({ site, ids }: Filled, opens: Opens, input: object) {
  const projects = Object.entries(opens).map(([kind, opening]) => ({
    id: globalIdOf("Project", ids[kind as Kind]), // a key of the type above
    ...opening,
  }));
  const { address, shareLink } = await runMutation(
    site,
    "createShareLink",
    { recipient: "Ana", projects, ...input },
    "address shareLink { id }",
  );
  return {
    path: new URL(String(address)).pathname,
    id: (shareLink as { id: string }).id,
  };
}

type Sent = {
  form?: object;
  query?: string;
  method?: "HEAD";
  headers?: Record<string, string>;
};

/** A browser that stores the cookies of responses, and sends them with each request. */
export function openBrowser(site: TestSite, before = "") {
  const jar = new Map(
    before
      .split("; ")
      .flatMap((pair) => (pair ? [pair.split(/=(.*)/s)] : []))
      .map(([name = "", value = ""]) => [name, value]),
  );
  const send = async (url: string, options: Sent = {}) => {
    const { method = options.form || options.query ? "POST" : "GET", headers } = options;
    const response = await site.app.inject({
      method,
      url,
      headers: {
        ...headers,
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; "),
        ...(options.form && {
          "content-type": "application/x-www-form-urlencoded",
          "sec-fetch-site": "same-origin",
        }),
      },
      ...(options.query && { payload: { query: options.query } }),
      ...(options.form && { payload: new URLSearchParams({ ...options.form }).toString() }),
    });
    for (const { name, value } of response.cookies) {
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
    return response;
  };
  const query = async (text: string) => {
    const { data, errors } = (await send("/graphql", { query: text })).json();
    expect(errors).toBeUndefined();
    return data;
  };
  return { jar, send, query };
}
export type Browser = ReturnType<typeof openBrowser>;

export const slugsOf = (list: { edges: { node: { slug: string } }[] }) =>
  list.edges.map(({ node }) => node.slug);
export const homeOf = async ({ query }: Browser) =>
  slugsOf((await query("{ homeProjects { edges { node { slug } } } }")).homeProjects);
export const fileOf = async ({ send }: Browser, kind: Kind) =>
  (await send(`/objects/${kind}-why.png`)).statusCode;
