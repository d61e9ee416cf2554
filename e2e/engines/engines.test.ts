import { afterEach, describe, expect, test } from "vitest";
import { pdfOf } from "../../api/testing/pdf.ts";
import { startJourney } from "../harness/journey.ts";
import { readLayoutFaults } from "../harness/layout-faults.ts";
import { ownerPassword, portfolioPassword } from "../harness/server.ts";
import { clickFor, type EngineWindow, expectFits, expectText, fill } from "./engine-window.ts";
import { engines, screens } from "./engines.ts";

describe.each(engines)("%s", (_engine, openWindow) => {
  // A new server, because a server accepts only five messages from one IP address.
  const journey = startJourney({ ownServer: true });

  // Each test opens a new window, in which nobody is signed in.
  let opened: Promise<EngineWindow> | undefined;
  const open = async (width: number, height: number) => {
    opened ??= openWindow();
    const window = await opened;
    await window.resize(width, height);
    await window.open(journey.server.origin);
    await expectText(window, "Passage");
    return window;
  };
  afterEach(async () => {
    await (await opened)?.close();
    opened = undefined;
  });

  test.each(screens)("a visitor finds everything, at %d × %d pixels", async (width, height) => {
    const window = await open(width, height);
    await expectFits(window);
    const families = () =>
      [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family);
    await expect.poll(async () => (await window.run(families)).join()).toContain("Bricolage");

    await clickFor(window, ["link", "Work"], () => location.pathname === "/work");
    await expectText(window, "Work");
    await expectFits(window);
    await clickFor(window, ["link", "About"], () => location.pathname === "/about");
    await expectText(window, "Kind words");
    await expectFits(window);
    await window.back();
    await expect.poll(() => window.run(() => location.pathname)).toBe("/work");

    await clickFor(window, ["link", "Connect"], () => location.pathname === "/connect");
    await fill(window, "Name", "Wilhelmina Ostrander");
    await fill(window, "Company", "Tidewater Atlas");
    await fill(window, "Email", "wilhelmina@example.com");
    await fill(window, "Message", "We would like you to redraw our tide tables.");
    await expectFits(window);
    // The site takes a form that was filled in within two seconds for a robot's.
    await window.run(() => {
      const now = performance.now.bind(performance);
      performance.now = () => now() + 2_100;
    });
    await clickFor(window, ["button", "Send"], () =>
      document.body.innerText.includes("Message sent successfully!"),
    );
  });

  test.each(screens)("the password opens a project, at %d × %d pixels", async (width, height) => {
    const window = await open(width, height);
    await clickFor(
      window,
      ["link", "Quillon"],
      () => document.querySelector(".portfolio-gate, .project-sections") !== null,
    );
    await fill(window, "Portfolio password", portfolioPassword);
    await clickFor(
      window,
      ["button", "View project"],
      () => document.querySelector(".project-sections section") !== null,
    );
    await expectFits(window);
  });

  test.each(screens)("the owner edits a project, at %d × %d pixels", async (width, height) => {
    const window = await open(width, height);
    await clickFor(
      window,
      ["button", "Admin area"],
      () => document.querySelector("input[name=password]") !== null,
    );
    await fill(window, "Password", ownerPassword);
    await clickFor(window, ["button", "Sign in"], () => location.pathname === "/admin");
    await clickFor(window, ["link", "Edit Morrow"], () =>
      location.pathname.startsWith("/admin/edit/"),
    );
    await fill(window, "Project Name", `Morrow at ${width}`);
    await expectFits(window);
    const fieldWidth = () => document.querySelector("main input")?.getBoundingClientRect().width;
    expect(await window.run(fieldWidth)).toBeGreaterThan(200);
    await clickFor(window, ["button", "Save Changes"], () =>
      document.body.innerText.includes("Project updated successfully"),
    );
    await clickFor(window, ["link", "Back to Admin"], () => location.pathname === "/admin");
    await clickFor(window, ["link", "view the site"], () => location.pathname === "/");
    await expectText(window, `Morrow at ${width}`);
  });

  test.each(screens)("light, ending and viewer are there, at %d × %d", async (width, height) => {
    const window = await open(width, height);
    await window.open(`${journey.server.origin}/project/lindholm-tramways`);
    await expectText(window, "Lindholm");
    const ground = () => getComputedStyle(document.documentElement).backgroundColor;
    await expect.poll(() => window.run(ground)).toBe("rgb(254, 200, 29)");
    const ending = () => {
      const picture = document.querySelector(
        ".next-project-picture img, .next-project-picture video",
      );
      return Math.round(picture?.getBoundingClientRect().height ?? 0) / globalThis.innerHeight;
    };
    // A phone shows the whole picture, which takes less of the window's height.
    expect(await window.run(ending)).toBeCloseTo(width < 500 ? 0.3 : 0.6, 1);
    await expectFits(window);
    expect(await window.run(readLayoutFaults)).toEqual([]);

    await clickFor(window, ["link", "Work"], () => location.pathname === "/work");
    await expect.poll(() => window.run(readLayoutFaults)).toEqual([]);
    await clickFor(
      window,
      ["link", "View full screen"],
      () => document.querySelector("dialog[open]") !== null,
    );
    const picture = () => {
      const shown = document.querySelector("dialog[open] :is(img, video)")?.getBoundingClientRect();
      return [shown ? Math.min(shown.width, shown.height) > 100 : false, shown && shown.left >= 0];
    };
    await expect.poll(() => window.run(picture)).toEqual([true, true]);
    await expectFits(window);
  });

  test("the résumé is shown by the browser's own viewer, as large as the window", async () => {
    const window = await open(768, 1024);
    await uploadResume(journey.server.origin);
    await window.open(`${journey.server.origin}/resume.pdf`);
    // Firefox shows its PDF viewer as the page. WebKit shows a frame, which stays small if the content
    // security policy is too strict.
    const isShown = () => {
      const viewer = document.querySelector("iframe, #viewerContainer");
      const page = document.querySelector("#viewer .page") ?? document.querySelector("iframe");
      const height = viewer?.getBoundingClientRect().height ?? 0;
      return page !== null && height > globalThis.innerHeight / 2;
    };
    await expect.poll(() => window.run(isShown)).toBe(true);
  });
});

async function uploadResume(origin: string): Promise<void> {
  const call = (body: string | FormData, headers: Record<string, string>) =>
    fetch(`${origin}/graphql`, { method: "POST", body, headers: { origin, ...headers } });
  const query =
    "mutation ($password: String!) { signIn(input: { password: $password }) { viewer { isOwner } } }";
  const signedIn = await call(JSON.stringify({ query, variables: { password: ownerPassword } }), {
    "content-type": "application/json",
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  const form = new FormData();
  const upload = "mutation ($file: Upload!) { uploadResume(file: $file) { userErrors { code } } }";
  form.set("operations", JSON.stringify({ query: upload, variables: { file: null } }));
  form.set("map", '{"0":["variables.file"]}');
  form.set("0", new Blob([new Uint8Array(pdfOf("Ilse Maravel"))]), "resume.pdf");
  const sent = await call(form, { cookie, "x-vitrine-client": "1" });
  expect(await sent.json()).toEqual({ data: { uploadResume: { userErrors: [] } } });
}
