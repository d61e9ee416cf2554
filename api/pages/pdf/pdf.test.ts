import { readFileSync } from "node:fs";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { visitor } from "../../access/viewer.ts";
import { globalIdOf } from "../../builder/global-id.ts";
import { coordinateAlone } from "../../database/instances/coordination.ts";
import { BusyFault } from "../../errors/busy-fault.ts";
import { readPdf } from "../../testing/pdf.ts";
import { pdfFaults } from "../../testing/pdf-faults.ts";
import { owner as ownersViewer, runMutation } from "../../testing/run-mutation.ts";
import { openTestSite, type TestSite } from "../../testing/test-site.ts";
import { Interrupted } from "../../worker/open-worker.ts";
import { localPdfWorker, type PdfJob } from "./pdf-job.ts";
import { createPreparation } from "./pdf-plugin.ts";
import { createPdfs, type PdfSubject, preparePdfs } from "./pdfs.ts";

const publicUrl = "http://site.example";
const picture = "/objects/chart.png";
const fonts = "node_modules/@fontsource-variable";

let site: TestSite;
let owner: string;
beforeAll(async () => {
  site = await openTestSite({ PUBLIC_URL: publicUrl });
  const grey = { create: { width: 60, height: 40, channels: 3 as const, background: "#808080" } };
  await site.media.storage.write(picture.slice(1), await sharp(grey).png().toBuffer());
  await site.database.mediaAsset.create({
    data: {
      ...{ path: picture, kind: "image", mediaType: "image/png", byteSize: 1, checksum: "a" },
      ...{ width: 60, height: 40, altText: "A chart at night" },
    },
  });
  const modules = [
    { type: "text", title: "First words", content: "Read [this](https://a.example/).", markup: 2 },
    { type: "hero-image", imageSrc: picture, caption: "Soundings" },
    { type: "text", title: "For the board alone", content: "Withheld.", audience: "access" },
    { type: "text", title: "Hidden draft", content: "Hidden.", hidden: true },
    { type: "text", title: "Not on a slide", content: "Aside.", inPresentation: false },
  ];
  const table = {
    type: "table",
    headers: "row",
    columns: [],
    rows: [{ cells: ["Depth"] }, { cells: ["9 m"] }],
  };
  await site.database.project.create({
    data: {
      language: "de-AT",
      ...{ name: "Passage", slug: "passage", homeOrder: 1, workOrder: 1, offersPdf: true },
      whyContent: JSON.stringify(modules),
      resultContent: JSON.stringify([
        { ...table, markup: 2 },
        { type: "code", language: "", content: "a\n  b" },
      ]),
    },
  });
  owner = await site.signIn();
});
afterAll(() => site.close());

const get = (url: string, cookie = "") =>
  site.app.inject({ url, headers: { cookie, host: "site.example", accept: "text/html" } });

const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found]) => found);

/** Makes the PDFs for visitors, as the server does after a change of content. */
const prepare = async () => {
  const pdfs = createPdfs({ worker: localPdfWorker, publicUrl });
  return preparePdfs(pdfs, await site.makeContext(visitor));
};

test("a visitor starts nothing: a page says when to come again, until it is made", async () => {
  const early = await get("/project/passage.pdf");
  expect([early.statusCode, early.headers["retry-after"]]).toEqual([503, "60"]);
  expect(early.headers["cache-control"]).toBe("no-store");
  expect(early.body).toContain("This PDF is being prepared");
  expect(await prepare()).toBe("complete");

  const made = await get("/project/passage.pdf");
  expect(made.statusCode).toBe(200);
  expect(made.headers["content-type"]).toBe("application/pdf");
  expect(made.headers["cache-control"]).toBe("public, no-cache");
  const letter = await get("/project/passage.pdf?paper=letter");
  for (const { rawPayload } of [made, letter]) expect(pdfFaults(rawPayload)).toEqual([]);
  const pdf = readPdf(made.rawPayload);
  expect(readPdf(letter.rawPayload)).toMatch(/\/MediaBox \[0 0 612 792\]/);
  expect(pdf).toMatch(/\/Type \/Catalog[\s\S]*?\/Lang \(de-AT/);
  // The bookmarks are the headings in reading order, without content that visitors do not see.
  expect(all(pdf, /\/Title \((.*)\)\s*\/Dest/g)).toEqual([
    ...["Passage", "Anlass", "First words", "Not on a slide", "Ergebnis"],
  ]);
  expect(all(pdf, /\/Alt \(([^)]*)\)/g)).toContain("A chart at night");
  expect(all(pdf, /\/URI \(([^)]*)\)/g)).toEqual(
    expect.arrayContaining(["https://a.example/", `${publicUrl}/project/passage`]),
  );
  for (const tag of ["Link", "Table", "TH", "TD", "Figure", "Code"]) {
    expect(pdf, tag).toMatch(new RegExp(`/S /${tag}\\b`));
  }
});

