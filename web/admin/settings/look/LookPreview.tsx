import { useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { LookPreview_query$key } from "../../../__generated__/LookPreview_query.graphql";
import { addBasePath } from "../../../base-path";
import { paths } from "../../../paths";
import type { ThemeColors } from "../../../rendering/PageContext";
import {
  type HomeLayout,
  layoutClass,
  loadHomeLayout,
} from "../../../site/home/layouts/homeLayout";
import { homeMasonry } from "../../../site/home/layouts/homeMasonry";
import { ChoiceGroup } from "../../../ui/choice/ChoiceGroup";
import { loadVoice } from "../../../voices/loadVoice";
import { type Voice, voiceName } from "../../../voices/voice";
import { useBoxSize } from "../../frame/useBoxSize";
import { useFrameColors } from "../../frame/useFrameColors";
import { useFrameStyles } from "../../frame/useFrameStyles";
import "./LookPreview.css";

/** The widths of the previewed windows, in pixels. A narrow box shows the page as on a phone. */
const widths = { desk: 1280, phone: 390 };

/** The minimum width of a box that shows the page as on a desktop, in pixels; see LookPreview.css. */
const deskFrom = 560;

const pages = [
  { value: paths.home, label: "Home" },
  { value: paths.work, label: "Work" },
  { value: paths.about, label: "About" },
];

export type ShownLook = { voice: Voice; homeLayout: HomeLayout };

export type LookPreviewProps = {
  query: LookPreview_query$key;
  /** The look in the form, saved or not. Null until the form has reported it. */
  look: ShownLook | null;
  colors: ThemeColors | null;
};

/** A preview of a page with the given look. Its scripts do not run, and nothing in it can be pressed. */
export function LookPreview({ query, look, colors }: LookPreviewProps) {
  const saved = useFragment(
    graphql`
      fragment LookPreview_query on Query {
        banner {
          version
        }
        siteLook {
          version
          fonts {
            url
          }
        }
      }
    `,
    query,
  );
  const [path, setPath] = useState<string>(paths.home);
  const [page, setPage] = useState<Document | null>(null);
  const [box, { inlineSize, blockSize }] = useBoxSize();
  const width = inlineSize < deskFrom ? widths.phone : widths.desk;
  const scale = inlineSize / width;
  // The server renders the saved look, so the page is fetched again after a save. No page is fetched for a box
  // without a size, which is not visible.
  const shown = useSentPage(scale > 0 ? path : null, JSON.stringify(saved));
  const isStyled = useFrameStyles(page);
  useFrameColors(page, colors);
  useFrameVoice(page, look?.voice ?? null);
  const homeLayout = look?.homeLayout;
  useEffect(
    () => (page && homeLayout ? showHomeLayout(page, homeLayout) : undefined),
    [page, homeLayout],
  );
  return (
    <div className="look-preview stack">
      <div className="look-preview-window" ref={box}>
        {shown && scale > 0 && (
          <iframe
            key={shown.edition}
            className="look-preview-page"
            title="Preview of the site with this look"
            sandbox="allow-same-origin"
            inert
            srcDoc="<!doctype html>"
            data-styled={isStyled || undefined}
            style={{ inlineSize: width, blockSize: blockSize / scale, scale }}
            onLoad={({ currentTarget: { contentDocument } }) => {
              // The content is not in srcdoc: as scripts are forbidden, the load event would wait for all
              // pictures, including lazy ones.
              contentDocument?.documentElement.replaceWith(
                contentDocument.importNode(shown.content, true),
              );
              setPage(contentDocument);
            }}
          />
        )}
      </div>
      <ChoiceGroup
        label="Page in the preview"
        isLabelHidden
        value={path}
        options={pages}
        onChange={setPath}
      />
    </div>
  );
}

/**
 * Applies a voice, which is a type style, to another document as soon as the styles of the voice are loaded;
 * null leaves the document unchanged.
 */
function useFrameVoice(page: Document | null, voice: Voice | null): void {
  useEffect(() => {
    if (!page || !voice) return;
    let isCurrent = true;
    loadVoice(voice).then(
      () => {
        if (isCurrent) page.documentElement.dataset.voice = voiceName(voice);
      },
      () => {}, // the preview keeps its former voice
    );
    return () => {
      isCurrent = false;
    };
  }, [page, voice]);
}

type SentPage = { content: HTMLElement; edition: string };

/**
 * A page of the site as the server renders it, without scripts. Null until the first page has loaded; a page
 * stays until the next one has loaded. @param path null to fetch no page
 * @param edition identifies the saved state: after another save the page is fetched again
 */
function useSentPage(path: string | null, edition: string): SentPage | null {
  const [page, setPage] = useState<SentPage | null>(null);
  useEffect(() => {
    if (!path) return;
    const ending = new AbortController();
    fetch(addBasePath(path), { signal: ending.signal })
      .then(async (response) => {
        if (!response.ok) return;
        const content = withoutScripts(await response.text());
        setPage({ content, edition: `${path} ${edition}` });
      })
      .catch(() => {}); // ignored: the owner can choose a look without the preview
    return () => ending.abort();
  }, [path, edition]);
  return page;
}

function withoutScripts(html: string): HTMLElement {
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const script of page.querySelectorAll("script")) script.remove();
  // One link gets the colour of hovered links, because no other element of the preview shows that colour.
  const link = page.querySelector<HTMLElement>(".site-header-link:not(.active)");
  link?.style.setProperty("color", "var(--accent-text)");
  return page.documentElement;
}

/** Applies another layout to a home page. @returns a function that restores the class; undefined for other pages */
function showHomeLayout(page: Document, layout: HomeLayout): (() => void) | undefined {
  const main = page.querySelector("main");
  const list = page.querySelector<HTMLElement>(".project-grid");
  if (!main || !list) return undefined;
  let isCurrent = true;
  const before = main.className;
  const apply = () => {
    if (!isCurrent) return;
    main.className = `page ${layoutClass(layout)}`;
    if (layout !== "WALL") return;
    const pictures = [...list.querySelectorAll<HTMLElement>(".card-picture")];
    const ratios = pictures.map((picture) => Number(picture.style.getPropertyValue("--ratio")));
    const masonry = homeMasonry(ratios);
    setProperties(list, masonry.list);
    const items = list.querySelectorAll<HTMLElement>(".project-grid-item");
    for (const [index, item] of items.entries()) setProperties(item, masonry.items[index]?.style);
  };
  loadHomeLayout(layout).then(apply, () => {}); // the preview keeps its former layout
  return () => {
    isCurrent = false;
    main.className = before;
  };
}

function setProperties(element: HTMLElement, properties: object = {}): void {
  for (const [name, value] of Object.entries(properties)) {
    element.style.setProperty(name, String(value));
  }
}
