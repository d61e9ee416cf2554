import sharp from "sharp";
import { expect, test } from "vitest";
import { writePortfolio } from "../../api/demo/fill.ts";
import { demoMedia } from "../../api/demo/media.ts";
import { demoPortfolio } from "../../api/demo/portfolio.ts";
import { countWordsOf } from "../../api/projects/brief/assert-briefs-fit.ts";
import { pdfFaults } from "../../api/testing/pdf-faults.ts";
import { openTestSite, type TestSite } from "../../api/testing/test-site.ts";
import { maxBriefWords } from "../../content/brief.ts";
import type { DemoOwner } from "./owner.ts";
import { owners } from "./owners.ts";
import { portfolioOf } from "./portfolio.ts";

/**
 * The language and the name of one case study for each voice (type style). The typefaces of the
 * voice have the letters of some of these languages, and lack those of others.
 */
const titles = [
  ["de", "Übergänge"],
  ["ru", "Ночь в порту"],
  ["ja", "東京の夜"],
  ["ar", "مرحبا بالعالم"],
  ["nb", "Sær skrift"],
] as const;

/**
 * Fills the site. All pictures are small and grey, because the tests need only their descriptions.
 */
async function fill(site: TestSite, portfolio: ReturnType<typeof portfolioOf>): Promise<void> {
  const create = { width: 60, height: 40, channels: 3 as const, background: "#808080" };
  const grey = await sharp({ create }).webp().toBuffer();
  const assets = await Promise.all(
    demoMedia.map(async ({ kind, fileName, mediaType, altText }, index) => {
      const path = `/objects/${fileName}`;
      await site.media.storage.write(path.slice(1), grey);
      return {
        ...{ kind, mediaType, path, altText, width: 60, height: 40 },
        ...{ byteSize: grey.length, checksum: String(index) },
      };
    }),
  );
  await site.database.banner.deleteMany();
  await site.database.siteIdentity.deleteMany();
  await site.database.aboutContent.deleteMany();
  await writePortfolio(site.database, portfolio, assets);
}

const contentOf = (owner: DemoOwner) =>
  owner.projects.length > 0 ? portfolioOf(owner) : demoPortfolio;

test.each([...titles.entries()])(
  "%i: the PDFs of an owner are accessible",
  { tags: "long" },
  async (place, title) => {
    const [language, name] = title;
    const site = await openTestSite({ PUBLIC_URL: "http://site.example" });
    try {
      const owner = owners[place];
      const content = owner && contentOf(owner);
      const slug = content?.projects[place]?.slug;
      if (!owner || !slug) throw new Error("there is a case study of each owner");
      await fill(site, content);
      await site.database.siteLook.updateMany({ data: owner.look });
      await site.database.project.update({ where: { slug }, data: { name, language } });
      const briefed = await site.database.project.findMany({
        where: { briefOrder: { not: null } },
      });
      expect(countWordsOf(briefed)).toBeLessThanOrEqual(maxBriefWords);

      const cookie = await site.signIn();
      const pages = [`/project/${slug}.pdf`, `/project/${slug}/slides.pdf`, "/brief.pdf"];
      for (const url of [...pages, "/brief/slides.pdf"]) {
        const { statusCode, rawPayload } = await site.app.inject({ url, headers: { cookie } });
        expect([url, statusCode]).toEqual([url, 200]);
        expect(pdfFaults(rawPayload), url).toEqual([]);
      }
    } finally {
      await site.close();
    }
  },
);
