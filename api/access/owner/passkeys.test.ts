import { createHash, generateKeyPairSync, sign } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { databaseVariables } from "../../testing/postgres.ts";
import { openTestSite, ownerPassword, type TestSite } from "../../testing/test-site.ts";
import { cookieNames, createCookieJar } from "../cookies.ts";
import { resetOwnerPassword } from "./reset-owner-password.ts";
import { findTotpPeriod, totpCodeOf } from "./totp.ts";

let site: TestSite;
let addresses = 0;
beforeAll(async () => {
  site = await openTestSite({ TRUST_PROXY: "1" });
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => site.close());

/** A browser with its own cookies. Each of its requests comes from another network address. */
function openBrowser(host = "localhost:3000") {
  const jar = new Map<string, string>();
  const send = async (url: string, payload: object) => {
    const response = await site.app.inject({
      ...{ method: "POST", url, payload },
      headers: {
        host,
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; "),
        "x-forwarded-for": `10.2.${addresses >> 8}.${++addresses & 255}`,
      },
    });
    for (const { name, value } of response.cookies) jar.set(name, value);
    return response;
  };
  /** Runs a mutation. @returns its payload, and as `fault` the code of its first error */
  const run = async (name: string, fields: string, input?: object) => {
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
    const [declared, given] = input ? [`($input: ${type}!)`, "(input: $input)"] : ["", ""];
    const query = `mutation ${declared} { ${name}${given} { ${fields} userErrors { code } } }`;
    const { data, errors } = (await send("/graphql", { query, variables: { input } })).json();
    const payload = data?.[name];
    const fault = errors?.[0].extensions.code ?? payload?.userErrors[0]?.code;
    return { ...payload, fault };
  };
  const read = async (query: string) => (await send("/graphql", { query })).json().data;
  return {
    jar,
    send,
    run,
    read,
    signIn: async (input: object = { password: ownerPassword }) => {
      const { viewer, fault } = await run("signIn", "viewer { isOwner }", input);
      return viewer?.isOwner ? "in" : fault;
    },
    isOwner: async () => (await read("{ viewer { isOwner } }")).viewer.isOwner,
  };
}
type Browser = ReturnType<typeof openBrowser>;

/** A simulated device of the owner, with one passkey. */
function openDevice(origin = "http://localhost:3000", rpID = "localhost") {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = createHash("sha256").update(x).digest().subarray(0, 16);
  const hash = (data: string | Buffer) => createHash("sha256").update(data).digest();
  const cose = Buffer.concat([
    ...[Buffer.from("a5010203262001215820", "hex"), Buffer.from(x, "base64url")],
    ...[Buffer.from("225820", "hex"), Buffer.from(y, "base64url")],
  ]);
  const client = (type: string, options: string) =>
    Buffer.from(JSON.stringify({ type, challenge: JSON.parse(options).challenge, origin }));
  const answer = (response: Record<string, Buffer>) =>
    JSON.stringify({
      ...{ id: id.toString("base64url"), rawId: id.toString("base64url"), type: "public-key" },
      clientExtensionResults: {},
      response: Object.fromEntries(
        Object.entries(response).map(([name, value]) => [name, value.toString("base64url")]),
      ),
    });
  let counter = 0;
  return {
    create: (options: string) => {
      const authData = Buffer.concat([
        ...[hash(rpID), Buffer.from([0x45, 0, 0, 0, 0]), Buffer.alloc(16)],
        ...[Buffer.from([0, id.length]), id, cose],
      ]);
      const attestationObject = Buffer.concat([
        Buffer.from("a363666d74646e6f6e656761747453746d74a0686175746844617461", "hex"),
        ...[Buffer.from([0x58, authData.length]), authData],
      ]);
      return answer({ clientDataJSON: client("webauthn.create", options), attestationObject });
    },
    sign: (options: string) => {
      const clientDataJSON = client("webauthn.get", options);
      const authenticatorData = Buffer.concat([
        hash(rpID),
        Buffer.from([0x05, 0, 0, 0, ++counter]),
      ]);
      const signed = Buffer.concat([authenticatorData, hash(clientDataJSON)]);
      const signature = sign("sha256", signed, privateKey);
      return answer({ clientDataJSON, authenticatorData, signature });
    },
  };
}

async function add(browser: Browser, device: ReturnType<typeof openDevice>, name: string) {
  const { options } = await browser.run("requestNewPasskey", "options");
  const response = device.create(options);
  return browser.run("addPasskey", "passkeys { id name lastUsedAt }", { name, response });
}

const challenge = async (browser: Browser): Promise<string> =>
  (await browser.run("requestPasskeySignIn", "options")).options;

test("recovery codes are shown once and sign in once each", { tags: "bothDatabases" }, async () => {
  const owner = openBrowser();
  await owner.signIn();
  const former = (await owner.run("createRecoveryCodes", "codes")).codes;
  const { codes } = await owner.run("createRecoveryCodes", "codes");
  expect(new Set(codes).size).toBe(10);
  // 16 characters out of 31 have about 79 bits.
  for (const code of codes) expect(code).toMatch(/^[a-z2-9]{4}(?:-[a-z2-9]{4}){3}$/);
  expect(JSON.stringify(await site.database.recoveryCode.findMany())).not.toContain(codes[0]);
  const stranger = openBrowser();
  const enter = (recoveryCode: string) => stranger.send("/api/session", { recoveryCode });
  expect((await enter(former[0])).json().code).toBe("INCORRECT_RECOVERY_CODE");
  expect((await enter("")).statusCode).toBe(401);
  expect((await enter(codes[0])).json()).toMatchObject({ isOwner: true });
  expect(await stranger.isOwner()).toBe(true);
  expect((await enter(codes[0])).statusCode).toBe(401);
  const [one, other] = await Promise.all(
    [openBrowser(), openBrowser()].map((each) => each.signIn({ recoveryCode: codes[1] })),
  );
  expect([one, other].sort()).toEqual(["INCORRECT_RECOVERY_CODE", "in"]);
  const typed = ` ${codes[2].toUpperCase().replaceAll("-", " ")}`;
  expect(await openBrowser().signIn({ recoveryCode: typed })).toBe("in");
  expect((await owner.read("{ ownerSignIn { recoveryCodeCount } }")).ownerSignIn).toEqual({
    recoveryCodeCount: 7,
  });
});

test("recovery codes are guessed as seldom as passwords", async () => {
  const headers = { "x-forwarded-for": "10.9.9.9" };
  const attempt = async (payload: object) =>
    (await site.app.inject({ method: "POST", url: "/api/session", headers, payload })).statusCode;
  for (let count = 0; count < 3; count++) await attempt({ recoveryCode: "aaaa-aaaa-aaaa-aaaa" });
  for (let count = 0; count < 2; count++) await attempt({ password: "wrong" });
  expect(await attempt({ recoveryCode: "aaaa-aaaa-aaaa-aaaa" })).toBe(429);
});

test("a passkey is added, signs in, is renamed and removed", async () => {
  const owner = openBrowser();
  await owner.signIn();
  expect((await openBrowser().run("requestPasskeySignIn", "options")).options).toBeNull();
  const device = openDevice();
  const { passkeys } = await add(owner, device, "Laptop");
  expect(passkeys).toMatchObject([{ name: "Laptop", lastUsedAt: null }]);
  const here = openBrowser();
  const options = await challenge(here);
  expect(JSON.parse(options)).toMatchObject({ rpId: "localhost", userVerification: "required" });
  const passkey = device.sign(options);
  expect(await openBrowser().signIn({ passkey })).toBe("INCORRECT_PASSKEY");
  expect(await here.signIn({ passkey })).toBe("in");
  const { id } = passkeys[0];
  const fields = "passkeys { id name createdAt lastUsedAt }";
  const renamed = await owner.run("renamePasskey", fields, { id, name: "Old laptop" });
  expect(renamed.passkeys[0]).toMatchObject({ id, name: "Old laptop" });
  expect(Date.parse(renamed.passkeys[0].lastUsedAt)).toBeGreaterThan(Date.now() - 60_000);
  expect((await owner.run("removePasskey", fields, { id })).passkeys).toEqual([]);
  expect((await owner.run("removePasskey", fields, { id })).fault).toBe("NOT_FOUND");
  expect(await challenge(openBrowser())).toBeNull();
});

test("a challenge is used once, by its browser, for 5 minutes", async () => {
  const owner = openBrowser();
  await owner.signIn();
  const device = openDevice();
  await add(owner, device, "Laptop");
  const here = openBrowser();
  const options = await challenge(here);
  const cookie = here.jar.get("vitrine-passkey") ?? "";
  expect(await here.signIn({ passkey: "{}" })).toBe("INCORRECT_PASSKEY");
  expect(await here.signIn({ passkey: device.sign(options) })).toBe("INCORRECT_PASSKEY");
  const later = openBrowser();
  const passkey = device.sign(await challenge(later));
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 301_000 });
  expect(await later.signIn({ passkey })).toBe("INCORRECT_PASSKEY");
  vi.useRealTimers();
  later.jar.set("vitrine-passkey", cookie);
  expect(await later.signIn({ passkey: device.sign(options) })).toBe("INCORRECT_PASSKEY");
  const stranger = openBrowser();
  expect(await stranger.signIn({ passkey: openDevice().sign(await challenge(stranger)) })).toBe(
    "INCORRECT_PASSKEY",
  );
  const elsewhere = openDevice("http://evil.localhost:3000");
  expect((await add(owner, elsewhere, "Elsewhere")).fault).toBe("INVALID");
  await site.database.passkey.deleteMany();
});