test("a PDF that lost what PDF/UA asks for is found", async () => {
  const made = (await get("/project/passage.pdf")).rawPayload.toString("latin1");
  const faultsWithout = (part: string) =>
    pdfFaults(Buffer.from(made.replaceAll(part, part.toLowerCase()), "latin1"));
  for (const [part, fault] of [
    ["/Marked true", "it is not tagged"],
    ["/DisplayDocTitle", "its title is not shown"],
    ["/Lang", "it has no language"],
    ["/Outlines", "it has no bookmarks"],
    ["/Alt", "a picture has no description"],
    ["/Contents (", "a link does not say where it leads"],
    ["/FontFile", "not embedded"],
    ["/S /H2", "a heading of level 3 follows one of level 1"],
  ] as const) {
    expect(faultsWithout(part).join("\n"), part).toContain(fault);
  }
});

test("slides leave out what is not in the presentation", async () => {
  const { rawPayload } = await get("/project/passage/slides.pdf");
  expect(pdfFaults(rawPayload)).toEqual([]);
  const pdf = readPdf(rawPayload);
  const titles = all(pdf, /\/Title \((.*)\)\s*\/Dest/g);
  expect(titles).toEqual(["Passage", "Anlass", "First words", "Ergebnis"]);
  expect(pdf).toMatch(/\/MediaBox \[0 0 720 405\]/);
});

test("the owner has one made, with what is for those with access", async () => {
  const made = await get("/project/passage.pdf", owner);
  expect([made.statusCode, made.headers["cache-control"]]).toEqual([200, "private, no-store"]);
  const titles = all(readPdf(made.rawPayload), /\/Title \((.*)\)\s*\/Dest/g);
  expect(titles).toContain("For the board alone");
  expect(titles).not.toContain("Hidden draft");
});

test("it is there while it is offered, and as protected as the project", async () => {
  const status = async (url = "/project/passage.pdf", cookie = "") =>
    (await get(url, cookie)).statusCode;
  const change = (data: object) =>
    site.database.project.update({ where: { slug: "passage" }, data });
  await change({ offersPdf: false });
  expect([await status(), await status("/project/passage.pdf", owner)]).toEqual([404, 200]);
  const hasPdf = async () =>
    (await site.graphql<{ project: object }>('{ project(slug: "passage") { hasPdf } }')).data;
  expect(await hasPdf()).toEqual({ project: { hasPdf: false } });
  await change({ offersPdf: true, isPasswordProtected: true });
  expect(await status()).toBe(404);
  expect(await status("/project/passage.pdf", await site.unlock())).toBe(200);
  await change({ isPasswordProtected: false, visibility: "draft" });
  expect([await status(), await status("/project/passage/slides.pdf")]).toEqual([404, 404]);
  await change({ visibility: "public", name: "Passage II" });
  expect(await hasPdf()).toEqual({ project: { hasPdf: true } });
  expect(await status()).toBe(503);
  expect(await status("/project/none.pdf")).toBe(404);
});

test("briefs are there with the page of briefs", async () => {
  expect((await get("/brief.pdf")).statusCode).toBe(404);
  const brief = JSON.stringify({
    outcome: "Pilots follow it.",
    numbers: [{ value: "84%", label: "" }],
  });
  await site.database.project.update({
    where: { slug: "passage" },
    data: { brief, briefOrder: 0 },
  });
  expect((await get("/brief.pdf")).statusCode).toBe(503);
  const made = await get("/brief.pdf", owner);
  const titles = all(readPdf(made.rawPayload), /\/Title \((.*)\)\s*\/Dest/g);
  expect(titles).toEqual(["In a minute", "Passage II"]);
  const slides = await get("/brief/slides.pdf", owner);
  for (const { rawPayload } of [made, slides]) expect(pdfFaults(rawPayload)).toEqual([]);
});

