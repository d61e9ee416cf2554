import { expect, test } from "vitest";
import { playerOrigins } from "../../../players/players.ts";
import { visitor } from "../../access/viewer.ts";
import { globalIdOf } from "../../builder/global-id.ts";
import { startRestClient } from "../../testing/rest-client.ts";

const rest = startRestClient();
const { call, create } = rest;

const text = (content: string, more: object = {}) => ({ type: "text", content, ...more });
const section = (...modules: object[]) => JSON.stringify(modules);
const entry = (key: string, more: object = {}) => ({
  section: key,
  name: "",
  isLeftOut: false,
  ...more,
});

const roles = () => ({ visitor: "", guest: rest.guest, owner: rest.owner });
type Role = keyof ReturnType<typeof roles>;

async function ask(query: string, variables: object = {}, role: Role = "owner") {
  const body = { query, variables };
  const { data, errors } = (await call("POST", "/graphql", { cookie: roles()[role], body })).json();
  expect(errors).toBeUndefined();
  return data;
}

/** Changes the layout of a project. @returns the faults of the change */
async function layOut(id: number, sectionLayout: object[]) {
  const { updateProject } = await ask(
    `mutation ($input: UpdateProjectInput!) {
      updateProject(input: $input) { userErrors { field code message } } }`,
    { input: { id: globalIdOf("Project", id), sectionLayout } },
  );
  return updateProject.userErrors;
}

async function read(role: Role) {
  const { project } = await ask(
    `{ project(slug: "orrery") {
      sectionLayout { section name isLeftOut }
      caseStudy {
        sections { section name } gates { section place } whyContent resultContent
        why { isHidden ... on TextModule { content } }
        result { isHidden ... on TextModule { content } }
      }
    } }`,
    {},
    role,
  );
  return project;
}

const layout = [
  entry("RESULT", { name: " Impact " }),
  entry("WHY", { name: "The secret merger", isLeftOut: true }),
];
const why = section(text("Withheld", { id: "w" }), text("Gated", { audience: "access" }));

async function createLaidOut(more: object = {}) {
  const { id } = await create("orrery", {
    whyContent: why,
    resultContent: section(text("Shown")),
    ...more,
  });
  expect(await layOut(id, layout)).toEqual([]);
  return id;
}

test("sections have the names and the order of their project, and the six fields stay as they are", async () => {
  const id = await createLaidOut();
  const owners = await read("owner");
  expect(owners.sectionLayout).toEqual([{ ...layout[0], name: "Impact" }, layout[1]]);
  expect(owners.caseStudy.whyContent).toBe(why);
  for (const role of ["visitor", "guest", "owner"] as const) {
    const { caseStudy } = await read(role);
    expect(caseStudy.sections).toEqual([
      { section: "RESULT", name: "Impact" },
      ...["ROLE", "PROCESS", "SOLUTION", "SHIPPED_GOODS"].map((key) => ({
        section: key,
        name: null,
      })),
    ]);
  }
  expect(await layOut(id, [])).toEqual([]);
  expect(
    (await read("visitor")).caseStudy.sections.map((each: { section: string }) => each.section),
  ).toEqual(["ROLE", "WHY", "RESULT", "PROCESS", "SOLUTION", "SHIPPED_GOODS"]);
});

test("a section that is left out is withheld from everyone but the owner, without a gate", async () => {
  const id = await createLaidOut();
  for (const role of ["visitor", "guest"] as const) {
    const project = await read(role);
    expect(project.sectionLayout).toEqual([]);
    expect(project.caseStudy).toMatchObject({ why: [], whyContent: "[]", gates: [] });
    expect(JSON.stringify(project)).not.toMatch(/Withheld|Gated|merger/);
    for (const url of [`/api/projects/${id}`, "/api/projects", "/api/projects/slug/orrery"]) {
      const { body } = await call("GET", url, { cookie: roles()[role] });
      expect(body).toContain("Shown");
      expect(body).not.toMatch(/Withheld|Gated|merger/);
    }
  }
  // For the owner, the modules of a section that is left out count as hidden.
  const { caseStudy } = await read("owner");
  expect(caseStudy.why.map(({ isHidden }: { isHidden: boolean }) => isHidden)).toEqual([
    true,
    true,
  ]);
  for (const url of ["/projects/orrery", "/work", "/feed.xml", "/llms.txt", "/sitemap.xml"]) {
    const { body } = await call("GET", url, { cookie: "" });
    expect(body, url).not.toMatch(/Withheld|Gated|merger/);
  }
});

