import { lazy, Suspense, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { graphql, useFragment } from "react-relay";
import type { GalleryBlock_module$key } from "../../__generated__/GalleryBlock_module.graphql";
import { useWords } from "../../words/WordsContext";
import type { SectionName } from "../blocks";
import { GalleryFigure } from "./GalleryFigure";
import "./GalleryBlock.css";

const GalleryViewer = lazy(async () => ({
  default: (await import("./GalleryViewer")).GalleryViewer,
}));

type Props = { module: GalleryBlock_module$key; sectionName: SectionName };

/** Pictures and videos in rows, a grid or a strip; a picture opens in the viewer, from where all can be seen. */
export function GalleryBlock({ module, sectionName }: Props) {
  const say = useWords();
  const { layout, items } = useFragment(
    graphql`
      fragment GalleryBlock_module on GalleryModule {
        layout
        items {
          caption
          media {
            ...GalleryFigure_media
            ...GalleryViewer_media
          }
          mediaView {
            ...GalleryFigure_view
            ...GalleryViewer_view
          }
        }
      }
    `,
    module,
  );
  const [viewed, setViewed] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const shown = items.flatMap(({ media, ...item }) => (media ? [{ media, ...item }] : []));
  const open = viewed === null ? undefined : shown[viewed];
  if (shown.length === 0) return null;

  /** The focus goes to the picture that was seen last; nothing behind the viewer takes it before. */
  function close(index: number) {
    flushSync(() => setViewed(null));
    list.current?.children[index]?.querySelector("button")?.focus();
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
            name={say(sectionName)}
            onOpen={() => setViewed(place)}
          />
        ))}
      </ul>
      {open && viewed !== null && (
        <Suspense>
          <GalleryViewer
            media={open.media}
            view={open.mediaView}
            caption={open.caption}
            name={say(sectionName)}
            index={viewed}
            total={shown.length}
            onStep={(offset) => setViewed((viewed + offset + shown.length) % shown.length)}
            onClose={() => close(viewed)}
          />
        </Suspense>
      )}
    </>
  );
}
