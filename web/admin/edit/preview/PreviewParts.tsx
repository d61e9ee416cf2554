import { useState } from "react";
import type { ProjectValues } from "../model/projectValues";
import type { Picked } from "../places/findField";
import { nameOfPart } from "../places/nameOfPart";
import { useDrawn } from "./useDrawn";

type Props = {
  page: Document;
  values: ProjectValues;
  findParts: () => Map<string, HTMLElement>;
  onPick: (part: string, picked: Picked) => void;
};

/** Keyboard links from each part of the previewed page to its field: visible when they have the focus. */
export function PreviewParts({ page, values, findParts, onPick }: Props) {
  const [parts, setParts] = useState<readonly string[]>([]);
  useDrawn(page, () => {
    const next = [...findParts().keys()];
    setParts((before) => (before.join() === next.join() ? before : next));
  });
  return (
    <nav className="preview-parts" aria-label="Edit parts of the page">
      {parts.map((part) => (
        <button
          key={part}
          type="button"
          className="preview-part"
          onFocus={() => findParts().get(part)?.scrollIntoView({ block: "center" })}
          onClick={() => onPick(part, {})}
        >
          Edit {nameOfPart(part, values)}
        </button>
      ))}
    </nav>
  );
}