test("a signature by another key is none of the passkey that it names", async () => {
  const owner = openBrowser();
  await owner.signIn();
  const device = openDevice();
  await add(owner, device, "Laptop");
  const here = openBrowser();
  const { id } = JSON.parse(device.sign(await challenge(here)));
  const signed = JSON.parse(openDevice().sign(await challenge(here)));
  const passkey = JSON.stringify({ ...signed, id, rawId: id });
  expect(await here.signIn({ passkey })).toBe("INCORRECT_PASSKEY");
  expect(await here.signIn({ passkey: device.sign(await challenge(here)) })).toBe("in");
  await site.database.passkey.deleteMany();
});

test("a ticket is of use for what it was issued for alone", async () => {
  const { tickets } = site.access;
  const caller = { cookies: createCookieJar(), address: "", device: "", origin: "" };
  const services = {
    clock: () => new Date(),
    caller: { ...caller, measuring: "declined" as const },
  };
  tickets.issue(services, "backup", "archive");
  const { backup, passkey } = cookieNames;
  caller.cookies.set(passkey, caller.cookies.read(backup) ?? "");
  expect(await tickets.use(services, "passkey")).toBeNull();
  expect(await tickets.use(services, "backup")).toBe("archive");
});

test("passkeys are offered on localhost, and elsewhere with https alone", async () => {
  const offers = async (host: string) => {
    const owner = openBrowser(host);
    await owner.signIn();
    const { ownerSignIn } = await owner.read("{ ownerSignIn { offersPasskeys } }");
    const { fault } = await owner.run("requestNewPasskey", "options");
    return [ownerSignIn.offersPasskeys, fault];
  };
  expect(await offers("localhost:3000")).toEqual([true, undefined]);
  expect(await offers("portfolio.example")).toEqual([false, "UNSUPPORTED"]);
  expect(await offers("127.0.0.1")).toEqual([false, "UNSUPPORTED"]);
});

