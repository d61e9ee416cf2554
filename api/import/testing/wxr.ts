/** An export of a site with these items in WXR, the format of WordPress. */
export function wxr(items: string, head = ""): string {
  return `<?xml version="1.0" encoding="UTF-8" ?>${head}
<rss version="2.0"
  xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/"
  xmlns:content="http://purl.org/rss/1.0/modules/content/"
  xmlns:dc="http://purl.org/dc/elements/1.1/"
  xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Old site</title><wp:wxr_version>1.2</wp:wxr_version>${items}</channel></rss>`;
}

function element(name: string, text: string): string {
  return `<${name}><![CDATA[${text}]]></${name}>`;
}

type Post = {
  id: number;
  title: string;
  content: string;
  type?: string;
  link?: string;
  more?: string;
};

export function post({ id, title, content, type = "post", link, more = "" }: Post): string {
  return [
    "<item>",
    element("title", title),
    `<link>${link ?? `https://old.example/${id}/`}</link>`,
    `<guid isPermaLink="false">https://old.example/?p=${id}</guid>`,
    element("content:encoded", content),
    `<wp:post_id>${id}</wp:post_id>`,
    element("wp:post_type", type),
    element("wp:status", "publish"),
    element("wp:post_date", "2019-03-02 10:00:00"),
    element("wp:post_name", title.toLowerCase()),
    more,
    "</item>",
  ].join("\n");
}

export function meta(key: string, value: string): string {
  return `<wp:postmeta>${element("wp:meta_key", key)}${element("wp:meta_value", value)}</wp:postmeta>`;
}

type Upload = { id: number; path: string; parent: number; alt?: string; order?: number };

export function upload({ id, path, parent, alt = "", order = 0 }: Upload): string {
  const more = [
    `<wp:post_parent>${parent}</wp:post_parent><wp:menu_order>${order}</wp:menu_order>`,
    element("wp:attachment_url", `https://old.example/wp-content/uploads/${path}`),
    meta("_wp_attached_file", path),
    meta("_wp_attachment_image_alt", alt),
  ];
  return post({ id, title: `file ${id}`, content: "", type: "attachment", more: more.join("\n") });
}
