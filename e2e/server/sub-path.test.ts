import { expect, test } from "vitest";
import { expectNotice, saveProjectAnyway } from "../harness/admin.ts";
import { hydrated, startJourney } from "../harness/journey.ts";
import { visit } from "../harness/navigation.ts";
import { ownerPassword, portfolioPassword } from "../harness/server.ts";

const base = "/portfolio";
const publicUrl = `https://folio.example${base}`;

const journey = startJourney({ variables: { PUBLIC_URL: publicUrl } });

test("below a path a visitor reads, goes back, writes, and passes a gate; the owner signs in, edits and publishes", {
  tags: "long",
}, async () => {
  const asked: string[] = [];
  const page = await journey.open(`${base}/`, {
    prepare: async (window) => {
      window.on("request", (request) => asked.push(request.url()));
    },
  });
  await hydrated(page);
  await visit(page, `${base}/project/passage`);
  await page.goBack();
  await page.waitForURL(`**${base}/`);
  await visit(page, `${base}/about`);
  await visit(page, `${base}/connect`);
  await page.getByLabel("Name").fill("Wilhelmina");
  await page.getByLabel("Company").fill("Tidewater Atlas");
  await page.getByLabel("Email").fill("wilhelmina@example.com");
  await page.getByLabel("Message").fill("We would like you to redraw our tide tables.");
  // The site takes a form that was filled in within two seconds for a robot's.
  await page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 2_100;
  });
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await page.getByText("Message sent successfully!").waitFor();

  await visit(page, base);
  await visit(page, `${base}/project/quillon-show-your-working`);
  await page.getByLabel("Portfolio password", { exact: true }).fill(portfolioPassword);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 2, name: "Why" }).waitFor();

  await visit(page, base);
  await page.getByRole("button", { name: "Admin area" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Password", { exact: true }).fill(ownerPassword);
  await dialog.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL(`**${base}/admin`);
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name)).toContain("__Secure-vitrine-session");
  for (const cookie of cookies) expect(cookie).toMatchObject({ path: base, secure: true });
  await visit(page, `${base}/admin/edit/1`);
  await page.getByLabel("Project Name").fill("Below a path");
  await saveProjectAnyway(page);
  const control = page.locator(".edit-header-publication").getByRole("button");
  await control.click();
  await dialog.getByText(`${publicUrl}/project/passage`).waitFor();
  await dialog.getByRole("radio", { name: "Unlisted", exact: true }).check();
  await dialog.getByRole("button", { name: "Make it unlisted" }).click();
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Back to Admin" }).click();
  await page.waitForURL(`**${base}/admin`);
  await page.getByRole("button", { name: "Logout" }).click();
  await expectNotice(page, "Logged out successfully");
  await page.waitForURL((url) => [base, `${base}/`].includes(url.pathname));
  const fetched = asked.filter((url) => !/^(?:data|blob):/.test(url));
  expect(fetched.length).toBeGreaterThan(20);
  const below = `${journey.server.origin}${base}`;
  expect(fetched.filter((url) => !url.startsWith(below))).toEqual([]);
});

/** All addresses in the attributes and styles of a page. */
function addressesIn(html: string): string[] {
  const values = [
    ...html.matchAll(/\s(?:href|src|action|poster|data-(?:entry|visits|slides))="([^"]*)"/gi),
    ...html.matchAll(/url\("?([^)"]+)"?\)/g),
  ].map(([, value = ""]) => value);
  const lists = html.matchAll(/\s(?:srcset|imagesrcset|data-scripts)="([^"]*)"/gi);
  return [...values, ...[...lists].flatMap(([, list = ""]) => list.split(/,? /))];
}

/** Whether an address of the site's host is not below the site's path, or contains this path twice. */
function isAstray(address: string): boolean {
  const [path] = address.replace("https://folio.example", "").split(/[?#]/);
  if (!path?.startsWith("/") || path === base) return false;
  return !path.startsWith(`${base}/`) || path.startsWith(`${base}${base}/`);
}

test("every page for visitors and of the owner names addresses below the path alone", async () => {
  const { origin } = journey.server;
  const send = (path: string, options: RequestInit = {}) =>
    fetch(origin + path, { redirect: "manual", ...options });
  const signedIn = await send(`${base}/api/session`, {
    method: "POST",
    headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
    body: JSON.stringify({ password: ownerPassword }),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const crawl = async (start: string[], sent: Record<string, string>) => {
    const pages = new Set(start.map((path) => base + path));
    const astray: string[] = [];
    for (const path of pages) {
      const response = await send(path, { headers: sent });
      expect(response.status, path).toBeLessThan(400);
      const addresses = addressesIn(await response.text());
      const headers = `<${response.headers.get("location")}> ${response.headers.get("link")}`;
      astray.push(
        ...[...addresses, ...(headers.match(/(?<=[<" ])\/[^ >"]+/g) ?? [])].filter(isAstray),
      );
      for (const address of addresses) {
        if (/^\/portfolio\/(?:project\/)?[\w-]+$/.test(address)) pages.add(address);
      }
    }
    expect(astray).toEqual([]);
    return pages;
  };
  const read = await crawl(["/", "/access", "/api/docs"], { accept: "text/html" });
  expect(read.size).toBeGreaterThan(10);
  const ofOwner = ["/admin", "/admin/edit/1", "/admin/settings", "/admin/settings/site"];
  await crawl([...ofOwner, "/admin/library", "/admin/help"], { cookie });
  for (const path of ["/work", "/graphql", "/portfolios", "/assets/", "/admin"]) {
    expect([path, (await send(path)).status]).toEqual([path, 404]);
  }
  expect((await send("/")).headers.get("location")).toBe(`${base}/`);
});