test("the reader of a link has it always, with the name of the link", async () => {
  const { id } = await site.database.project.update({
    where: { slug: "passage" },
    data: { offersPdf: false, isPasswordProtected: true },
  });
  const projects = [{ id: globalIdOf("Project", id) }];
  const input = { recipient: "A", projects, nameShown: "Ana Lund" };
  const { address } = await runMutation(site, "createShareLink", input, "address");
  const { cookies } = await get(new URL(String(address)).pathname);
  const [cookie] = cookies;
  const sent = `${cookie?.name}=${cookie?.value}`;
  const sheet = await get("/project/passage.pdf", sent);
  expect([sheet.statusCode, pdfFaults(sheet.rawPayload)]).toEqual([200, []]);
  expect((await get("/project/passage.pdf")).statusCode).toBe(404);
  expect((await get("/project/passage.pdf", owner)).statusCode).toBe(200);

  const link = await site.access.links.findOpened(cookie?.value ?? "");
  const jobs: PdfJob[] = [];
  const worker = {
    ...localPdfWorker,
    run: async (job: PdfJob) => {
      jobs.push(job);
      return new Uint8Array();
    },
  };
  const context = await site.makeContext({ ...visitor, ...(link && { link }) });
  const found = await createPdfs({ worker, publicUrl }).find(
    { slug: "passage", paper: "us-letter" },
    context,
  );
  await found?.make(true);
  expect(jobs.map(({ sheet }) => [sheet.title, sheet.shownFor])).toEqual([
    ["Passage II", "Für Ana Lund"],
  ]);
  await site.database.project.update({ where: { id }, data: { isPasswordProtected: false } });
});

test("pictures are made narrower until the PDF is small enough to be sent around", async () => {
  const sizes = [11_000_000, 10_000_001, 9_000_000];
  const widths: number[] = [];
  const worker = {
    ...localPdfWorker,
    run: async ({ pictures }: PdfJob) => {
      widths.push((await sharp(pictures[0] ?? "").metadata()).width);
      return new Uint8Array(sizes.shift() ?? 0);
    },
  };
  const context = await site.makeContext({ ...visitor, hasPortfolioAccess: true });
  await site.database.project.update({ where: { slug: "passage" }, data: { offersPdf: true } });
  const found = await createPdfs({ worker, publicUrl }).find(
    { slug: "passage", paper: "slides" },
    context,
  );
  await found?.make(true);
  expect(widths).toEqual([60, 43, 30]);
  expect((await site.media.storage.stat(found?.key ?? ""))?.size).toBe(9_000_000);
  await site.media.storage.remove(found?.key ?? "");
});

test("what is written is never read as source, and letters without a font are left out", async () => {
  const title = '#panic("*x*") $ \\ <a> @b [ 😀 私は';
  await site.database.project.update({
    where: { slug: "passage" },
    data: { name: title, whyContent: "[]", resultContent: "[]" },
  });
  const pdf = readPdf((await get("/project/passage.pdf", owner)).rawPayload);
  expect(pdf).toContain("#panic");
  expect(pdf).toContain("私は");
  expect(pdf).not.toContain("😀");
});

test("the owner's fonts are in it, as far as their licences allow subsets", async () => {
  const bytes = readFileSync(
    `${fonts}/instrument-sans/files/instrument-sans-latin-wght-normal.woff2`,
  );
  const font = {
    ...{ family: "Own", fileName: "own.woff2", bytes: new Uint8Array(bytes) },
    ...{ leastWeight: 400, mostWeight: 700, ascent: 97, descent: 25, lineGap: 0, width: 100 },
  };
  const first = { firstBytes: new Uint8Array(1), firstChecksum: "text-first" };
  await site.database.siteFont.createMany({
    data: [
      { ...font, role: "text", checksum: "text-whole", ...first },
      { ...font, role: "display", checksum: "display-whole" },
    ],
  });
  const made = await get("/project/passage.pdf", owner);
  expect(made.statusCode).toBe(200);
  const names = all(readPdf(made.rawPayload), /\/BaseFont \/[A-Z]{6}\+([\w-]+)/g);
  expect(names).toContain("own-text");
  expect(names.join()).not.toContain("own-display");
  await site.database.siteFont.deleteMany();
});

