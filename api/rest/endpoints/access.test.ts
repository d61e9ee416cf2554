import { expect, test } from "vitest";
import { startRestClient } from "../../testing/rest-client.ts";
import { openTestSite, ownerPassword, portfolioPassword } from "../../testing/test-site.ts";

const rest = startRestClient();
const { call } = rest;

test("the portfolio password is told to the owner and validated for anyone", async () => {
  const url = "/api/site-colors";
  expect((await call("GET", url, { cookie: rest.guest })).json()).not.toHaveProperty(
    "portfolioPassword",
  );
  expect((await call("GET", url)).json()).toHaveProperty("portfolioPassword", portfolioPassword);
  const validate = (password: string) =>
    call("POST", "/api/portfolio/validate-password", { cookie: "", body: { password } });
  expect((await validate("wrong")).json()).toEqual({ valid: false });
  const right = await validate(portfolioPassword);
  expect([right.json(), right.cookies.length]).toEqual([{ valid: true }, 1]);
});

test("a session is opened, seen and ended", async () => {
  const wrong = await call("POST", "/api/session", { cookie: "", body: { password: "wrong" } });
  expect([wrong.statusCode, wrong.json().code]).toEqual([401, "INCORRECT_PASSWORD"]);
  const right = await call("POST", "/api/session", {
    cookie: "",
    body: { password: ownerPassword },
  });
  expect(right.json()).toEqual({ isOwner: true, hasPortfolioAccess: true });
  const cookie = right.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  expect((await call("GET", "/api/session", { cookie })).json()).toMatchObject({ isOwner: true });
  expect((await call("DELETE", "/api/session", { cookie })).statusCode).toBe(204);
  expect((await call("GET", "/api/session", { cookie })).json()).toMatchObject({ isOwner: false });
});

test("too many attempts answer 429 with the time to wait", async () => {
  const other = await openTestSite();
  try {
    const attempt = () =>
      other.app.inject({ method: "POST", url: "/api/session", payload: { password: "wrong" } });
    let response = await attempt();
    for (let count = 0; count < 50 && response.statusCode !== 429; count++)
      response = await attempt();
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
  } finally {
    await other.close();
  }
});
