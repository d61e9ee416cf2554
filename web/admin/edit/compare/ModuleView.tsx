import { describeModule, mediaOf, moduleLabel } from "../../../modules/editing/contentModules";
import type { ContentModule } from "../../../modules/editing/moduleTypes";
import { RichText } from "../../../rich-text/RichText";
import { MediaThumbnail } from "../images/MediaThumbnail";
import { ComparedWords } from "./ComparedWords";
import { comparedHtml } from "./comparedHtml";
import type { DifferenceMark } from "./compareWords";

type Props = {
  module: ContentModule;
  /** The same module on the other side. Undefined where there is none. */
  other?: ContentModule | undefined;
  /** What words are that the other one has not. */
  mark: DifferenceMark;
  /** The section it stands in, where that is worth saying. */
  section?: string | undefined;
};

/** A module with all that is set about it, small. */
export function ModuleView({ module, other, mark, section }: Props) {
  const { facts, text, captions } = describeModule(module);
  const others = other && describeModule(other);
  const media = mediaOf(module);
  return (
    <div className="module-view">
      <span className="module-view-facts">
        {[moduleLabel(module.type), ...(section ? [`In ${section}`] : []), ...facts].map((fact) => (
          <span key={fact} className="module-view-fact">
            {fact}
          </span>
        ))}
      </span>
      {media.length > 0 && (
        <span className="picture-row">
          {[...media.entries()].map(([place, src]) => (
            <span key={place} className="picture-row-item">
              <MediaThumbnail src={src} size="large" />
            </span>
          ))}
        </span>
      )}
      {text.children.length > 0 && <RichText html={comparedHtml(text, others?.text, mark)} />}
      {[...captions.entries()].map(([place, caption]) => (
        <span key={place}>
          <ComparedWords words={caption} other={others?.captions[place]} mark={mark} />
        </span>
      ))}
    </div>
  );
}
