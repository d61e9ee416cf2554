import { useEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { BeforeAfterBlock_module$key } from "../../__generated__/BeforeAfterBlock_module.graphql";
import { useWords } from "../../words/WordsContext";
import { useContentSizes } from "../contentSizes";
import { ModuleCaption } from "../ModuleCaption";
import { type Device, ModuleMedia } from "../ModuleMedia";
import { shapeOf } from "../shapeOf";
import "./BeforeAfterBlock.css";

/**
 * Two pictures of the same thing, one over the other, with a slider that shows more of one and less of the
 * other. They are side by side on paper and without scripts.
 */
export function BeforeAfterBlock({ module }: { module: BeforeAfterBlock_module$key }) {
  const { before, beforeView, after, afterView, caption } = useFragment(
    graphql`
      fragment BeforeAfterBlock_module on BeforeAfterModule {
        caption
        before {
          kind
          asset {
            width
            height
          }
          ...ModuleMedia_media
        }
        beforeView {
          frame
          crop {
            width
            height
          }
          ...ModuleMedia_view
        }
        afterView {
          frame
          ...ModuleMedia_view
        }
        after {
          kind
          ...ModuleMedia_media
        }
      }
    `,
    module,
  );
  const say = useWords();
  const sizes = useContentSizes(1, "100vw");
  const stage = useRef<HTMLDivElement>(null);
  const sides = [
    { name: "before", label: say("comparison.before"), media: before, view: beforeView },
    { name: "after", label: say("comparison.after"), media: after, view: afterView },
  ] as const;
  // A slider would cover the controls of a video.
  const isComparable = before?.kind === "IMAGE" && after?.kind === "IMAGE";
  // Both pictures get the same device frame, so that one covers the other exactly.
  const frame = [beforeView, afterView].map((view) => view?.frame ?? "NONE").find(isDrawn);
  const shape = shapeOf(before?.asset, beforeView?.crop);
  const device = isComparable && frame ? { frame, shape } : undefined;

  useEffect(() => {
    if (!isComparable) return;
    let stop = () => {};
    let isGone = false;
    import("./followSlider").then(
      ({ followSlider }) => {
        if (stage.current && !isGone) stop = followSlider(stage.current);
      },
      () => {}, // the line stays in the middle
    );
    return () => {
      isGone = true;
      stop();
    };
  }, [isComparable]);

  if (!before && !after && !caption) return null;
  return (
    <figure className="before-after-block">
      {(before || after) && (
        // The earlier picture is on the left in every language.
        <div
          ref={stage}
          className="before-after-stage stack-wide"
          dir="ltr"
          data-comparable={isComparable || undefined}
          style={{ "--stage-shape": shape }}
        >
          {sides.map(
            ({ name, label, media, view }) =>
              media && (
                <div key={name} className="module-media before-after-side" data-side={name}>
                  <ModuleMedia
                    media={media}
                    view={view}
                    device={device}
                    sizes={sizes}
                    motion="none"
                  />
                  {before && after && (
                    <span className="before-after-label quiet" dir="auto">
                      {label}
                    </span>
                  )}
                </div>
              ),
          )}
          {isComparable && (
            <>
              <input
                className="before-after-slider"
                type="range"
                defaultValue={50}
                aria-label={say("comparison.slider")}
              />
              <span className="before-after-line" aria-hidden />
            </>
          )}
        </div>
      )}
      <ModuleCaption>{caption}</ModuleCaption>
    </figure>
  );
}

function isDrawn(frame: Device["frame"]): boolean {
  return frame !== "NONE";
}