test("a PDF that cannot be made is tried again, less and less often; later all are checked once an hour", async () => {
  let isBroken = true;
  let attempts = 0;
  const found = {
    ...{ key: "pdf/brief.pdf", title: "Brief", isMade: async () => false },
    make: async () => {
      attempts += 1;
      if (isBroken) throw new Error("a letter is missing");
    },
  };
  const pdfs = {
    find: async ({ slug, paper }: PdfSubject) => (slug === null && paper === "a4" ? found : null),
    close: () => {},
  };
  const { contentState } = await site.makeContext(visitor);
  const makeVisitorsContext = () => site.makeContext(visitor);
  const coordination = coordinateAlone();
  const prepare = createPreparation({ pdfs, makeVisitorsContext, contentState, coordination });
  const attemptsAfter = async (looks: number) => {
    for (let count = 0; count < looks; count++) await prepare();
    return attempts;
  };
  expect([await attemptsAfter(1), await attemptsAfter(1)]).toEqual([0, 1]);
  expect([await attemptsAfter(2), await attemptsAfter(1)]).toEqual([1, 2]);
  isBroken = false;
  expect([await attemptsAfter(4), await attemptsAfter(1)]).toEqual([2, 3]);
  expect([await attemptsAfter(240), await attemptsAfter(1)]).toEqual([3, 4]);
});

test("a PDF whose content cannot be read is not missing", async () => {
  const context = await site.makeContext(visitor);
  const fail = async () => {
    throw Object.assign(new Error("timed out"), { code: "P2024" });
  };
  const database = new Proxy(context.database, { get: () => new Proxy({}, { get: () => fail }) });
  const pdfs = createPdfs({ worker: localPdfWorker, publicUrl });
  const subject = { slug: "passage", paper: "a4" } as const;
  await expect(pdfs.find(subject, { ...context, database })).rejects.toThrow(BusyFault);
});

test("a PDF changes with the still of a video", async () => {
  const film = "/objects/film.mp4";
  await site.database.mediaAsset.create({
    data: {
      ...{ path: film, kind: "video", mediaType: "video/mp4", byteSize: 1, checksum: "film" },
      ...{ width: 60, height: 40, posterPath: picture },
    },
  });
  await site.database.project.update({
    where: { slug: "passage" },
    data: { whyContent: JSON.stringify([{ type: "hero-image", imageSrc: film }]) },
  });
  const keyNow = async () => {
    const pdfs = createPdfs({ worker: localPdfWorker, publicUrl });
    const context = await site.makeContext(ownersViewer);
    return (await pdfs.find({ slug: "passage", paper: "a4" }, context))?.key;
  };
  const before = await keyNow();
  expect(await keyNow()).toBe(before);
  await site.database.mediaAsset.update({ where: { path: picture }, data: { checksum: "b" } });
  expect(await keyNow()).not.toBe(before);
});

test("who asks for a PDF is not refused because its background job is interrupted", async () => {
  let begin = () => {};
  let end = () => {};
  const isBegun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const mayEnd = new Promise<void>((resolve) => {
    end = resolve;
  });
  const worker = {
    ...localPdfWorker,
    run: async (_job: PdfJob, isUrgent: boolean) => {
      if (isUrgent) return new Uint8Array(1);
      begin();
      await mayEnd;
      throw new Interrupted();
    },
  };
  const context = await site.makeContext(ownersViewer);
  const subject = { slug: "passage", paper: "slides" } as const;
  const found = await createPdfs({ worker, publicUrl }).find(subject, context);
  const background = expect(found?.make(false)).rejects.toThrow(Interrupted);
  await isBegun;
  const urgent = found?.make(true);
  await found?.isMade();
  end();
  await Promise.all([background, urgent]);
  expect(await found?.isMade()).toBe(true);
  await site.media.storage.remove(found?.key ?? "");
});
