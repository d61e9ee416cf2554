import { createHash } from "node:crypto";
import sharp from "sharp";

/** A part of a text: plain words, or a link. */
export type Phrase = string | { label: string; url: string };

export type Picture = {
  /** The name of its file. */
  file: string;
  alt: string;
  caption: Phrase[];
  /** The address that a click on the picture opens. */
  url?: string;
};

export type Block =
  | { kind: "paragraph" | "quote"; phrases: Phrase[] }
  | { kind: "heading"; level: 2 | 3; text: string }
  | { kind: "list"; isOrdered: boolean; items: { phrases: Phrase[]; inner: string[] }[] }
  | { kind: "picture"; picture: Picture }
  | { kind: "gallery"; pictures: Picture[] }
  | { kind: "code"; language: string; content: string }
  | { kind: "table"; rows: string[][] }
  | { kind: "embed"; url: string };

/** A project as its designer wrote it, independent of the program that exports it. */
export type Work = {
  title: string;
  slug: string;
  year: string;
  tags: string[];
  summary: string;
  cover: Picture;
  blocks: Block[];
};

/** The files of a source, by their paths; for an archive, by their paths within it. */
export type Files = Record<string, string | Buffer>;

export type Source = {
  name: string;
  files: Files;
  /** The works in the source, without the parts that the program itself does not export. */
  works: Work[];
  /** Matches every loss that the report on the import of this source may contain. */
  said?: RegExp;
};

const picture = (file: string, alt = "", ...caption: Phrase[]): Picture => ({ file, alt, caption });

/**
 * The works that each program exports. The file names have different forms, as cameras and people
 * write them.
 */
export const works: Work[] = [
  {
    ...{ title: "Harbour & Sons", slug: "harbour-and-sons", year: "2023" },
    ...{ tags: ["Identity", "Wayfinding"], summary: "A name for a ferry line, and its signs." },
    cover: picture("harbour-cover.png", "The quay at dawn"),
    blocks: [
      {
        kind: "paragraph",
        phrases: [
          "The line “Harbour & Sons” crosses <twice> a day; see ",
          { label: "its timetable", url: "https://harbour.example/times?from=a&to=b" },
          ".",
        ],
      },
      { kind: "heading", level: 2, text: "The brief" },
      {
        kind: "list",
        isOrdered: false,
        items: [
          { phrases: ["One name for four boats"], inner: [] },
          { phrases: ["Signs that last a winter"], inner: ["Enamel", "Cast iron"] },
          {
            phrases: ["Read ", { label: "the report", url: "https://harbour.example/report.pdf" }],
            inner: [],
          },
        ],
      },
      {
        kind: "picture",
        picture: picture("IMG_0042.png", "Two boats at the quay", "Two boats, before the paint"),
      },
      { kind: "heading", level: 2, text: "Result" },
      { kind: "paragraph", phrases: ["Fewer people asked for the way."] },
      {
        kind: "gallery",
        pictures: [
          picture("sign north.png", "The sign at the north quay"),
          picture("sign-south.png", "The sign at the south quay"),
          picture("Schild_Ölhafen.png", "The sign at the oil harbour"),
        ],
      },
      { kind: "heading", level: 3, text: "What we would change" },
      {
        kind: "list",
        isOrdered: true,
        items: [
          { phrases: ["Begin with the timetable"], inner: [] },
          { phrases: ["Ask the crew first"], inner: [] },
        ],
      },
    ],
  },
  {
    ...{ title: "Café Übermut", slug: "cafe-ubermut", year: "2021" },
    ...{ tags: ["Packaging"], summary: "Coffee in “tins”." },
    cover: picture("tin.png", "A tin"),
    blocks: [
      { kind: "heading", level: 2, text: "Process" },
      { kind: "quote", phrases: ["It has to close with one hand."] },
      {
        kind: "picture",
        picture: {
          ...picture("tin-open.png", "An open tin", "Photo by ", {
            label: "Ada Lind",
            url: "https://ada.example/",
          }),
        },
      },
      {
        kind: "table",
        rows: [
          ["Tin", "Grams"],
          ["Small", "125"],
          ["Large", "500"],
        ],
      },
      { kind: "code", language: "css", content: ".tin {\n  color: #b53;\n}" },
      { kind: "embed", url: "https://vimeo.com/76979871" },
      {
        kind: "picture",
        picture: { ...picture("shop.png", "The shop"), url: "https://ubermut.example/shop" },
      },
      { kind: "heading", level: 2, text: "Outcome" },
      {
        kind: "paragraph",
        phrases: ["Sold out — ", { label: "twice", url: "https://ubermut.example/news" }, "! 🎉"],
      },
    ],
  },
  {
    ...{ title: "Night tram", slug: "night-tram", year: "2019" },
    ...{ tags: ["Maps", "Identity"], summary: "" },
    cover: picture("night.png", "The tram at night"),
    blocks: [
      { kind: "paragraph", phrases: ["A map that glows."] },
      {
        kind: "gallery",
        pictures: Array.from({ length: 14 }, (_, place) =>
          picture(`tram-${place + 1}.png`, `Stop ${place + 1}`),
        ),
      },
      { kind: "heading", level: 2, text: "Credits" },
      {
        kind: "list",
        isOrdered: false,
        items: [
          {
            phrases: ["Type: ", { label: "Foundry", url: "https://foundry.example/a_(b)" }],
            inner: [],
          },
          { phrases: ["Print: Lind"], inner: [] },
        ],
      },
    ],
  },
];

