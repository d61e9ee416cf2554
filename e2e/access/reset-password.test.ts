import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { startJourney } from "../harness/journey.ts";
import { ownerPassword } from "../harness/server.ts";

const journey = startJourney({ ownServer: true });
const run = promisify(execFile);

function resetPassword(variables: Record<string, string> = {}) {
  return run("npm", ["run", "--silent", "owner:reset-password"], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: journey.folder, ...variables },
  });
}

async function signIn(password: string) {
  const response = await fetch(`${journey.server.origin}/api/session`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ password }),
  });
  return {
    status: response.status,
    cookie: response.headers.getSetCookie()[0]?.split(";")[0] ?? "",
  };
}

async function isOwner(cookie: string): Promise<boolean> {
  const response = await fetch(`${journey.server.origin}/api/session`, { headers: { cookie } });
  return (await response.json()).isOwner;
}

test("a locked-out owner resets the password at the terminal while the site runs", async () => {
  const { cookie } = await signIn(ownerPassword);
  expect(await isOwner(cookie)).toBe(true);

  const { stdout } = await resetPassword();
  const [, password = ""] =
    /password is now ([a-z2-9-]{19}) \(shown this once\)/.exec(stdout) ?? [];
  expect(await isOwner(cookie)).toBe(false);
  expect((await signIn(ownerPassword)).status).toBe(401);
  expect((await signIn(password)).status).toBe(200);

  const chosen = await resetPassword({ OWNER_PASSWORD: "one of my own" });
  expect(chosen.stdout).not.toContain("one of my own");
  expect((await signIn(password)).status).toBe(401);
  expect((await signIn("one of my own")).status).toBe(200);
});

test("where there is no site it says so, and exits with 1", { tags: "matrix" }, async () => {
  await expect(resetPassword({ DATA_DIR: `${journey.folder}/none` })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining("There is no owner in"),
  });
});
