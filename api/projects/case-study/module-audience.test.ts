import { expect, test } from "vitest";
import { startRestClient } from "../../testing/rest-client.ts";

const rest = startRestClient();
const { call, create } = rest;

type Common = { id?: string; hidden?: boolean };
const text = (content: string, more: Common & Record<string, unknown> = {}) => ({
  type: "text",
  content,
  ...more,
});
const gate = (section: string, place: number) => ({ section, place });

const selection = `{
  isLocked
  caseStudy {
    gates { section place }
    why { __typename audience standIn { text media { src } } label speakerNotes
      ... on TextModule { content title } ... on HeroImageModule { media { src } caption } }
    whyContent
  }
}`;

const roles = () => ({ visitor: "", guest: rest.guest, owner: rest.owner });

async function read(role: keyof ReturnType<typeof roles>, query: string) {
  const cookie = roles()[role];
  const response = await call("POST", "/graphql", { cookie, body: { query } });
  const { data, errors } = response.json();
  expect(errors).toBeUndefined();
  return data;
}
const readProject = async (role: keyof ReturnType<typeof roles>, slug = "orrery") =>
  (await read(role, `{ project(slug: "${slug}") ${selection} }`)).project;

const wordsOf = ({ caseStudy }: { caseStudy: { why: { content: string }[] } }) =>
  caseStudy.why.map(({ content }) => content).join(" ");

const three = [
  text("For-all", { audience: "public", label: "Mine", speakerNotes: "Aside" }),
  text("As-project"),
  text("With-access", { audience: "access", standIn: { text: "Instead" } }),
];

async function createThree(more: object = {}) {
  return create("orrery", { whyContent: JSON.stringify(three), ...more });
}

test("each reader gets the modules that are for them, by GraphQL", async () => {
  await createThree();
  expect(wordsOf(await readProject("visitor"))).toBe("For-all As-project Instead");
  expect((await readProject("visitor")).caseStudy.gates).toEqual([gate("WHY", 3)]);
  for (const role of ["guest", "owner"] as const) {
    const project = await readProject(role);
    expect(wordsOf(project)).toBe("For-all As-project With-access");
    expect(project.caseStudy.gates).toEqual([]);
  }
  const [noted, , owners] = (await readProject("owner")).caseStudy.why;
  expect(noted).toMatchObject({ label: "Mine", speakerNotes: "Aside" });
  expect(owners).toMatchObject({ audience: "ACCESS", standIn: { text: "Instead", media: null } });
  for (const role of ["visitor", "guest"] as const) {
    for (const module of (await readProject(role)).caseStudy.why) {
      expect(module).toMatchObject({ standIn: null, label: "", speakerNotes: "" });
    }
  }
});

test("a protected project shows what is public of it and its stand-ins; facts stay withheld", async () => {
  await createThree({ isPasswordProtected: true, client: "Nordhav" });
  const project = await readProject("visitor");
  expect(project.isLocked).toBe(true);
  expect(wordsOf(project)).toBe("For-all Instead");
  expect(project.caseStudy.gates).toEqual([gate("WHY", 2)]);
  const { data } = (
    await call("POST", "/graphql", {
      cookie: "",
      body: { query: '{ project(slug: "orrery") { facts { client } } }' },
    })
  ).json();
  expect(data.project.facts).toBeNull();
  expect(wordsOf(await readProject("guest"))).toBe("For-all As-project With-access");
});

test("a protected project that says nothing of its modules has none for visitors, as documented", async () => {
  await create("orrery", {
    whyContent: JSON.stringify([text("Secret"), text("", { audience: "public" })]),
    isPasswordProtected: true,
  });
  expect(await readProject("visitor")).toMatchObject({ isLocked: true, caseStudy: null });
});