const pictures = new Map<string, Promise<Buffer>>();

/** A different picture for each name. */
export function pictureNamed(file: string): Promise<Buffer> {
  const made = pictures.get(file) ?? makePicture(file);
  pictures.set(file, made);
  return made;
}

function makePicture(file: string): Promise<Buffer> {
  const [r = 0, g = 0, b = 0, width = 0] = createHash("sha256").update(file).digest();
  const create = { width: 8 + (width % 32), height: 8, channels: 3 as const };
  return sharp({ create: { ...create, background: { r, g, b } } })
    .png()
    .toBuffer();
}

/** All pictures of a work, the cover first. */
export function picturesOf({ cover, blocks }: Work): Picture[] {
  const shown = blocks.flatMap((block) =>
    block.kind === "picture" ? [block.picture] : block.kind === "gallery" ? block.pictures : [],
  );
  return [cover, ...shown];
}

/** The files of the pictures, at the paths that the program gives them. */
export async function filesOf(
  some: readonly Work[],
  place: (file: string, work: Work) => string,
): Promise<Files> {
  const all = some.flatMap((work) => picturesOf(work).map(({ file }) => ({ file, work })));
  const pairs = all.map(async ({ file, work }) => [place(file, work), await pictureNamed(file)]);
  return Object.fromEntries(await Promise.all(pairs));
}

export const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const escapeAttribute = (text: string) => escapeHtml(text).replaceAll('"', "&quot;");

export const attributes = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
    .join("");

export const htmlOf = (phrases: readonly Phrase[]) =>
  phrases
    .map((phrase) =>
      typeof phrase === "string"
        ? escapeHtml(phrase)
        : `<a${attributes({ href: phrase.url })}>${escapeHtml(phrase.label)}</a>`,
    )
    .join("");

/** The HTML that all programs write in the same way. */
export function plainHtml(block: Exclude<Block, { kind: "picture" | "gallery" }>): string {
  switch (block.kind) {
    case "paragraph":
      return `<p>${htmlOf(block.phrases)}</p>`;
    case "quote":
      return `<blockquote><p>${htmlOf(block.phrases)}</p></blockquote>`;
    case "heading":
      return `<h${block.level}>${escapeHtml(block.text)}</h${block.level}>`;
    case "list": {
      const name = block.isOrdered ? "ol" : "ul";
      const items = block.items.map(({ phrases, inner }) => {
        const list = inner.map((each) => `<li>${escapeHtml(each)}</li>`).join("");
        return `<li>${htmlOf(phrases)}${list && `<ul>${list}</ul>`}</li>`;
      });
      return `<${name}>${items.join("")}</${name}>`;
    }
    case "code":
      return `<pre><code class="language-${block.language}">${escapeHtml(block.content)}</code></pre>`;
    case "table": {
      const rows = block.rows.map((cells, place) => {
        const name = place === 0 ? "th" : "td";
        return `<tr>${cells.map((cell) => `<${name}>${escapeHtml(cell)}</${name}>`).join("")}</tr>`;
      });
      return `<table><thead>${rows[0]}</thead><tbody>${rows.slice(1).join("")}</tbody></table>`;
    }
    default:
      return `<iframe${attributes({ src: block.url.replace("vimeo.com", "player.vimeo.com/video") })}></iframe>`;
  }
}
