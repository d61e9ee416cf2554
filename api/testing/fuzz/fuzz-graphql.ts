import { type Viewer, visitor } from "../../access/viewer.ts";
import { schema } from "../../graphql/schema.ts";
import type { TestSite } from "../test-site.ts";
import { createGenerator, createRandom } from "./operation-generator.ts";

/** The timeout of a response, in milliseconds. */
const timeout = 5_000;

/** How many operations are sent before the site is reset. */
const batch = 500;

/** A text in a locked case study, and a text in a hidden module of it. */
const markers = { locked: "marker of a locked case study", hidden: "marker of a hidden module" };

/** A query that returns the markers, to prove that they can be found. */
const probe =
  '{ project(slug: "project-4") { caseStudy { why { ... on TextModule { content } } } } }';

const roles: { name: string; viewer: Viewer; mayNotSee: string[] }[] = [
  { name: "visitor", viewer: visitor, mayNotSee: [markers.locked, markers.hidden] },
  {
    name: "visitor with access",
    viewer: { isOwner: false, hasPortfolioAccess: true },
    mayNotSee: [markers.hidden],
  },
  { name: "owner", viewer: { isOwner: true, hasPortfolioAccess: true }, mayNotSee: [] },
];

/** Internals of the server that no response may contain. */
const inside =
  /SQLITE|prisma|libsql|node_modules|\/api\/(?!objects\/upload\/)|\bat \w+ \(|\.ts:\d/i;

/** The fields that are not called, because uploads and password hashing are slow and have other tests. */
const leftOut = new Set(["uploadMedia", "changeOwnerPassword", "signIn"]);

/**
 * Sends generated operations as visitor, visitor with access and owner. Throws at the first operation with an
 * internal error, internals of the server in its response, content that the role may not see, or a timeout.
 * @returns how many responses had data, how often each error code occurred, and how often each role saw the
 * locked text
 */
export async function fuzzGraph(site: TestSite, operations: number, seed: number) {
  const generator = createGenerator(schema, createRandom(seed));
  const operationAt = (index: number) => {
    if (index === 0) return probe;
    // Introspection is rare, because its result and its cost are the same for all callers.
    if (index % 25 === 0) return generator.introspection();
    return generator.operation((field) => leftOut.has(field));
  };
  const seen: Record<string, number> = {};
  const count = (what: string) => {
    seen[what] = (seen[what] ?? 0) + 1;
  };
  for (let sent = 0; sent < operations; sent += batch) {
    await reset(site);
    const size = Math.min(batch, operations - sent);
    // The owner is last, because the owner's operations make content public.
    for (const [index, { name, viewer, mayNotSee }] of roles.entries()) {
      const share = Math.floor((size + index) / roles.length);
      for (let done = 0; done < share; done++) {
        const operation = operationAt(done);
        const text = await responseTo(site, operation, viewer);
        const found = mayNotSee.find((marker) => text.includes(marker));
        if (found) throw new Error(`${name} saw "${found}" by ${operation}`);
        if (inside.test(withoutEchoes(text))) throw new Error(`${text} to ${name}: ${operation}`);
        if (text.includes(markers.locked)) count(`locked content to ${name}`);
        const { data, errors } = JSON.parse(text);
        if (data) count("data");
        for (const error of errors ?? []) {
          const code = String(error.extensions?.code ?? "none");
          if (code === "INTERNAL_SERVER_ERROR") throw new Error(`${text} to ${name}: ${operation}`);
          count(code);
        }
      }
    }
  }
  return seen;
}

async function responseTo(site: TestSite, operation: string, viewer: Viewer): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const overdue = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no response to ${operation}`)), timeout);
  });
  const pending = site.graphql(operation, {}, viewer);
  const result = await Promise.race([pending, overdue]).finally(() => clearTimeout(timer));
  return JSON.stringify(result);
}

/** Removes quoted texts from error messages, because these texts come from the caller's operation. */
function withoutEchoes(text: string): string {
  return text.replaceAll(/\\"(?:[^"\\]|\\(?!"))*\\"/g, "");
}

async function reset({ database }: TestSite): Promise<void> {
  await database.project.deleteMany();
  await database.aboutTab.deleteMany();
  await database.contactMessage.deleteMany();
  const rows = Array.from({ length: 6 }, (_, index) => index + 1);
  const section = (content: string, hidden = false) => ({
    type: "text",
    title: "T",
    content,
    hidden,
  });
  await database.project.createMany({
    data: rows.map((id) => ({
      id,
      name: `P${id}`,
      slug: `project-${id}`,
      showOnHome: true,
      homeOrder: id,
      heroImage: "/objects/a.png",
      isPasswordProtected: id > 3,
      whyContent: JSON.stringify([
        section(id > 3 ? markers.locked : "open"),
        section(markers.hidden, true),
      ]),
    })),
  });
  await database.workImage.createMany({
    data: rows.map((id) => ({ id, projectId: id, position: 0, src: "/objects/a.png" })),
  });
  const words = { contentHeading: "H", contentText: "<p>x</p>" };
  await database.aboutTab.createMany({
    data: rows.map((id) => ({ id, name: `T${id}`, slug: `tab-${id}`, ...words })),
  });
  const author = { authorName: "A", authorTitle: "B", authorCompany: "C" };
  await database.quote.createMany({
    data: rows.map((id) => ({ id, tabId: id, quote: "Q", ...author })),
  });
}
