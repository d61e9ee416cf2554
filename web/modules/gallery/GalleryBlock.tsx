import { use, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { graphql, useFragment } from "react-relay";
import type { GalleryBlock_media$key } from "../../__generated__/GalleryBlock_media.graphql";
import type {
  GalleryBlock_module$data,
  GalleryBlock_module$key,
} from "../../__generated__/GalleryBlock_module.graphql";
import type { GalleryBlock_view$key } from "../../__generated__/GalleryBlock_view.graphql";
import { VideoSwitch } from "../../media/VideoSwitch";
import { showProblem } from "../../ui/toast/showToast";
import { useSiteWords, useWords } from "../../words/WordsContext";
import { useColumnSizes, useContentSizes } from "../contentSizes";
import { ModuleCaption } from "../ModuleCaption";
import { ModuleMedia } from "../ModuleMedia";
import { SlidePart, slideRoom } from "../SlidePart";
import { shapeOf } from "../shapeOf";
import "./GalleryBlock.css";

const loadViewer = async () => (await import("./GalleryViewer")).GalleryViewer;

type Props = { module: GalleryBlock_module$key; sectionLabel: string };

/**
 * Pictures and videos in rows, a grid or a strip. A picture opens in a viewer, which steps through
 * all pictures and videos of the gallery.
 */
export function GalleryBlock({ module, sectionLabel }: Props) {
  const { layout, items } = useFragment(
    graphql`
      fragment GalleryBlock_module on GalleryModule {
        layout
        items {
          caption
          media {
            ...GalleryBlock_media
            ...GalleryViewer_media
          }
          mediaView {
            ...GalleryBlock_view
            ...GalleryViewer_view
          }
        }
      }
    `,
    module,
  );
  const { say } = useSiteWords();
  const [Viewer, setViewer] = useState<Awaited<ReturnType<typeof loadViewer>> | null>(null);
  const [viewed, setViewed] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const all = items.flatMap(({ media, ...item }) => (media ? [{ media, ...item }] : []));
  const shown = use(SlidePart)?.list(all, slideRoom.pictures) ?? all;
  const open = viewed === null ? undefined : shown[viewed];
  if (shown.length === 0) return null;

  async function view(index: number) {
    try {
      const loaded = await loadViewer();
      setViewer(() => loaded);
      setViewed(index);
    } catch {
      showProblem(say("error.title"), say("error.unreachable"));
    }
  }

  /**
   * Closes the viewer, and then focuses the picture that was shown last. Nothing behind an open
   * viewer can have the focus.
   */
  function close(index: number) {
    flushSync(() => setViewed(null));
    list.current?.children[index]?.querySelector<HTMLElement>("button, video")?.focus();
  }

  return (
    <>
      <ul ref={list} className="gallery-block" data-layout={layout.toLowerCase()}>
        {[...shown.entries()].map(([place, { media, mediaView, caption }]) => (
          <GalleryFigure
            key={place}
            media={media}
            view={mediaView}
            caption={caption}
            layout={layout}
            name={sectionLabel}
            onOpen={() => view(place)}
          />
        ))}
      </ul>
      {Viewer && open && viewed !== null && (
        <Viewer
          media={open.media}
          view={open.mediaView}
          caption={open.caption}
          name={sectionLabel}
          index={viewed}
          total={shown.length}
          onStep={(offset) => setViewed((viewed + offset + shown.length) % shown.length)}
          onClose={() => close(viewed)}
        />
      )}
    </>
  );
}

/**
 * The smallest ratio of width to height of a picture that is shown whole. Narrower pictures, such as
 * screenshots of whole pages, show only the upper part. Screenshots of phones are not that narrow.
 */
const narrowestShape = 0.45;

type GalleryFigureProps = {
  media: GalleryBlock_media$key;
  view: GalleryBlock_view$key | null | undefined;
  caption: string;
  layout: GalleryBlock_module$data["layout"];
  /** The name of the section. It names pictures that have neither an alternative text nor a caption. */
  name: string;
  onOpen: () => void;
};

/** One picture or video of a gallery. A video has its own controls, and does not open the viewer. */
function GalleryFigure({ media, view, caption, layout, name, onOpen }: GalleryFigureProps) {
  const say = useWords();
  const { kind, asset, ...data } = useFragment(
    graphql`
      fragment GalleryBlock_media on Media {
        kind
        asset {
          width
          height
          altText
          motion {
            mediaType
          }
        }
        ...ModuleMedia_media
      }
    `,
    media,
  );
  const shown = useFragment(
    graphql`
      fragment GalleryBlock_view on MediaView {
        crop {
          width
          height
        }
        ...ModuleMedia_view
      }
    `,
    view,
  );
  // The widths are as in GalleryBlock.css.
  const sizes = {
    ROWS: useContentSizes(1 / 2, "(width >= 600px) 50vw, 100vw"),
    GRID: useContentSizes(1 / 3, "(width >= 900px) 33vw, (width >= 560px) 50vw, 100vw"),
    STRIP: useColumnSizes() ?? "(width >= 1024px) 720px, 85vw",
    "%future added value": "100vw",
  };
  const shape = shapeOf(asset, shown?.crop);
  const isCut = !shown?.crop && shape < narrowestShape;
  const picture = (
    <ModuleMedia media={data} view={shown} sizes={sizes[layout]} motion="stoppable outside" />
  );
  return (
    <li
      className="gallery-block-item"
      style={{ "--shape": isCut ? narrowestShape : shape }}
      data-is-cut={isCut || undefined}
    >
      <figure className="gallery-block-figure">
        {kind === "VIDEO" ? (
          <div className="module-media gallery-block-media fill">{picture}</div>
        ) : (
          <button
            type="button"
            className="module-media gallery-block-media fill"
            aria-label={say("work.open", { name: asset?.altText || caption || name })}
            onClick={onOpen}
          >
            {picture}
          </button>
        )}
        {asset?.motion && <VideoSwitch />}
        <ModuleCaption>{caption}</ModuleCaption>
      </figure>
    </li>
  );
}
