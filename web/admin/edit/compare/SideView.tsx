import { MediaThumbnail } from "../images/MediaThumbnail";
import { moduleLabel, previewText } from "../module-types/contentModules";
import { ComparedWords } from "./ComparedWords";
import type { DifferenceMark } from "./compareWords";
import { ModuleView } from "./ModuleView";
import type { ProjectSide } from "./projectSide";
import "./SideView.css";

type Props = {
  side: ProjectSide;
  other: ProjectSide;
  /** The kind of mark for words that the other version lacks: added or removed. */
  mark: DifferenceMark;
};

/** One version of a part of a project, beside the other one. */
export function SideView({ side, other, mark }: Props) {
  switch (side.kind) {
    case "missing":
      return <em className="side-view">{side.words}</em>;
    case "words":
      return (
        <span className="side-view">
          <ComparedWords
            words={side.words}
            other={other.kind === "words" ? other.words : undefined}
            mark={mark}
          />
        </span>
      );
    case "pictures":
      return (
        <PictureRow
          sources={side.sources}
          others={other.kind === "pictures" ? other.sources : side.sources}
        />
      );
    case "order":
      return (
        <span className="side-view">
          {side.modules
            .map((module) => previewText(module) || moduleLabel(module.type))
            .join(" → ")}
        </span>
      );
    case "module":
      return (
        <ModuleView
          module={side.module}
          other={other.kind === "module" ? other.module : undefined}
          mark={mark}
          section={side.section}
        />
      );
  }
}

type PictureRowProps = { sources: readonly string[]; others: readonly string[] };

/** Small pictures in order; those that the other version lacks are marked. */
function PictureRow({ sources, others }: PictureRowProps) {
  if (sources.length === 0) return <em className="side-view">None</em>;
  return (
    <span className="picture-row">
      {[...sources.entries()].map(([place, src]) => {
        const isOnlyHere = !others.includes(src);
        return (
          // A picture may occur several times.
          <span key={place} className="picture-row-item" data-only={isOnlyHere || undefined}>
            <MediaThumbnail src={src} size="large" />
            <span className="picture-row-words">
              {place + 1}
              {isOnlyHere && " · only here"}
            </span>
          </span>
        );
      })}
    </span>
  );
}
