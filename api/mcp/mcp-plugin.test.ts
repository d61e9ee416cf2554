import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TokenScope } from "../../content/token-scopes.ts";
import { makeToken as makeTokenOf } from "../testing/make-token.ts";
import { openTestSite, type TestSite } from "../testing/test-site.ts";

let site: TestSite;
let origin: string;
beforeAll(async () => {
  site = await openTestSite({ MCP: "1" });
  origin = await site.app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => site.close());

const makeToken = async (...scopes: TokenScope[]) =>
  (await makeTokenOf(site, { name: "Agent", scopes })).secret;

async function connect(secret: string): Promise<Client> {
  const client = new Client({ name: "test", version: "1" });
  const requestInit = { headers: { authorization: `Bearer ${secret}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL("/mcp", origin), { requestInit }));
  return client;
}

type Content = { type: string; text?: string; data?: string; mimeType?: string };

async function call(client: Client, name: string, input: Record<string, unknown>) {
  const { content, isError } = await client.callTool({ name, arguments: input });
  const [first] = content as Content[]; // as the protocol says
  if (isError) throw new Error(first?.text);
  return first?.text === undefined ? first : JSON.parse(first.text);
}

const picture = (red: number) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: { r: red, g: 0, b: 0 } } })
    .png()
    .toBuffer();

test("an agent drafts a project with three pictures, and visitors see nothing of it", async () => {
  const client = await connect(await makeToken("READ", "DRAFT", "MEDIA"));
  expect((await client.listTools()).tools.length).toBeGreaterThanOrEqual(12);
  const paths: string[] = [];
  for (const red of [10, 120, 250]) {
    const data = (await picture(red)).toString("base64");
    const input = { data, fileName: `${red}.png`, description: `Red ${red}` };
    paths.push((await call(client, "add_picture", input)).path);
  }
  const [one, two, three] = paths;
  const markdown = `# Tide\n\nIt **begins** here.\n\n![](${one})\n\n## Process\n\n![](${two})\n\nThen.\n\n![](${three})`;
  const drafted = await call(client, "draft_project", { title: "Tide", markdown });
  expect(drafted).toMatchObject({ slug: "tide", visibility: "DRAFT" });
  const { caseStudy } = await call(client, "read_project", { slug: "tide" });
  expect(caseStudy.why).toMatchObject([
    { type: "text", content: "It **begins** here.", markup: 2 },
    { type: "hero-image", imageSrc: one },
  ]);
  expect(caseStudy.process).toMatchObject([
    { type: "hero-image", imageSrc: two },
    { type: "text", content: "Then." },
    { type: "hero-image", imageSrc: three },
  ]);
  const stored = await site.database.mediaAsset.findMany({ orderBy: { id: "asc" } });
  expect(stored.map(({ altText }) => altText)).toEqual(["Red 10", "Red 120", "Red 250"]);
  expect(await call(client, "look_at_picture", { path: one })).toMatchObject({
    type: "image",
    mimeType: "image/png",
  });
  for (const url of ["/api/projects/slug/tide", one ?? ""]) {
    expect((await site.app.inject({ url })).statusCode).toBe(404);
  }
  await client.close();
});

test("an agent drafts projects whose titles give no slug of their own, by the rules of the site's language", async () => {
  const client = await connect(await makeToken("DRAFT"));
  await site.database.siteWords.create({ data: { language: "es" } });
  const slugs: string[] = [];
  for (const title of ["灯台", "灯台", "Pingüino", "Pingüino"]) {
    slugs.push((await call(client, "draft_project", { title, markdown: "It stands." })).slug);
  }
  expect(slugs).toEqual(["project", "project-2", "pinguino", "pinguino-2"]);
  await client.close();
});

test("of what visitors see it proposes, and what its token lacks is refused in words", async () => {
  const client = await connect(await makeToken("READ", "DRAFT", "MEDIA"));
  const { id } = await site.database.project.create({ data: { name: "Orrery", slug: "orrery" } });
  const proposed = await call(client, "propose_text", {
    ...{ slug: "orrery", section: "why", markdown: "Because." },
  });
  expect(proposed.done).toContain("waits as a draft");
  expect(await site.database.projectDraft.count({ where: { projectId: id } })).toBe(1);
  expect(await site.database.project.findUnique({ where: { id } })).toMatchObject({
    whyContent: "[]",
  });
  await expect(call(client, "list_messages", {})).rejects.toThrow("this needs INBOX");
  await expect(call(client, "read_project", { slug: "none" })).rejects.toThrow("no project");
  await client.close();
});

test("what a token may publish is said to be seen", async () => {
  const client = await connect(await makeToken("READ", "DRAFT", "PUBLISH"));
  await site.database.project.create({ data: { name: "Seen", slug: "seen" } });
  const { done } = await call(client, "propose_facts", { slug: "seen", client: "Orbit" });
  expect(done).toBe("The project is changed, and visitors see the change.");
  await client.close();
});

test("a picture that has a description keeps it, and a large drawing is looked at", async () => {
  const client = await connect(await makeToken("READ", "DRAFT", "MEDIA"));
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="900"><path d="M0 0h9v9z"/></svg>';
  const add = (description: string) =>
    call(client, "add_picture", {
      ...{ data: Buffer.from(drawing).toString("base64"), fileName: "tides.svg", description },
    });
  const { path } = await add("Tide tables");
  expect(await add("A chart")).toEqual({ path });
  await expect(call(client, "describe_picture", { path, description: "A chart" })).rejects.toThrow(
    "This picture has a description",
  );
  const stored = await site.database.mediaAsset.findFirstOrThrow({ where: { path } });
  expect(stored.altText).toBe("Tide tables");
  expect(await call(client, "look_at_picture", { path })).toMatchObject({ type: "image" });
  await client.close();
});

test("a project is read whose section cannot be, and a text changes the section it is for", async () => {
  const client = await connect(await makeToken("READ", "DRAFT"));
  const { id } = await site.database.project.create({
    data: { name: "Broken", slug: "broken", visibility: "draft", whyContent: "{" },
  });
  const read = await call(client, "read_project", { slug: "broken" });
  expect(read.caseStudy).toMatchObject({ why: null, role: [] });
  const propose = (markdown: string) =>
    call(client, "propose_text", { slug: "broken", section: "result", markdown });
  await expect(propose(" ")).rejects.toThrow("no text");
  await expect(propose("It went well.\n\n## Role\n\nLead.")).rejects.toThrow("another section");
  await propose("It went well.");
  expect(await site.database.project.findUnique({ where: { id } })).toMatchObject({
    roleContent: "[]",
    resultContent: expect.stringContaining("It went well."),
  });
  await client.close();
});

test("nobody comes without a token, or from another site", async () => {
  const send = (headers: Record<string, string>) =>
    site.app.inject({
      method: "POST",
      url: "/mcp",
      headers: { accept: "application/json, text/event-stream", ...headers },
      payload: { jsonrpc: "2.0", id: 1, method: "tools/list" },
    });
  expect((await send({ cookie: await site.signIn() })).statusCode).toBe(401);
  const broken = { method: "POST", url: "/mcp", payload: "{" } as const;
  const headers = { "content-type": "application/json" };
  expect((await site.app.inject({ ...broken, headers })).statusCode).toBe(401);
  const authorization = `Bearer ${await makeToken("READ")}`;
  expect((await send({ authorization, origin: "https://evil.example" })).statusCode).toBe(403);
  expect((await send({ authorization })).statusCode).toBe(200);
});

test("a client that opens a stream is told that there is none", async () => {
  const headers = { accept: "text/event-stream" };
  for (const method of ["GET", "DELETE"] as const) {
    const response = await site.app.inject({ method, url: "/mcp", headers });
    expect([method, response.statusCode, response.headers.allow]).toEqual([method, 405, "POST"]);
  }
});