test("the password is turned off once two other ways in exist, and on again at the terminal", async () => {
  const owner = openBrowser();
  await owner.signIn();
  const turn = async (hasPassword: boolean) =>
    (await owner.run("setPasswordSignIn", "ownerSignIn { hasPassword }", { hasPassword })).fault;
  await site.database.recoveryCode.deleteMany();
  const device = openDevice();
  const { passkeys } = await add(owner, device, "Laptop");
  expect(await turn(false)).toBe("TOO_FEW_WAYS_IN");
  await owner.run("createRecoveryCodes", "codes");
  expect(await turn(false)).toBeUndefined();
  expect(await openBrowser().signIn()).toBe("PASSWORD_OFF");
  expect(await openBrowser().signIn({ password: "wrong" })).toBe("INCORRECT_PASSWORD");
  const last = await owner.run("removePasskey", "passkeys { id }", { id: passkeys[0].id });
  expect(last.fault).toBe("TOO_FEW_WAYS_IN");

  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 16 * 60_000 });
  expect(await turn(true)).toBe("CONFIRMATION_REQUIRED");
  const confirm = { passkey: device.sign(await challenge(owner)) };
  expect((await owner.run("confirmOwner", "viewer { isOwner }", confirm)).fault).toBeUndefined();
  expect(await turn(true)).toBeUndefined();
  expect(await openBrowser().signIn()).toBe("in");
  expect(await turn(false)).toBeUndefined();

  await site.database.recoveryCode.deleteMany({
    where: { id: { not: (await site.database.recoveryCode.findFirstOrThrow()).id } },
  });
  const expiresAt = new Date(Date.now() + 60_000);
  await site.database.apiToken.createMany({
    data: ["one", "two"].map((name) => ({ name, tokenHash: name, scopes: "[]", expiresAt })),
  });
  const told = await resetOwnerPassword({
    ...{ DATA_DIR: site.environment.dataFolder, OWNER_PASSWORD: ownerPassword },
    ...databaseVariables(site.environment),
  });
  expect(told).toContain("Still valid: 1 passkey, 1 recovery code, and 2 API tokens.");
  expect(await openBrowser().signIn()).toBe("in");
});

