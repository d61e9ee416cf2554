import { toString as textOf } from "hast-util-to-string";
import { createFindPicture } from "../find-picture.ts";
import { groupBy } from "../group-by.ts";
import type { Incoming, IncomingProject, PictureInDocument } from "../incoming.ts";
import { named, parser } from "../read-document.ts";
import type { SourceFile } from "../source-files.ts";
import { yearOf } from "./front-matter.ts";
import { printContent } from "./wordpress-content.ts";
import { readItems, type WordPressItem } from "./wordpress-items.ts";

/** Types of WordPress items that are no content by themselves. */
const inner =
  /^(?:attachment|revision|nav_menu_item|custom_css|customize_changeset|oembed_cache|user_request|wp_[\w-]+|acf-[\w-]+|elementor_library|wpcf7_contact_form|wpforms|mc4wp-form|popup|jp_\w+|feedback)$/;

/**
 * Reads WXR of WordPress or Squarespace: its posts, pages and custom types.
 * @param files the files of the uploads folder
 */
export function readWordPress(xml: string, name: string, files: readonly SourceFile[]): Incoming {
  const { items, notes } = readItems(xml, name);
  const isSquarespace = /<generator>[^<]*squarespace|static1?\.squarespace|squarespace-cdn/i.test(
    xml,
  );
  const byId = new Map(items.map((item) => [item.texts["wp:post_id"] ?? "", item]));
  // Items without an id are not found by an empty id.
  byId.delete("");
  const uploaded = items.filter((item) => typeOf(item) === "attachment");
  const ofParent = groupBy(uploaded, ({ texts }) => texts["wp:post_parent"] ?? "");
  ofParent.delete("");
  const byAddress = new Map(uploaded.map((file) => [addressOf(file), file]));
  const findFile = createFindPicture(files);

  const find = (picture: PictureInDocument) => {
    const attachment =
      byId.get(picture.id) ?? picture.names.map((each) => byAddress.get(each)).find(Boolean);
    const isFile = attachment !== undefined && typeOf(attachment) === "attachment";
    const { meta = {}, texts = {} } = isFile ? attachment : {};
    const names = [...[meta._wp_attached_file ?? "", isFile ? addressOf(attachment) : ""]]
      .filter(Boolean)
      .map((each) => (/^https?:/i.test(each) ? each : `/${each}`));
    const [, bytes] = /"filesize";i:(\d+)/.exec(meta._wp_attachment_metadata ?? "") ?? [];
    return {
      file: findFile({
        names: [...names, ...picture.names],
        byteSize: bytes === undefined ? undefined : Number(bytes),
      }),
      address: isFile ? addressOf(attachment) : undefined,
      description: meta._wp_attachment_image_alt?.trim(),
      caption: texts["excerpt:encoded"],
    };
  };

  const losses = [...notes];
  const projects = items.flatMap((item): IncomingProject[] => {
    const { texts, meta } = item;
    const [type, status] = [typeOf(item), texts["wp:status"] ?? "publish"];
    if (inner.test(type)) return [];
    const title = plainText(texts.title ?? "") || texts["wp:post_name"] || "Untitled";
    const from = `${type} ${texts["wp:post_id"] ?? title}`;
    if (status === "trash" || status === "auto-draft") {
      losses.push(`“${title}” (${from}) was in the trash or never saved.`);
      return [];
    }
    const id = texts["wp:post_id"] ?? "";
    const { html, losses: lost } = printContent(texts["content:encoded"] ?? "", {
      attachments: ofParent.get(id) ?? [],
      find: (wanted) => byId.get(wanted),
    });
    const thumbnail = byId.get(meta._thumbnail_id ?? "");
    if (!html.trim() && !thumbnail) {
      losses.push(`“${title}” (${from}) is empty.`);
      return [];
    }
    const isProtected = (texts["wp:post_password"] ?? "") !== "" || status === "private";
    return [
      {
        from,
        title,
        slug: texts["wp:post_name"]?.replace(/\.html?$/, ""),
        year: yearOf(texts["wp:post_date"] ?? texts.pubDate),
        tags: item.tags.filter((tag) => tag !== "Uncategorized").map(plainText),
        links: [],
        summary: plainText(texts["excerpt:encoded"] ?? ""),
        isProtected,
        html,
        cover: thumbnail && { ...named(addressOf(thumbnail)), id: meta._thumbnail_id ?? "" },
        find,
        oldAddresses: oldAddresses(item),
        losses: [
          ...lost,
          ...(isProtected
            ? ["It was private or had its own password; here it needs the portfolio password."]
            : []),
        ],
      },
    ];
  });
  return { kind: isSquarespace ? "Squarespace" : "WordPress", projects, losses };
}

const typeOf = ({ texts }: WordPressItem) => texts["wp:post_type"] ?? "post";

const addressOf = ({ texts }: WordPressItem) => texts["wp:attachment_url"] ?? texts.guid ?? "";

/** The paths of an item on its former site: its permalink, and its addresses with an id, such as /?p=12. */
function oldAddresses({ texts }: WordPressItem): string[] {
  const { link = "", guid = "" } = texts;
  const id = texts["wp:post_id"];
  const paths = [link, /[?&](?:p|page_id)=\d/.test(guid) ? guid : ""].map(pathOf);
  const numbers = id
    ? [
        `/?p=${id}`,
        ...(typeOf({ texts, tags: [], meta: {} }) === "page" ? [`/?page_id=${id}`] : []),
      ]
    : [];
  return [...new Set([...paths, ...numbers])].filter((path) => path !== "" && path !== "/");
}

function pathOf(address: string): string {
  if (!URL.canParse(address, "http://site.invalid")) return "";
  const { pathname, search } = new URL(address, "http://site.invalid");
  return `${pathname}${search}`;
}

/** Converts HTML to plain text, because titles and tags contain HTML, too. */
const plainText = (html: string) => textOf(parser.parse(html)).trim();
