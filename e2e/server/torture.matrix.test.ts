import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { copyFolder } from "../harness/prepared-folder.ts";
import { ownerPassword, type Server, startServer } from "../harness/server.ts";
import { everyTorture, runTorture } from "../torture/every-torture.ts";

test.each(everyTorture(false).map((torture) => [torture.name, torture] as const))(
  "survives %s",
  async (_name, torture) => {
    const seen = await runTorture(torture, inject("preparedFolders").demo);
    expect(seen ?? "cannot be done here").toBeTruthy();
  },
);

const floodSize = 1_000;
/** How many requests of the flood are sent at the same time. */
const width = 100;
/** How many wrong passwords a GraphQL request with aliases contains. */
const aliases = 5;
/** How often the home page is requested during the flood. */
const visits = 3;

function post(path: string, body: object, cookie = ""): Promise<Response> {
  return fetch(server.origin + path, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify(body),
  });
}

let server: Server;

const wrong = 'signIn(input: { password: "wrong" }) { userErrors { code } }';
const several = Array.from({ length: aliases }, (_, index) => `a${index}: ${wrong}`).join(" ");

/**
 * Sends a request with wrong passwords: by GraphQL, by GraphQL with several aliases, or by REST.
 * @param number decides among these three ways
 * @returns the text of the response
 */
async function attempt(number: number): Promise<string> {
  const response = await [
    () => post("/graphql", { query: `mutation { ${wrong} }` }),
    () => post("/graphql", { query: `mutation { ${several} }` }),
    () => post("/api/session", { password: "wrong" }),
  ][number % 3]?.();
  return response?.text() ?? "";
}

test("while passwords are tried by the hundred, home is rendered and the owner stays signed in", async () => {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-flood-"));
  await copyFolder(inject("preparedFolders").demo, folder);
  server = await startServer({ DATA_DIR: folder });
  const signedIn = await post("/api/session", { password: ownerPassword });
  const cookie = signedIn.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const responses: string[] = [];
  let sent = 0;
  let visited = 0;
  let isOver = false;

  /** Sends requests at least until the visits are over, so that all visits happen during the flood. */
  const worker = async () => {
    while (sent < floodSize || (visited < visits && !isOver)) {
      sent += 1;
      responses.push(await attempt(sent));
    }
  };
  const flood = Promise.all(Array.from({ length: width }, worker));
  try {
    for (; visited < visits; visited += 1) {
      // Requests the page with the owner's cookie, because visitors get a cached page.
      const home = await fetch(`${server.origin}/`, { headers: { cookie } });
      expect(home.status).toBe(200);
      expect(await home.text()).toMatch(/<a [^>]*href="\/project\/passage"/);
    }
    const underFlood = await post("/graphql", { query: "{ viewer { isOwner } }" }, cookie);
    expect(await underFlood.json()).toEqual({ data: { viewer: { isOwner: true } } });
  } finally {
    isOver = true;
    await flood;
  }

  expect(responses.length).toBeGreaterThanOrEqual(floodSize);
  const heard = responses.join("\n").match(/INCORRECT_PASSWORD/g) ?? [];
  expect(heard.length).toBeGreaterThan(0);
  expect(heard.length).toBeLessThanOrEqual(5);
  // The server refuses an operation with several passwords before it counts them as attempts.
  const refused = responses.filter((response) =>
    /TOO_MANY_REQUESTS|OPERATION_TOO_LARGE/.test(response),
  );
  expect(refused.length).toBeGreaterThanOrEqual(responses.length - 5);
  const after = await fetch(`${server.origin}/api/session`, { headers: { cookie } });
  expect(await after.json()).toEqual({ isOwner: true, hasPortfolioAccess: true });
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});
