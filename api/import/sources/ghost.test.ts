import { expect, test } from "vitest";
import { startImports } from "../testing/start-imports.ts";

const imports = startImports();

test("Ghost: posts with cards, galleries, tags and covers", async () => {
  const html = `<p>Intro</p><figure class="kg-card kg-image-card kg-card-hascaption"><img src="__GHOST_URL__/content/images/2020/01/one.png" class="kg-image" alt="One" srcset="__GHOST_URL__/content/images/size/w600/2020/01/one.png 600w"><figcaption>First</figcaption></figure><figure class="kg-card kg-gallery-card kg-width-wide"><div class="kg-gallery-container"><div class="kg-gallery-row"><div class="kg-gallery-image"><img src="__GHOST_URL__/content/images/2020/01/two.png"></div><div class="kg-gallery-image"><img src="__GHOST_URL__/content/images/2020/01/one.png"></div></div></div></figure><figure class="kg-card kg-embed-card"><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe></figure>`;
  const data = {
    posts: [
      {
        ...{ id: "a1", title: "Chair", slug: "chair", html, type: "post", status: "published" },
        ...{ visibility: "public", published_at: "2020-01-02T00:00:00.000Z" },
        ...{ feature_image: "__GHOST_URL__/content/images/2020/01/two.png", custom_excerpt: null },
      },
      { id: "a2", title: "Blank", slug: "blank", html: null, feature_image: null },
    ],
    posts_meta: [{ post_id: "a1", feature_image_alt: "Two", feature_image_caption: null }],
    tags: [{ id: "t1", name: "Furniture" }],
    posts_tags: [{ post_id: "a1", tag_id: "t1", sort_order: 0 }],
  };
  const source = await imports.writeFolder({
    "site.ghost.json": JSON.stringify({ db: [{ meta: { version: "5.0.0" }, data }] }),
    "content/images/2020/01/one.png": await imports.picture(),
    "content/images/2020/01/two.png": await imports.picture(),
    "content/images/size/w600/2020/01/one.png": await imports.picture(),
  });
  const report = await imports.bring(source);
  expect(report).toContain("“Blank” has no HTML in the export.");
  const { sections, ...project } = await imports.projectNamed("Chair");
  expect(project).toMatchObject({ year: "2020", tags: '["Furniture"]', redirects: ["/chair"] });
  const [, one, gallery] = sections.why ?? [];
  expect(sections.why).toMatchObject([
    { content: "Intro" },
    { caption: "First" },
    { type: "gallery", items: [{ src: project.heroImage }, { src: one?.imageSrc }] },
    { type: "embed" },
  ]);
  expect(gallery?.items?.[1]?.src).not.toBe(project.heroImage);
});
