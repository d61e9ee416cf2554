import { afterAll, beforeAll, expect, test } from "vitest";
import { globalIdOf } from "../../builder/global-id.ts";
import { persistedTexts } from "../../graphql/persisted-documents.ts";
import type { Renderer } from "../../pages/renderer.ts";
import { runMutation } from "../../testing/run-mutation.ts";
import {
  openTestSite,
  ownerPassword,
  portfolioPassword,
  type TestSite,
} from "../../testing/test-site.ts";

/** The id of the persisted query of the slides pages. */
const [documentId = ""] =
  [...persistedTexts].find(([, text]) => /^query SlidesPageQuery\b/m.test(text)) ?? [];

type Module = { content?: string; contentHtml?: string; speakerNotes: string };
type Slides = {
  presentation: { slug: string; caseStudy: { sections: { modules: Module[] }[] } | null }[];
};

/** Renders a page of slides as the JSON of its route's query. */
const render: Renderer = async ({ url: { pathname }, execute }) => {
  const [, slug = ""] = /^\/project\/([^/]+)/.exec(pathname) ?? [];
  const of = slug ? "PROJECT" : pathname.startsWith("/brief") ? "BRIEFS" : "LINK";
  const withNotes = pathname.endsWith("/notes");
  const { data, errors } = await execute({ id: documentId, variables: { of, slug, withNotes } });
  expect(errors).toBeUndefined();
  return { kind: "page", status: 200, html: JSON.stringify(data) };
};

let site: TestSite;
const ids: Record<string, number> = {};
const cookies = { visitor: "", owner: "", reader: "", holder: "" };
let linkId: string;

const modules = [
  { type: "text", title: "", content: "plain", id: "a", speakerNotes: "aside" },
  { type: "text", title: "", content: "hidden", id: "b", hidden: true, speakerNotes: "aside" },
  { type: "text", title: "", content: "access", id: "c", audience: "access" },
];
const projects = {
  offered: { offersPresentation: true },
  closed: {},
  protected: { offersPresentation: true, isPasswordProtected: true },
  draft: { offersPresentation: true, visibility: "draft" },
  unlisted: { offersPresentation: true, visibility: "unlisted" },
} as const;

beforeAll(async () => {
  site = await openTestSite({}, render);
  for (const [slug, more] of Object.entries(projects)) {
    const whyContent = JSON.stringify(modules);
    const data = { name: slug, slug, whyContent, ...more };
    ids[slug] = (await site.database.project.create({ data })).id;
  }
  const signIn = async (url: string, password: string) => {
    const response = await site.app.inject({ method: "POST", url, payload: { password } });
    return response.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  };
  cookies.owner = await signIn("/api/session", ownerPassword);
  cookies.holder = await signIn("/api/portfolio/validate-password", portfolioPassword);
  const opened = ["draft", "closed"].map((slug) => ({
    id: globalIdOf("Project", ids[slug] ?? 0),
    opensDraft: true,
  }));
  const { address } = await runMutation(
    site,
    "createShareLink",
    { recipient: "Ana", projects: opened },
    "address",
  );
  const entered = await site.app.inject({ url: new URL(String(address)).pathname });
  cookies.reader = entered.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const { id } = await site.database.shareLink.findFirstOrThrow();
  linkId = globalIdOf("ShareLink", id);
});
afterAll(() => site.close());

async function read(who: keyof typeof cookies, url: string) {
  const response = await site.app.inject({ url, headers: { cookie: cookies[who] } });
  const { presentation }: Slides = response.json();
  const shown = presentation.flatMap(({ caseStudy }) =>
    (caseStudy?.sections ?? []).flatMap(({ modules }) => modules),
  );
  return {
    slugs: presentation.map(({ slug }) => slug),
    words: shown.map(({ contentHtml = "" }) => contentHtml.replace(/<[^>]*>/g, "")).join(" "),
    notes: shown.flatMap(({ speakerNotes }) => speakerNotes || []).join(" "),
    text: response.body,
  };
}
const at = (slug: string) => `/project/${slug}/present`;

test("visitors find slides where they are offered, and what the page shows them", async () => {
  expect(await read("visitor", at("offered"))).toMatchObject({
    slugs: ["offered"],
    words: "plain",
  });
  expect(await read("holder", at("offered"))).toMatchObject({ words: "plain access" });
  expect(await read("visitor", at("protected"))).toMatchObject({ slugs: ["protected"], words: "" });
  for (const slug of ["closed", "draft", "nowhere"]) {
    expect(await read("visitor", at(slug))).toMatchObject({ slugs: [] });
  }
  expect(await read("visitor", "/present")).toMatchObject({ slugs: [] });
});

test("slides are found by a former slug, and in capital letters", async () => {
  await site.database.formerSlug.create({ data: { slug: "before", projectId: ids.offered ?? 0 } });
  for (const slug of ["before", "Offered"]) {
    expect(await read("visitor", at(slug))).toMatchObject({ slugs: ["offered"] });
  }
});

test("whoever knows the address of an unlisted project reads all of its slides", async () => {
  const query =
    '{ presentation(of: PROJECT, slug: "unlisted") { slug workImages { databaseId } } }';
  expect(await site.graphql(query)).toEqual({
    data: { presentation: [{ slug: "unlisted", workImages: [] }] },
  });
});

test("the reader of a link finds slides of all that it opens, and of nothing else", async () => {
  expect(await read("reader", "/present")).toMatchObject({
    slugs: ["draft", "closed"],
    words: "plain access plain access",
    notes: "",
  });
  expect(await read("reader", at("closed"))).toMatchObject({ slugs: ["closed"] });
});

test("the owner presents through the eyes that the address names, by default those of a visitor", async () => {
  const words = async (url: string) => (await read("owner", url)).words;
  expect(await read("owner", at("closed"))).toMatchObject({ slugs: ["closed"], words: "plain" });
  expect(await words(`${at("closed")}?as=access`)).toBe("plain access");
  expect(await words(`${at("closed")}?as=owner`)).toBe("plain");
  expect(await words(`${at("protected")}?as=${linkId}`)).toBe("");
  expect(await read("owner", at("draft"))).toMatchObject({ slugs: [] });
  expect(await words(`${at("draft")}?as=${linkId}`)).toBe("plain access");
  expect((await read("owner", `/present?as=${linkId}`)).slugs).toEqual(["draft", "closed"]);
  expect((await read("owner", `/present?as=${globalIdOf("ShareLink", 999)}`)).slugs).toEqual([]);
});

test("what she says is in her own window alone", async () => {
  const url = `${at("offered")}/notes`;
  expect(await read("owner", url)).toMatchObject({ words: "plain", notes: "aside" });
  expect((await read("owner", at("offered"))).text).not.toContain("aside");
  for (const who of ["visitor", "holder", "reader"] as const) {
    expect(await read(who, url)).toMatchObject({ slugs: [] });
    expect((await read(who, `${url}?as=access`)).text).not.toContain("aside");
  }
});

test("however an address is written, nothing that she alone sees gets onto a slide", async () => {
  for (const url of [
    "/project/closed/PRESENT",
    "/project/closed/%70resent/",
    "/project/closed/present//",
  ]) {
    expect((await read("owner", url)).text).not.toMatch(/hidden|aside/);
  }
  const query = '{ presentation(of: PROJECT, slug: "offered") { slug } }';
  const { data } = await site.graphql(query, {}, { isOwner: true, hasPortfolioAccess: true });
  expect(data).toEqual({ presentation: [] });
});
