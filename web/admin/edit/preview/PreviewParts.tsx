import { Fragment, useEffect, useEffectEvent, useState } from "react";
import { useSectionNames } from "../../editing/sectionNames";
import { useDrawn } from "../../preview/useDrawn";
import type { ProjectValues } from "../model/projectValues";
import type { Picked } from "../places/findField";
import { nameOfPart } from "../places/nameOfPart";
import { PreviewHandles } from "./PreviewHandles";

type Props = {
  page: Document;
  values: ProjectValues;
  scale: number;
  findParts: () => Map<string, HTMLElement>;
  onPick: (part: string, picked: Picked) => void;
};

/** How high the handles are, in pixels. */
const handleHeight = 44;

/**
 * The vertical position of a part's handles in the window, in pixels: the top of the part, or, if that is
 * scrolled out of view, the highest position at which the handles are visible.
 */
function topInSight({ top, bottom }: DOMRect): number {
  return Math.max(top, Math.min(handleHeight, bottom));
}

/** The selector of a handle that has the keyboard's focus. */
const inUse = ".preview-handles :focus-visible";

/**
 * For each part of the previewed page, a button that shows the field of the part. A button is
 * visible only while it has the focus. PreviewHandles are shown for the part under the pointer, or for
 * the part whose button has the focus.
 */
export function PreviewParts({ page, values, scale, findParts, onPick }: Props) {
  const names = useSectionNames();
  const [parts, setParts] = useState<readonly string[]>([]);
  const [held, setHeld] = useState<{ part: string; x: number; y: number } | null>(null);
  const hold = (part: string | undefined) => {
    const box = part === undefined ? undefined : findParts().get(part)?.getBoundingClientRect();
    const { scrollX = 0, scrollY = 0 } = page.defaultView ?? {};
    const next =
      part && box ? { part, x: box.right + scrollX, y: topInSight(box) + scrollY } : null;
    setHeld((was) => (JSON.stringify(was) === JSON.stringify(next) ? was : next));
  };
  useDrawn(page, () => {
    const next = [...findParts().keys()];
    setParts((before) => (before.join() === next.join() ? before : next));
    if (held) hold(held.part);
  });
  const follow = useEffectEvent((target: Element) => {
    if (target.closest(".preview-parts") || page.querySelector(inUse)) return;
    hold([...findParts()].find(([, element]) => element.contains(target))?.[0]);
  });
  const followScroll = useEffectEvent(() => hold(held?.part));
  useEffect(() => {
    page.addEventListener("scroll", followScroll);
    return () => page.removeEventListener("scroll", followScroll);
  }, [page]);
  useEffect(() => {
    const handleOver = ({ target }: PointerEvent) => follow(target as Element); // always an element
    page.addEventListener("pointerover", handleOver);
    return () => page.removeEventListener("pointerover", handleOver);
  }, [page]);
  return (
    <nav className="preview-parts" aria-label="Edit parts of the page">
      {parts.map((part) => (
        <Fragment key={part}>
          <button
            type="button"
            className="preview-part rounded"
            onFocus={() => {
              findParts().get(part)?.scrollIntoView({ block: "center" });
              hold(part);
            }}
            onClick={() => onPick(part, {})}
          >
            Edit {nameOfPart(part, values, names)}
          </button>
          {held?.part === part && (
            <PreviewHandles
              part={part}
              values={values}
              corner={held}
              scale={scale}
              isRightToLeft={page.dir === "rtl"}
            />
          )}
        </Fragment>
      ))}
    </nav>
  );
}
