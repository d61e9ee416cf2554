import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { databaseVariables } from "../../testing/postgres.ts";
import { openTestSite, ownerPassword, type TestSite } from "../../testing/test-site.ts";
import { visitor } from "../viewer.ts";
import { deviceCookie } from "./known-devices.ts";
import { resetOwnerPassword } from "./reset-owner-password.ts";

const change = `mutation ($input: ChangeOwnerPasswordInput!) {
  changeOwnerPassword(input: $input) { viewer { isOwner } userErrors { field code } }
}`;
const newPassword = "another battery staple";

let site: TestSite;
beforeEach(async () => {
  site = await openTestSite();
});
afterEach(() => site.close());

async function send(query: string, variables: object, cookie: string) {
  const response = await site.app.inject({
    method: "POST",
    url: "/graphql",
    headers: { cookie },
    payload: { query, variables },
  });
  return response.json();
}

async function isOwner(cookie: string): Promise<boolean> {
  return (await send("{ viewer { isOwner } }", {}, cookie)).data.viewer.isOwner;
}

async function accepts(password: string): Promise<boolean> {
  const query = `mutation ($input: SignInInput!) { signIn(input: $input) { viewer { isOwner } } }`;
  const { data } = await send(query, { input: { password } }, "");
  return data.signIn.viewer?.isOwner ?? false;
}

test("the owner changes the password; other browsers are signed out, this one is not", async () => {
  const [here, elsewhere] = [await site.signIn(), await site.signIn()];
  const input = { currentPassword: ownerPassword, newPassword };
  const { data } = await send(change, { input }, here);
  expect(data.changeOwnerPassword).toEqual({ viewer: { isOwner: true }, userErrors: [] });
  expect([await isOwner(here), await isOwner(elsewhere)]).toEqual([true, false]);
  expect([await accepts(ownerPassword), await accepts(newPassword)]).toEqual([false, true]);
});

test("a browser in which the owner changes the password stays known", async () => {
  const input = { currentPassword: ownerPassword, newPassword };
  const { cookies } = await site.app.inject({
    method: "POST",
    url: "/graphql",
    headers: { cookie: await site.signIn() },
    payload: { query: change, variables: { input } },
  });
  const device = cookies.find(({ name }) => name === deviceCookie)?.value;
  const { passwordHash } = await site.database.user.findFirstOrThrow();
  expect(site.access.devices.find(device, passwordHash)).toBeDefined();
});

test("a mail about a sign-in that cannot be stored does not undo the sign-in", async () => {
  await site.database.user.updateMany({ data: { mailsSignIns: true } });
  const { messageMail } = await site.makeContext(visitor);
  const draft = vi.spyOn(messageMail, "draftNotice").mockRejectedValue(new Error("away"));
  expect(await accepts(ownerPassword)).toBe(true);
  expect(draft).toHaveBeenCalled();
});

test("a password of 1,024 bytes, with blanks at its ends, is taken as it was sent", async () => {
  const long = ` ${"ü".repeat(511)} `;
  const input = { currentPassword: ownerPassword, newPassword: long };
  const { data } = await send(change, { input }, await site.signIn());
  expect(data.changeOwnerPassword.userErrors).toEqual([]);
  expect([await accepts(long.trim()), await accepts(long)]).toEqual([false, true]);
});

test.each([
  [
    { currentPassword: "wrong", newPassword },
    { field: "currentPassword", code: "INCORRECT_PASSWORD" },
  ],
  [
    { currentPassword: ownerPassword, newPassword: "sevens7" },
    { field: "newPassword", code: "TOO_SHORT" },
  ],
  ...["Trustno1", "Vitrine-2026", "iloveyou"].map((common) => [
    { currentPassword: ownerPassword, newPassword: common },
    { field: "newPassword", code: "COMMON_PASSWORD" },
  ]),
])("what cannot be accepted changes nothing", async (input, error) => {
  const [here, elsewhere] = [await site.signIn(), await site.signIn()];
  const { data } = await send(change, { input }, here);
  expect(data.changeOwnerPassword).toEqual({ viewer: null, userErrors: [error] });
  expect([await isOwner(here), await isOwner(elsewhere)]).toEqual([true, true]);
  expect(await accepts(ownerPassword)).toBe(true);
});

test("a visitor changes nothing", async () => {
  const input = { currentPassword: ownerPassword, newPassword };
  const { errors } = await send(change, { input }, "");
  expect(errors[0].extensions.code).toBe("UNAUTHENTICATED");
  expect(await accepts(ownerPassword)).toBe(true);
});

test("a locked-out owner gets a new password at the terminal, and all sessions end", async () => {
  const cookie = await site.signIn();
  const where = { DATA_DIR: site.environment.dataFolder, ...databaseVariables(site.environment) };
  const told = await resetOwnerPassword(where);
  const [password = ""] = /[a-z2-9]{4}(?:-[a-z2-9]{4}){3}/.exec(told) ?? [];
  expect(await isOwner(cookie)).toBe(false);
  expect(await accepts(password)).toBe(true);
  await resetOwnerPassword({ ...where, OWNER_PASSWORD: newPassword });
  expect([await accepts(password), await accepts(newPassword)]).toEqual([false, true]);
});

test("a database that fails is not one without an owner; one that was never filled is", async () => {
  const variables = {
    DATA_DIR: site.environment.dataFolder,
    ...databaseVariables(site.environment),
  };
  const alter = (change: string) =>
    site.database.$executeRawUnsafe(`ALTER TABLE "User" RENAME ${change}`);
  await alter('COLUMN "passwordHash" TO "lost"');
  await expect(resetOwnerPassword(variables)).rejects.not.toThrow(/^There is no owner/);
  await alter('TO "Lost"');
  await expect(resetOwnerPassword(variables)).rejects.toThrow(/^There is no owner/);
});

test("where there is no owner it says so", async () => {
  await site.database.user.deleteMany();
  await expect(
    resetOwnerPassword({
      DATA_DIR: site.environment.dataFolder,
      ...databaseVariables(site.environment),
    }),
  ).rejects.toThrow(
    /^There is no owner in .+; start the site once, or set DATA_DIR to its folder\.$/,
  );
});