test("a code of an app is the password's second step, once each, until it is reset", {
  tags: "bothDatabases",
}, async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const owner = openBrowser();
  await owner.signIn();
  const { secret, address } = await owner.run("createTotpSecret", "secret address");
  expect(address).toBe(
    `otpauth://totp/localhost%3A3000%3Aowner?secret=${secret}&issuer=localhost%3A3000`,
  );
  const code = (periods = 0) => totpCodeOf(secret, Math.floor(Date.now() / 30_000) + periods);
  const enable = async (given: string) =>
    (await owner.run("enableTotp", "ownerSignIn { hasTotp }", { secret, code: given })).fault;
  expect(await enable(code(5))).toBe("INCORRECT_CODE");
  expect(await enable(code())).toBeUndefined();
  expect(JSON.stringify(await site.database.user.findMany())).not.toContain(secret);
  const enter = (given: object) => openBrowser().signIn({ password: ownerPassword, ...given });
  expect(await enter({})).toBe("CODE_REQUIRED");
  expect(await enter({ code: code() })).toBe("INCORRECT_CODE");
  vi.setSystemTime(Date.now() + 30_000);
  expect(await enter({ code: code(), password: "wrong" })).toBe("INCORRECT_PASSWORD");
  expect(await enter({ code: code() })).toBe("in");
  expect(await enter({ code: code() })).toBe("INCORRECT_CODE");
  const { codes } = await owner.run("createRecoveryCodes", "codes");
  expect(await openBrowser().signIn({ recoveryCode: codes[0] })).toBe("in");
  const posted = await site.app.inject({
    ...{
      method: "POST",
      url: "/sign-in",
      payload: new URLSearchParams({ password: ownerPassword }).toString(),
    },
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "sec-fetch-site": "same-origin",
    },
  });
  expect(posted.headers.location).toBe("/sign-in?access=code");
  await resetOwnerPassword({
    ...{ DATA_DIR: site.environment.dataFolder, OWNER_PASSWORD: ownerPassword },
    ...databaseVariables(site.environment),
  });
  expect(await enter({})).toBe("in");
  await owner.signIn();
  expect(await enable(code(1))).toBeUndefined();
  expect((await owner.run("disableTotp", "ownerSignIn { hasTotp }")).ownerSignIn).toEqual({
    hasTotp: false,
  });
});

test.each([
  [59, "94287082"],
  [1_111_111_109, "07081804"],
  [1_234_567_890, "89005924"],
  [20_000_000_000, "65353130"],
])("the code at %s is that of RFC 6238", (seconds, expected) => {
  const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
  const period = Math.floor(seconds / 30);
  expect(totpCodeOf(secret, period, 8)).toBe(expected);
  const at = (later: number) => new Date((seconds + later) * 1_000);
  const typed = `${expected.slice(2, 5)} ${expected.slice(5)}`;
  expect(findTotpPeriod(secret, typed, at(25))).toBe(period);
  expect(findTotpPeriod(secret, typed, at(90))).toBeUndefined();
});
