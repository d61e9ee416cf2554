import { afterEach, beforeEach, expect, test } from "vitest";
import {
  openTestSite,
  ownerPassword,
  portfolioPassword,
  type TestSite,
} from "../../testing/test-site.ts";

let site: TestSite;
beforeEach(async () => {
  site = await openTestSite();
});
afterEach(() => site.close());

const own = { "sec-fetch-site": "same-origin" };

const send = (password: string, headers: Record<string, string> = own, slug = "passage") =>
  post(`/project/${slug}`, password, headers);

function post(url: string, password: string, headers: Record<string, string> = own, to = site) {
  return to.app.inject({
    method: "POST",
    url,
    headers: { ...headers, "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({ password }).toString(),
  });
}

test("the right password gives this browser access, and leads back to the project", async () => {
  const answered = await send(portfolioPassword);
  expect([answered.statusCode, answered.headers.location]).toEqual([303, "/project/passage"]);
  const cookie = answered.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const viewer = await site.app.inject({
    method: "POST",
    url: "/graphql",
    headers: { cookie },
    payload: { query: "{ viewer { hasPortfolioAccess } }" },
  });
  expect(viewer.json()).toEqual({ data: { viewer: { hasPortfolioAccess: true } } });
});

test.each([
  ["wrong", "guess", "refused"],
  ["blank", "  ", "missing"],
  ["endless", "x".repeat(10_000), "failed"],
])("a %s one gives none, and the gate says why", async (_kind, password, reason) => {
  const answered = await send(password);
  expect([answered.statusCode, answered.headers.location]).toEqual([
    303,
    `/project/passage?access=${reason}`,
  ]);
  expect(answered.cookies).toEqual([]);
});

test("wrong passwords count with those that are sent in place", async () => {
  const locations: unknown[] = [];
  for (let attempt = 0; attempt < 30; attempt++) {
    locations.push((await send("guess")).headers.location);
  }
  expect(locations[0]).toBe("/project/passage?access=refused");
  expect(locations.at(-1)).toBe("/project/passage?access=throttled");
  expect((await send(portfolioPassword)).headers.location).toBe(
    "/project/passage?access=throttled",
  );
  const inPlace = await site.app.inject({
    method: "POST",
    url: "/graphql",
    payload: {
      query: `mutation { unlockPortfolio(input: { password: "guess" }) { userErrors { code } } }`,
    },
  });
  expect(inPlace.body).toContain("TOO_MANY_REQUESTS");
});

test("an address in the slug stays one of this site", async () => {
  const answered = await send("guess", own, "..%2F..%2F%2Fexample.org");
  expect(answered.headers.location).toBe("/project/..%2F..%2F%2Fexample.org?access=refused");
});

test("a form of another site is refused", async () => {
  for (const headers of [{ "sec-fetch-site": "cross-site" }, {}]) {
    const answered = await send(portfolioPassword, headers);
    expect([answered.statusCode, answered.cookies]).toEqual([403, []]);
  }
});

test("the owner's password signs this browser in, and leads to the admin area", async () => {
  const answered = await post("/sign-in", ownerPassword);
  expect([answered.statusCode, answered.headers.location]).toEqual([303, "/admin"]);
  const cookie = answered.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const viewer = await site.app.inject({
    method: "POST",
    url: "/graphql",
    headers: { cookie },
    payload: { query: "{ viewer { isOwner } }" },
  });
  expect(viewer.json()).toEqual({ data: { viewer: { isOwner: true } } });
});

test.each([
  ["wrong", "guess", "refused"],
  ["blank", "  ", "missing"],
  ["endless", "x".repeat(10_000), "failed"],
])("a %s one of the owner's does not, and its page says why", async (_kind, password, reason) => {
  const answered = await post("/sign-in", password);
  expect([answered.statusCode, answered.headers.location]).toEqual([
    303,
    `/sign-in?access=${reason}`,
  ]);
  expect(answered.cookies).toEqual([]);
});

test("wrong passwords of the owner's are slowed as those of the dialog are, and other sites send none", async () => {
  let location: unknown;
  for (let attempt = 0; attempt < 30; attempt++) {
    location = (await post("/sign-in", "guess")).headers.location;
  }
  expect(location).toBe("/sign-in?access=throttled");
  const foreign = await post("/sign-in", ownerPassword, { "sec-fetch-site": "cross-site" });
  expect([foreign.statusCode, foreign.cookies]).toEqual([403, []]);
});

test("a password that is posted by http, where its cookie would be lost, is answered with the reason", async () => {
  const behind = await openTestSite({ PUBLIC_URL: "https://folio.test" });
  try {
    for (const [url, password] of [
      ["/sign-in", ownerPassword],
      ["/project/passage", portfolioPassword],
    ] as const) {
      const headers = { host: "folio.test", origin: "http://folio.test" };
      const answered = await post(url, password, headers, behind);
      expect([answered.headers.location, answered.cookies]).toEqual([`${url}?access=http`, []]);
    }
  } finally {
    await behind.close();
  }
});