test("the name of a section of which a viewer sees nothing is withheld", async () => {
  const id = await createLaidOut({
    isPasswordProtected: true,
    roleContent: section(text("For-all", { audience: "public" })),
  });
  expect(await layOut(id, [...layout, entry("ROLE", { name: "Lead" })])).toEqual([]);
  const named = async (role: Role) =>
    (await read(role)).caseStudy.sections.flatMap(({ name }: { name: string }) => name ?? []);
  expect(await named("visitor")).toEqual(["Lead"]);
  expect(await named("guest")).toEqual(["Impact", "Lead"]);
});

test("gates follow the order of the page", async () => {
  const id = await create("orrery", {
    roleContent: section(text("One")),
    whyContent: section(text("Two", { audience: "access" })),
    resultContent: section(text("Three", { audience: "access" })),
  });
  expect((await read("visitor")).caseStudy.gates).toEqual([{ section: "WHY", place: 0 }]);
  expect(
    await layOut(
      id.id,
      ["RESULT", "ROLE", "WHY"].map((key) => entry(key)),
    ),
  ).toEqual([]);
  expect((await read("visitor")).caseStudy.gates).toEqual([
    { section: "RESULT", place: 0 },
    { section: "WHY", place: 0 },
  ]);
});

test("media and players of a section that is left out are those of hidden modules", {
  tags: "bothDatabases",
}, async () => {
  const picture = "/objects/a.png";
  const facts = {
    byteSize: 1,
    width: 1,
    height: 1,
    kind: "image",
    mediaType: "image/png",
  } as const;
  const { site } = rest;
  const asset = await site.database.mediaAsset.create({
    data: { ...facts, path: picture, checksum: "a" },
  });
  const { id } = await create("orrery", {
    whyContent: section(
      { type: "hero-image", imageSrc: picture },
      { type: "embed", url: "https://youtu.be/dQw4w9WgXcQ" },
    ),
  });
  const guest = { ...visitor, hasPortfolioAccess: true };
  const isRead = () =>
    Promise.all([visitor, guest].map((viewer) => site.media.access.mayRead(viewer, [picture])));
  const frames = async () =>
    String((await call("GET", "/", { cookie: "" })).headers["content-security-policy"]);
  expect(await isRead()).toEqual([[true], [true]]);
  expect(await frames()).toContain(playerOrigins[0]);
  await layOut(id, layout);
  expect(await isRead()).toEqual([[false], [false]]);
  expect(await frames()).not.toContain(playerOrigins[0]);
  const { node } = await ask(
    `query ($id: ID!) { node(id: $id) { ... on MediaAsset {
      uses { edges { node { place isHidden modulePlaces } } } } } }`,
    { id: globalIdOf("MediaAsset", asset.id) },
  );
  expect(node.uses.edges).toEqual([{ node: { place: "WHY", isHidden: true, modulePlaces: [1] } }]);
  await layOut(id, []);
  expect(await isRead()).toEqual([[true], [true]]);
});

