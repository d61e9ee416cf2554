import { createHash } from "node:crypto";
import sharp from "sharp";
import { hashToken } from "../access/hash-token.ts";
import { makeLinkToken } from "../access/links/link-token.ts";
import { openTestSite, type TestSite } from "./test-site.ts";

const sumOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const moment = (day: number) => new Date(Date.UTC(2026, 9, day, 8, 30, 15, 250));

/** Values that must never be in an archive. */
export const secrets = {
  linkToken: hashToken(makeLinkToken()),
  linkPassword: "$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaGhhc2g",
  mailPassword: "sealed mail password",
  measurement: "G-ARCHIVED",
};

/** Opens a site with rows in every table that an archive contains, and in some tables that it does not. */
export async function openArchiveSite(): Promise<TestSite> {
  const site = await openTestSite();
  const { database, media } = site;
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#c30" } })
    .png()
    .toBuffer();
  const video = Buffer.from("\0\0\0\x18ftypisom\0\0\0\0isommp42 not much of a video");
  const resume = Buffer.from("%PDF-1.7 work and life");
  const font = Buffer.from("wOF2 letters");
  for (const [key, bytes] of [
    ["objects/a.png", picture],
    ["objects/b.mp4", video],
    ["objects/b-720.mp4", video],
    ["documents/r.pdf", resume],
  ] as const) {
    await media.storage.write(key, bytes);
  }
  const stored = (bytes: Buffer) => ({ byteSize: bytes.length, checksum: sumOf(bytes) });
  const size = { width: 8, height: 8, createdAt: moment(1) };
  await database.mediaAsset.create({
    data: {
      ...{ path: "/objects/a.png", kind: "image", mediaType: "image/png", fileName: "Ærø 🎨.png" },
      ...{ ...stored(picture), ...size, altText: "A red square", focalX: 0.1 + 0.2, focalY: 0.75 },
      ...{ colors: '[{"hex":"#cc3300","share":1}]', isDecorative: false },
    },
  });
  await database.mediaAsset.create({
    data: {
      ...{ path: "/objects/b.mp4", kind: "video", mediaType: "video/mp4", durationSeconds: 1.5 },
      ...{ ...stored(video), ...size, posterPath: "/objects/a.png" },
      renditions: JSON.stringify([
        { path: "/objects/b-720.mp4", width: 8, height: 8, ...stored(video) },
      ]),
      captions: { create: { language: "en", label: "English", webVtt: "WEBVTT\n\n" } },
    },
  });
  const facts = stored(font);
  const measures = { leastWeight: 100, mostWeight: 900, ascent: 95.1, descent: 25, lineGap: 0 };
  await database.siteFont.create({
    data: {
      ...{ role: "display", family: "Hers", fileName: "hers.woff2", bytes: new Uint8Array(font) },
      ...{ ...measures, checksum: facts.checksum, width: 101.5, createdAt: moment(2) },
    },
  });
  const why = [
    { type: "TEXT", id: "m1", title: "Why", paragraph: "Because **it** matters", hidden: false },
  ];
  const project = await database.project.create({
    data: {
      ...{ name: "Passage", slug: "passage", version: 3, isDemo: true, client: "Harbour" },
      ...{ visibility: "draft", publishAt: moment(28), publishZone: "Europe/Oslo" },
      ...{ heroImage: "/objects/a.png", whyContent: JSON.stringify(why), roleContent: "not JSON" },
      ...{ tags: '["signs","maps"]', brief: '{"line":"Signs for a port"}', createdAt: moment(3) },
      workImages: {
        create: [
          { src: "/objects/b.mp4", position: 1 },
          { src: "/objects/a.png", position: 0 },
        ],
      },
      formerSlugs: { create: { slug: "crossing", createdAt: moment(4) } },
      revisions: { create: { version: 2, content: '{"name":"Passage"}', createdAt: moment(5) } },
    },
  });
  const gone = await database.project.create({ data: { name: "Gone", slug: "gone" } });
  await database.project.delete({ where: { id: gone.id } });
  const hearten = await database.project.create({
    data: { name: "Hearten", slug: "hearten", isPasswordProtected: true, createdAt: moment(6) },
  });
  const link = await database.shareLink.create({
    data: {
      ...{ recipient: "Ada", note: "Met in Oslo", kind: "review", createdAt: moment(7) },
      ...{ tokenHash: secrets.linkToken, passwordHash: secrets.linkPassword },
      projects: { create: { projectId: hearten.id, position: 0, moduleIds: '["m1"]' } },
    },
  });
  await database.reviewComment.create({
    data: {
      ...{ linkId: link.id, projectId: hearten.id, moduleId: "m1", name: "Ada", text: "Larger" },
      createdAt: moment(8),
      answers: { create: { isOwners: true, text: "Done", createdAt: moment(9) } },
    },
  });
  await database.redirect.create({
    data: { path: "/old/passage", projectId: project.id, createdAt: moment(10) },
  });
  await database.aboutTab.create({
    data: {
      ...{ name: "Ports", slug: "ports", contentHeading: "Ports", contentText: "<p>Many</p>" },
      quotes: {
        create: { quote: "Good", authorName: "B", authorTitle: "C", authorCompany: "D" },
      },
    },
  });
  await database.contactMessage.create({
    data: {
      ...{ name: "Odile", email: "odile@example.com", company: "Port", message: "Ahoy" },
      createdAt: moment(11),
      accessRequest: { create: { slug: "hearten", decision: "approved", linkId: link.id } },
    },
  });
  await database.siteWords.create({
    data: { language: "de", wordings: '{"site.home":"Start"}' },
  });
  await database.siteIdentity.update({
    where: { id: 1 },
    data: {
      ...{ ownerName: "Ida", tagline: "Designs ports", logo: "/objects/a.png" },
      ...{ resume: "/documents/r.pdf", resumeByteSize: resume.length },
      ...{ resumeChecksum: sumOf(resume), demoFields: '["tagline"]' },
      socialLinks: '[{"label":"Are.na","url":"https://are.na/ida"}]',
    },
  });
  await database.siteLook.update({ where: { id: 1 }, data: { voice: "editorial" } });
  await database.siteColors.update({ where: { id: 1 }, data: { background: "#ffffff" } });
  await database.mailSettings.create({ data: { passwordEncrypted: secrets.mailPassword } });
  await database.siteAnalytics.update({
    where: { id: 1 },
    data: { measurementId: secrets.measurement },
  });
  return site;
}
