import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { expect, test } from "vitest";
import { fetchLatestProject } from "./fetchLatestProject";

const values = {
  name: "Orrery",
  slug: "orrery",
  showOnHome: true,
  lightModeNav: true,
  homeDisplayWidth: "FULL",
  homeHeroImage: "/objects/card.webp",
  heroImage: null,
  workImages: ["/objects/tile.webp"],
  searchDescription: "A model of the sky.",
  socialImage: "/objects/social.webp",
  lightSource: "COLORS",
  lightGround: "#000",
  lightInk: "#fff",
  lightAccent: "#f00",
  client: "Royal Observatory",
  year: "2024",
  designerRole: "Lead designer",
  team: [{ name: "Ada Brae", role: "" }],
  links: [{ label: "", url: "https://orrery.example" }],
  tags: ["Sky"],
};

test("a project is read as the server answers it, with what its revisions have, too", async () => {
  const { homeHeroImage, workImages, socialImage, ...plain } = values;
  const { client, year, designerRole, team, links, tags } = values;
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, {
      Project: () => ({
        ...plain,
        version: 7,
        homeHeroImage: { src: homeHeroImage },
        workImages: workImages.map((src) => ({ media: { src } })),
        socialImage: { src: socialImage },
        facts: { client, year, designerRole, team, links, tags },
        caseStudy: { unreadableSections: ["WHY"], whyContent: "no list", roleContent: "[]" },
      }),
    }),
  );
  const snapshot = await fetchLatestProject(environment, 1);
  expect(snapshot).toMatchObject({ version: 7, values: { ...values, why: [], role: [] } });
  expect(snapshot?.unreadable).toContain("why");
});