test("REST says the same: the key for the owner, stand-ins as modules for visitors", async () => {
  const { id } = await createThree();
  const texts = async (cookie: string) => {
    const one = (await call("GET", `/api/projects/${id}`, { cookie })).json();
    const [listed] = (await call("GET", "/api/projects", { cookie })).json();
    expect(listed).toEqual(one);
    return { ...one, whyContent: JSON.parse(one.whyContent) };
  };
  expect((await texts(rest.owner)).whyContent).toEqual(three);
  expect((await texts(rest.guest)).whyContent).toEqual([
    text("For-all"),
    text("As-project"),
    text("With-access"),
  ]);
  const open = [text("For-all"), text("As-project"), text("Instead", { title: "" })];
  expect(await texts("")).toMatchObject({ locked: false, whyContent: open });
  await call("PUT", `/api/projects/${id}`, { body: { isPasswordProtected: true } });
  const locked = [open[0], open[2]];
  expect(await texts("")).toMatchObject({ locked: true, whyContent: locked });
});

test("readers get the rows of what they see, and a write that does not know them leaves them", {
  tags: "bothDatabases",
}, async () => {
  const row = [
    text("One", { id: "a" }),
    text("Hidden", { id: "b", hidden: true }),
    text("Two", { id: "c", beside: true }),
    text("Three", { id: "d", beside: true, wide: true }),
  ];
  const { id } = await create("orrery", { whyContent: JSON.stringify(row) });
  const texts = async (cookie: string) =>
    (await call("GET", `/api/projects/${id}`, { cookie })).json().whyContent;
  expect(await texts(rest.owner)).toBe(JSON.stringify(row));
  const seen = [
    text("One", { id: "a" }),
    text("Two", { id: "c" }),
    text("Three", { id: "d", beside: true, wide: true }),
  ];
  expect(JSON.parse(await texts(""))).toEqual(seen);
  const { project } = await read(
    "visitor",
    '{ project(slug: "orrery") { caseStudy { why { isBeside isWide } } } }',
  );
  expect(project.caseStudy.why).toEqual([
    { isBeside: false, isWide: false },
    { isBeside: false, isWide: false },
    { isBeside: true, isWide: true },
  ]);

  const write = (modules: object[]) =>
    call("PATCH", `/api/projects/${id}`, { body: { whyContent: JSON.stringify(modules) } });
  await write(row.map(({ type, content }, place) => ({ type, content, id: row[place]?.id })));
  expect(await stored(id)).toMatchObject(row.map(({ hidden: _, ...module }) => module));
  await write(row.map((module) => ({ ...module, wide: false })));
  expect((await stored(id)).map(({ wide }: { wide?: boolean }) => wide)).not.toContain(true);
  expect((await write([text("One", { beside: "yes" })])).statusCode).toBe(400);
});

test("at most three stand in a row, and none beside what fills the window", async () => {
  const beside = { beside: true };
  await create("orrery", {
    whyContent: JSON.stringify([
      text("1", beside),
      text("2", beside),
      text("3", beside),
      text("4", beside),
      { type: "full-width", src: "", caption: "Wide", ...beside },
      text("5", beside),
    ]),
  });
  const { project } = await read(
    "visitor",
    '{ project(slug: "orrery") { caseStudy { why { isBeside } } } }',
  );
  const places = project.caseStudy.why.map(({ isBeside }: { isBeside: boolean }) => isBeside);
  expect(places).toEqual([false, true, true, false, false, false]);
});

test("a stand-in never shows a picture of its own module, written or stored", async () => {
  const { id } = await create("orrery");
  const picture = (more: object) =>
    JSON.stringify([{ type: "hero-image", imageSrc: "/objects/a.png?v=2", id: "a", ...more }]);
  const own = { audience: "access", standIn: { text: "Soon", src: "/objects/a.png" } };
  const write = (whyContent: string) =>
    call("PATCH", `/api/projects/${id}`, { body: { whyContent } });
  const refused = await write(picture(own));
  expect(refused.statusCode).toBe(400);
  expect(refused.body).toContain("a picture of the module itself");
  await rest.site.database.project.update({ where: { id }, data: { whyContent: picture(own) } });
  const { caseStudy } = await readProject("visitor");
  expect(caseStudy.why).toMatchObject([{ __typename: "TextModule", content: "Soon" }]);
  expect(JSON.stringify(caseStudy)).not.toContain("/objects/a.png");
  expect((await write(picture({ ...own, standIn: { src: "/objects/b.png" } }))).statusCode).toBe(
    200,
  );
  expect((await readProject("visitor")).caseStudy.why).toMatchObject([
    { __typename: "HeroImageModule", media: { src: "/objects/b.png" }, caption: "" },
  ]);
});

