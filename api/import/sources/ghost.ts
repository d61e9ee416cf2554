import { z } from "zod";
import { StartError } from "../../start-error.ts";
import { createFindPicture } from "../find-picture.ts";
import type { Incoming } from "../incoming.ts";
import { named } from "../read-document.ts";
import type { SourceFile } from "../source-files.ts";
import { yearOf } from "./front-matter.ts";

const id = z.union([z.string(), z.number()]).transform(String);
const word = z
  .string()
  .nullish()
  .transform((value) => value ?? "");

/** The parts of an export of Ghost that are read. */
const ghostExport = z.object({
  data: z.object({
    posts: z.array(
      z.object({
        ...{ id, title: word, slug: word, html: word, feature_image: word, status: word },
        ...{ type: word, visibility: word, published_at: word, custom_excerpt: word },
      }),
    ),
    posts_meta: z.array(z.object({ post_id: id, feature_image_alt: word })).default([]),
    tags: z.array(z.object({ id, name: word })).default([]),
    posts_tags: z
      .array(z.object({ post_id: id, tag_id: id, sort_order: z.number().nullish() }))
      .default([]),
  }),
});

/** Whether a text is an export of Ghost. Exports may have their content in a list with the name db. */
export const isGhost = (text: string) =>
  /"db"\s*:\s*\[|"exported_on"\s*:/.test(text.slice(0, 1_000));

/**
 * Reads an export of Ghost.
 * @param files the files of the source, with the pictures of the export in content/images
 * @throws {StartError} if the export is incomplete
 */
export function readGhost(text: string, name: string, files: readonly SourceFile[]): Incoming {
  const json = parseJson(text, name);
  const parsed = ghostExport.safeParse(Object(json).db?.[0] ?? json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new StartError(
      `${name} is no whole export of Ghost: ${issue?.path.join(".")} is ${issue?.message}.`,
    );
  }
  const { data } = parsed.data;
  const find = createFindPicture(files);
  const tagNames = new Map(data.tags.map((tag) => [tag.id, tag.name]));
  const losses: string[] = [];
  const projects = data.posts.flatMap((post) => {
    const meta = data.posts_meta.find(({ post_id }) => post_id === post.id);
    if (!post.html && !post.feature_image) {
      losses.push(`“${post.title}” has no HTML in the export.`);
      return [];
    }
    const isProtected = post.visibility !== "" && post.visibility !== "public";
    return {
      from: `${post.type || "post"} ${post.slug || post.id}`,
      title: post.title,
      slug: post.slug,
      year: yearOf(post.published_at),
      tags: data.posts_tags
        .filter(({ post_id }) => post_id === post.id)
        .sort((one, other) => (one.sort_order ?? 0) - (other.sort_order ?? 0))
        .map(({ tag_id }) => tagNames.get(tag_id) ?? "")
        // Internal tags of Ghost, which begin with #, are left out.
        .filter((tag) => tag !== "" && !tag.startsWith("#")),
      links: [],
      summary: post.custom_excerpt,
      isProtected,
      html: post.html.replaceAll("__GHOST_URL__", ""),
      cover: post.feature_image
        ? {
            ...named(post.feature_image.replace("__GHOST_URL__", "")),
            description: meta?.feature_image_alt ?? "",
          }
        : undefined,
      find: (picture: { names: string[] }) => ({ file: find(picture) }),
      oldAddresses: post.slug ? [`/${post.slug}/`] : [],
      losses: isProtected ? ["Only members saw it; here it needs the portfolio password."] : [],
    };
  });
  return { kind: "Ghost", projects, losses };
}

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new StartError(`${name} is no whole JSON: ${Object(error).message}.`);
  }
}
