import { expect, test } from "vitest";
import { startImports } from "../testing/start-imports.ts";
import { meta, post, upload, wxr } from "../testing/wxr.ts";

const imports = startImports();

test("WordPress: blocks and shortcodes, galleries in order, captions, lazy pictures, redirects", async () => {
  const uploads = "https://old.example/wp-content/uploads";
  const blocks = `<!-- wp:paragraph --><p>Block <strong>words</strong>.</p><!-- /wp:paragraph -->
<!-- wp:gallery {"ids":[11,10]} --><figure class="wp-block-gallery has-nested-images"><!-- wp:image {"id":11} --><figure class="wp-block-image"><img src="${uploads}/2019/03/b-300x200.png" alt="" class="wp-image-11"/><figcaption>Second <em>first</em></figcaption></figure><!-- /wp:image --><!-- wp:image {"id":10} --><figure class="wp-block-image"><img src="${uploads}/2019/03/a-1024x683.png" alt="" class="wp-image-10"/></figure><!-- /wp:image --></figure><!-- /wp:gallery -->
<!-- wp:heading --><h2 class="wp-block-heading">Outcome</h2><!-- /wp:heading -->
<!-- wp:image {"id":12} --><figure class="wp-block-image"><img src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==" data-src="${uploads}/2019/04/a.png" alt="Late" class="lazyload"/><noscript><img src="${uploads}/2019/04/a.png" alt="Late"/></noscript><figcaption>Lazy</figcaption></figure><!-- /wp:image -->
<!-- wp:embed {"url":"https://vimeo.com/76979871"} --><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">
https://vimeo.com/76979871
</div></figure><!-- /wp:embed -->
<!-- wp:block {"ref":90} /-->
<!-- wp:latest-posts /-->`;
  const classic = `First line\nsecond line [sic].\n\n[caption id="attachment_10" align="alignnone" width="300"]<a href="${uploads}/2019/03/a.png"><img class="wp-image-10" src="${uploads}/2019/03/a-300x200.png" alt="A" /></a> Said of it[/caption]\n\n<h2>Gallery</h2>\n[gallery columns="2"]\n\n[gallery ids="11,10"]\n\n[gallery ids="11,10"]\n\n[vc_row width="1/2"]Kept words.[/vc_row]\n\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>`;
  const xml = wxr(
    post({
      ...{ id: 1, title: "Blocks", content: blocks, type: "portfolio" },
      link: "https://old.example/portfolio/blocks/",
      more: `<category domain="post_tag" nicename="maps"><![CDATA[Maps]]></category>${meta("_thumbnail_id", "12")}`,
    }) +
      post({ id: 2, title: "Classic", content: classic }) +
      post({
        id: 90,
        title: "Shared",
        content: "<!-- wp:paragraph --><p>Reused.</p><!-- /wp:paragraph -->",
        type: "wp_block",
      }) +
      upload({ id: 10, path: "2019/03/a.png", parent: 2, alt: "Alt of A", order: 2 }) +
      upload({ id: 11, path: "2019/03/b.png", parent: 2, alt: "Alt of B", order: 1 }) +
      upload({ id: 12, path: "2019/04/a.png", parent: 1 }),
  );
  const files = await imports.writeFolder({
    "2019/03/a.png": await imports.picture(),
    "2019/03/a-300x200.png": await imports.picture(),
    "2019/03/b-300x200.png": await imports.picture(),
    "2019/03/b.png": await imports.picture(),
    "2019/04/a.png": await imports.picture(),
  });
  const report = await imports.bring(await imports.writeFile("old.xml", xml), files);
  expect(report).toContain("The block latest-posts is made by WordPress itself");
  expect(report).toContain("A gallery of 2 pictures stood there twice; it is kept once.");
  expect(report).toContain("The shortcode [vc_row] is left out; what stands in it is kept.");
  const found = await imports.site.database.mediaAsset.findMany({
    orderBy: { id: "desc" },
    take: 3,
  });
  const pathOf = async (name: string, altText: string) =>
    (
      await imports.site.database.mediaAsset.findFirstOrThrow({
        where: { fileName: name, altText },
      })
    ).path;
  const [a, b] = [await pathOf("a.png", "Alt of A"), await pathOf("b.png", "Alt of B")];
  const late = await pathOf("a.png", "Late");
  expect(found).toHaveLength(3);
  expect(await imports.projectNamed("Blocks")).toMatchObject({
    ...{ tags: '["Maps"]', year: "2019", heroImage: late },
    redirects: expect.arrayContaining(["/portfolio/blocks", "/?p=1"]),
    sections: {
      why: [
        { content: "Block **words**." },
        { type: "gallery", items: [{ src: b, caption: "Second first" }, { src: a }] },
      ],
      result: [
        { title: "Outcome" },
        { imageSrc: late, caption: "Lazy" },
        { type: "embed", url: "https://vimeo.com/76979871" },
        { content: "Reused." },
      ],
    },
  });
  expect((await imports.projectNamed("Classic")).sections.why).toMatchObject([
    { content: "First line\nsecond line \\[sic]." },
    { imageSrc: a, caption: "Said of it" },
    { title: "Gallery" },
    { type: "gallery", items: [{ src: b }, { src: a }] },
    { content: "Kept words.\n\n- one\n- two" },
  ]);
});

test("Squarespace: pictures that load late, once, and its addresses", async () => {
  const block = `<div class="sqs-block image-block"><div class="sqs-block-content"><figure class="sqs-block-image-figure"><div class="image-block-wrapper"><noscript><img src="https://images.squarespace-cdn.com/content/v1/5f/1600-A/Tea+House.png" alt="Tea house" /></noscript><img class="thumb-image" data-src="https://images.squarespace-cdn.com/content/v1/5f/1600-A/Tea+House.png" data-image="https://images.squarespace-cdn.com/content/v1/5f/1600-A/Tea+House.png" alt="Tea house" /></div><figcaption class="image-caption-wrapper"><div class="image-caption"><p>Seen at dusk</p></div></figcaption></figure></div></div>`;
  const xml = wxr(
    post({
      ...{ id: 5, title: "Tea", link: "/work/tea", type: "page" },
      content: `<div class="sqs-layout"><div class="row"><div class="sqs-block html-block"><div class="sqs-block-content"><h2>Role</h2><p>Designer.</p></div></div>${block}</div></div>`,
    }),
  );
  const source = await imports.writeFolder({
    "squarespace.xml": xml,
    "files/Tea House.png": await imports.picture(),
  });
  const report = await imports.bring(source);
  expect(report).toMatch(/^Squarespace\. Drafts written: 1\. Everything was kept\.\n/);
  expect(await imports.projectNamed("Tea")).toMatchObject({
    redirects: expect.arrayContaining(["/work/tea", "/?page_id=5"]),
    sections: {
      role: [
        { content: "Designer." },
        { caption: "Seen at dusk", imageSrc: expect.stringContaining("/objects/") },
      ],
    },
  });
});