test("a REST client that sends back what it read loses nothing; a copy has the layout", async () => {
  const id = await createLaidOut();
  const url = `/api/projects/${id}`;
  const { id: _, createdAt, updatedAt, locked, ...record } = (await call("GET", url)).json();
  expect(record.whyContent).toBe(why);
  expect((await call("PUT", url, { body: record })).statusCode).toBe(200);
  const columns = () => rest.site.database.project.findUniqueOrThrow({ where: { id } });
  const { sectionLayout, whyContent } = await columns();
  expect(JSON.parse(sectionLayout)).toMatchObject([{ section: "result" }, { section: "why" }]);
  expect(whyContent).toBe(why);
  const copy = (await call("POST", `${url}/duplicate`)).json();
  const stored = await rest.site.database.project.findUniqueOrThrow({ where: { id: copy.id } });
  expect(stored.sectionLayout).toBe(sectionLayout);
});

test("a layout is written strictly and read leniently", async () => {
  const { id } = await create("orrery", { whyContent: section(text("Withheld")) });
  for (const wrong of [
    [entry("WHY"), entry("WHY")],
    [entry("WHY", { name: "x".repeat(61) })],
    [entry("WHY", { name: "a\u0000b" })],
  ]) {
    expect(await layOut(id, wrong)).toMatchObject([{ field: "sectionLayout" }]);
  }
  const store = (sectionLayout: string) =>
    rest.site.database.project.update({ where: { id }, data: { sectionLayout } });
  await store(
    JSON.stringify([
      { section: "epilogue" },
      { section: "result", name: 7, mood: "calm" },
      null,
      { section: "why", isLeftOut: "always" },
      { section: "why", isLeftOut: false },
    ]),
  );
  expect((await read("owner")).sectionLayout).toEqual([
    entry("RESULT"),
    entry("WHY", { isLeftOut: true }),
  ]);
  expect((await read("visitor")).caseStudy.why).toEqual([]);
  await store("{broken");
  expect((await read("owner")).sectionLayout).toEqual([]);
});

test("bringing back a revision shows nothing that is left out now", async () => {
  const id = await createLaidOut();
  await layOut(id, []);
  // The modules are moved from the section Role to the section Why, which is left out afterwards.
  await call("PATCH", `/api/projects/${id}`, { body: { roleContent: why, whyContent: "[]" } });
  await call("PATCH", `/api/projects/${id}`, { body: { roleContent: "[]", whyContent: why } });
  await layOut(id, layout);
  const revisions = await rest.site.database.projectRevision.findMany({
    where: { projectId: id },
    orderBy: { version: "asc" },
  });
  const restore = async (index: number) => {
    const { version } = await rest.site.database.project.findUniqueOrThrow({ where: { id } });
    const { restoreRevision } = await ask(
      `mutation ($input: RestoreRevisionInput!) {
        restoreRevision(input: $input) { userErrors { message } } }`,
      { input: { id: globalIdOf("ProjectRevision", revisions[index]?.id ?? 0), version } },
    );
    expect(restoreRevision.userErrors).toEqual([]);
    return rest.site.database.project.findUniqueOrThrow({ where: { id } });
  };
  // The first revision is from before any section was left out.
  expect((await restore(0)).whyContent).toBe(why);
  expect((await read("visitor")).caseStudy.why).toEqual([]);
  await restore(3);
  expect(JSON.stringify(await read("visitor"))).not.toContain("Withheld");
});

test("warnings treat what is left out as hidden", async () => {
  const id = await createLaidOut();
  const warnings = async (change: object) =>
    (
      await ask(
        "query ($input: UpdateProjectInput!) { projectWarnings(input: $input) { code message } }",
        { input: { id: globalIdOf("Project", id), ...change } },
      )
    ).projectWarnings.map(({ message }: { message: string }) => message);
  expect(await warnings({ showOnHome: true })).toEqual([
    "Shown on the home page, with sections still empty: Role, Process, Solution, Shipped Goods.",
  ]);
  const sectionLayout = ["ROLE", "PROCESS", "SOLUTION", "SHIPPED_GOODS"].map((key) =>
    entry(key, { isLeftOut: true }),
  );
  expect(await warnings({ showOnHome: true, sectionLayout })).toEqual([]);
});
