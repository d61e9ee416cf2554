import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startProjectClient } from "../../testing/project-client.ts";
import { moduleTypeNames } from "./content-modules.ts";

const client = startProjectClient();

test("every file of modules/ is a type of module that the registry knows", () => {
  const files = readdirSync(join(import.meta.dirname, "../modules"));
  expect(files.map((name) => name.replace(/\.ts$/, "")).sort()).toEqual(
    [...moduleTypeNames].sort(),
  );
});

test("every type goes through typed input, and what all have is read of the interface", async () => {
  const { id } = await client.create("orrery", {
    sections: {
      why: [
        { text: { content: "Because", moduleId: "a" } },
        { textImage: { content: "Beside", media: "/objects/a.png", imagePosition: "RIGHT" } },
        { imageImage: { left: "/objects/b.png", rightText: "After", isHidden: true } },
        { heroImage: { media: "/objects/c.png", caption: "All of it", moduleId: "d" } },
      ],
    },
  });
  const { data, errors } = await client.site.graphql<{
    node: { caseStudy: { why: object[]; whyContent: string } };
  }>(
    `query ($id: ID!) { node(id: $id) { ... on Project { caseStudy {
      whyContent why { __typename moduleId isHidden }
    } } } }`,
    { id },
    { isOwner: true, hasPortfolioAccess: true },
  );
  expect(errors).toBeUndefined();
  expect(data?.node.caseStudy.why).toEqual([
    { __typename: "TextModule", moduleId: "a", isHidden: false },
    { __typename: "TextImageModule", moduleId: null, isHidden: false },
    { __typename: "ImageImageModule", moduleId: null, isHidden: true },
    { __typename: "HeroImageModule", moduleId: "d", isHidden: false },
  ]);
  expect(JSON.parse(data?.node.caseStudy.whyContent ?? "")).toEqual([
    { type: "text", content: "Because", id: "a" },
    { type: "text-image", content: "Beside", imageSrc: "/objects/a.png", imagePosition: "right" },
    {
      type: "image-image",
      leftImageSrc: "/objects/b.png",
      rightImageSrc: "",
      rightImageText: "After",
      hidden: true,
    },
    { type: "hero-image", imageSrc: "/objects/c.png", caption: "All of it", id: "d" },
  ]);
});

test("what a newer version stored in a module stays when this one saves it, wherever it is moved", async () => {
  const { id, databaseId } = await client.create("orrery");
  await client.site.database.project.update({
    where: { id: databaseId },
    data: { whyContent: '[{"type":"text","content":"Because","id":"a","mood":"calm"}]' },
  });
  await client.run("updateProject", {
    id,
    sections: { why: [], role: [{ text: { content: "Still", moduleId: "a" } }] },
  });
  const { roleContent } = await client.site.database.project.findUniqueOrThrow({
    where: { id: databaseId },
  });
  expect(JSON.parse(roleContent)).toEqual([
    { type: "text", content: "Still", id: "a", mood: "calm" },
  ]);
});