const stored = async (id: number) => {
  const { whyContent } = await rest.site.database.project.findUniqueOrThrow({ where: { id } });
  return JSON.parse(whyContent);
};
const secret = { audience: "access", standIn: { text: "Instead" } };

test("a write that says nothing of the audience changes it for no module, by text and typed", async () => {
  const { id } = await create("orrery", {
    whyContent: JSON.stringify([text("One", { id: "a", ...secret }), text("Two", { id: "b" })]),
  });
  const body = { whyContent: JSON.stringify([text("Changed", { id: "a" }), text("New")]) };
  await call("PUT", `/api/projects/${id}`, { body });
  expect(await stored(id)).toEqual([text("Changed", { id: "a", ...secret }), text("New")]);
  const typed = async (module: object) => {
    const { userErrors } = (
      await call("POST", "/graphql", {
        body: {
          query: `mutation ($input: UpdateProjectInput!) {
            updateProject(input: $input) { userErrors { message } } }`,
          variables: {
            input: {
              id: Buffer.from(`Project:${id}`).toString("base64"),
              sections: { why: [{ text: { content: "Typed", moduleId: "a", ...module } }] },
            },
          },
        },
      })
    ).json().data.updateProject;
    expect(userErrors).toEqual([]);
    const [written] = await stored(id);
    return written;
  };
  expect(await typed({})).toEqual(text("Typed", { id: "a", ...secret }));
  expect(await typed({ standIn: null })).toEqual(text("Typed", { id: "a", audience: "access" }));
  expect(await typed({ audience: "PROJECT" })).toEqual(text("Typed", { id: "a" }));
  expect(
    await typed({ audience: "PUBLIC", standIn: { text: "S", media: "/objects/s.png" } }),
  ).toEqual(
    text("Typed", { id: "a", audience: "public", standIn: { text: "S", src: "/objects/s.png" } }),
  );
});

test("also where the module moves, or its section cannot be read, a write without the key widens nothing", async () => {
  const { id } = await create("orrery");
  const unread = JSON.stringify([{ type: "hologram" }, text("One", { id: "a", ...secret })]);
  await rest.site.database.project.update({ where: { id }, data: { roleContent: unread } });
  const whyContent = JSON.stringify([text("Moved", { id: "a" })]);
  await call("PATCH", `/api/projects/${id}`, { body: { whyContent } });
  expect(await stored(id)).toEqual([text("Moved", { id: "a", ...secret })]);
});

/** Restores the oldest revision of a project. @param version the project's present version */
async function restoreFirst(id: number, version: number) {
  const revision = await rest.site.database.projectRevision.findFirstOrThrow({
    where: { projectId: id },
    orderBy: { version: "asc" },
  });
  const { data } = (
    await call("POST", "/graphql", {
      body: {
        query: `mutation ($input: RestoreRevisionInput!) {
          restoreRevision(input: $input) { userErrors { message } } }`,
        variables: {
          input: {
            id: Buffer.from(`ProjectRevision:${revision.id}`).toString("base64"),
            version,
          },
        },
      },
    })
  ).json();
  expect(data.restoreRevision.userErrors).toEqual([]);
}

