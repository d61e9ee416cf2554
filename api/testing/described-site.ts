import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { openTestSite, ownerPassword, portfolioPassword, type TestSite } from "./test-site.ts";

export type Role = "visitor" | "guest" | "owner";

/** A site with one record of each kind, for tests of all calls in the OpenAPI description. */
export type DescribedSite = {
  site: TestSite;
  cookies: Record<Role, string>;
  /** The parameters of a path: the id or slug of an existing record. */
  paramsOf: (path: string) => { id?: number; slug?: string };
  /** Sends a call. Its body is the example, with ids of existing records and the owner's real password. */
  send: (
    method: string,
    path: string,
    role: Role,
    example: unknown,
  ) => Promise<LightMyRequestResponse>;
};

/** Opens a site for the tests of a file; every test begins with the same records. */
export function startDescribedSite(): DescribedSite {
  let ids: { project: number; tab: number; quote: number; redirect: number };
  const described = {} as DescribedSite; // filled before the first test

  beforeAll(async () => {
    const site = await openTestSite();
    const cookies = { visitor: "", guest: await site.unlock(), owner: await site.signIn() };
    Object.assign(described, { site, cookies });
  });
  afterAll(() => described.site.close());
  beforeEach(async () => {
    ids = await seed(described.site);
  });

  const paramsOf = (path: string) => {
    if (path.includes("/slug/")) return { slug: "held" };
    if (!path.includes("{id}")) return {};
    if (path.includes("{slug}")) return { id: ids.project, slug: "held-before" };
    const [, kind] = /(tab|quote|redirect)s/.exec(path) ?? [];
    return { id: ids[kind as keyof typeof ids] ?? ids.project };
  };
  const pictureAddress = (path: string) => {
    const params = Object.entries(paramsOf(path));
    return params.reduce((url, [name, value]) => url.replace(`{${name}}`, String(value)), path);
  };
  const bodyOf = (path: string, example: unknown): unknown => {
    if (path === "/api/about/quotes") return { ...Object(example), tabId: ids.tab };
    if (path === "/api/projects/order") return [{ id: ids.project, homeOrder: 4 }];
    if (path === "/api/session") return { password: ownerPassword };
    return example;
  };
  return Object.assign(described, {
    paramsOf,
    send: async (method: string, path: string, role: Role, example: unknown) => {
      const { site, cookies } = described;
      const endsSession = path === "/api/session" && !/get/i.test(method) && role === "owner";
      const cookie = endsSession ? await site.signIn() : cookies[role];
      const body = example === undefined ? undefined : bodyOf(path, example);
      return site.app.inject({
        method: method.toUpperCase() as "GET", // a method in the OpenAPI description
        url: pictureAddress(path),
        headers: { cookie, "x-vitrine-client": "1" },
        ...(body === undefined ? {} : { payload: Object(body) }),
      });
    },
  });
}

async function seed({ database, sealedText }: TestSite) {
  await database.project.deleteMany();
  await database.aboutTab.deleteMany();
  await database.redirect.deleteMany();
  await database.siteColors.updateMany({
    data: {
      portfolioPasswordEncrypted: sealedText.seal(portfolioPassword),
      portfolioPasswordVersion: 1,
    },
  });
  const project = await database.project.create({
    data: {
      name: "Held",
      slug: "held",
      showOnHome: true,
      formerSlugs: { create: { slug: "held-before" } },
      isPasswordProtected: true,
      roleContent: '[{"type":"text","content":"Secret"}]',
    },
  });
  const words = { authorName: "A", authorTitle: "B", authorCompany: "C" };
  const tab = await database.aboutTab.create({
    data: {
      name: "T",
      slug: "t",
      contentHeading: "H",
      contentText: "<p>x</p>",
      quotes: { create: { quote: "Q", ...words } },
    },
    include: { quotes: true },
  });
  const redirect = await database.redirect.create({
    data: { path: "/held.html", projectId: project.id },
  });
  return {
    project: project.id,
    tab: tab.id,
    quote: tab.quotes[0]?.id ?? 0,
    redirect: redirect.id,
  };
}