test("bringing back a revision shows no module to more people than saw it last", async () => {
  const { id } = await create("orrery", {
    whyContent: JSON.stringify([
      text("One", { id: "a" }),
      text("Two", { id: "b" }),
      text("Three", { id: "c", audience: "public" }),
      text("Four", { id: "d", audience: "access" }),
    ]),
  });
  const save = (modules: object[]) =>
    call("PATCH", `/api/projects/${id}`, { body: { whyContent: JSON.stringify(modules) } });
  await save([
    text("One!", { id: "a", audience: "access" }),
    text("Two!", { id: "b", hidden: true }),
    text("Three!", { id: "c", audience: "access" }),
    text("Four!", { id: "d", audience: "public" }),
  ]);
  await save([
    text("One!", { id: "a", audience: "access" }),
    text("Two!", { id: "b", hidden: true }),
  ]);
  await restoreFirst(id, 3);
  expect(await stored(id)).toEqual([
    text("One", { id: "a", audience: "access" }),
    text("Two", { id: "b", hidden: true }),
    text("Three", { id: "c", audience: "access" }),
    text("Four", { id: "d", audience: "access" }),
  ]);
});

test("bringing back a revision whose modules have no ids publishes none that was withheld since", async () => {
  const { id } = await create("orrery");
  const save = (modules: object[]) =>
    rest.site.database.project.update({
      where: { id },
      data: { whyContent: JSON.stringify(modules) },
    });
  await save([text("One"), text("Two"), text("Three")]);
  await call("PATCH", `/api/projects/${id}`, { body: { name: "Planetarium" } });
  // The editor gives ids to the modules when it saves them. The second module is also rewritten,
  // and then deleted.
  const one = text("One", { id: "a", audience: "access" });
  const three = text("Three", { id: "c" });
  for (const modules of [
    [one, text("Two!", { id: "b", hidden: true }), three],
    [one, three],
  ]) {
    const body = { whyContent: JSON.stringify(modules) };
    await call("PATCH", `/api/projects/${id}`, { body });
  }
  await restoreFirst(id, 4);
  expect(await stored(id)).toEqual([
    text("One", { audience: "access" }),
    text("Two", { hidden: true }),
    text("Three"),
  ]);
});

test("what a write says nothing of stays: what the owner says of a module, and that it is not presented", async () => {
  const own = { speakerNotes: "Aside", inPresentation: false };
  const { id } = await create("orrery", {
    whyContent: JSON.stringify([text("One", { id: "a", ...own })]),
  });
  const body = { whyContent: JSON.stringify([text("Changed", { id: "a" })]) };
  await call("PUT", `/api/projects/${id}`, { body });
  expect(await stored(id)).toEqual([text("Changed", { id: "a", ...own })]);
  const typed = async (module: object) => {
    const query = `mutation ($input: UpdateProjectInput!) {
      updateProject(input: $input) {
        userErrors { message } project { caseStudy { why { speakerNotes inPresentation } } } } }`;
    const sections = { why: [{ text: { content: "Typed", moduleId: "a", ...module } }] };
    const input = { id: Buffer.from(`Project:${id}`).toString("base64"), sections };
    const response = await call("POST", "/graphql", { body: { query, variables: { input } } });
    const { project, userErrors } = response.json().data.updateProject;
    return userErrors[0]?.message ?? project.caseStudy.why[0];
  };
  expect(await typed({})).toEqual(own);
  expect(await typed({ speakerNotes: "a".repeat(5_001) })).toContain("Speaker notes");
  const none = { speakerNotes: "", inPresentation: true };
  expect(await typed(none)).toEqual(none);
  expect(await stored(id)).toEqual([text("Typed", { id: "a" })]);
});

test("an audience that this version does not know is the narrowest, and no other may be written", async () => {
  const { id } = await create("orrery");
  const whyContent = JSON.stringify([text("Reserved", { audience: "reader:7" })]);
  await rest.site.database.project.update({ where: { id }, data: { whyContent } });
  expect(wordsOf(await readProject("visitor"))).toBe("");
  expect(wordsOf(await readProject("guest"))).toBe("Reserved");
  const other = JSON.stringify([text("Reserved", { audience: "nobody" })]);
  const body = { whyContent: other };
  expect((await call("PATCH", `/api/projects/${id}`, { body })).statusCode).toBe(400);
});
