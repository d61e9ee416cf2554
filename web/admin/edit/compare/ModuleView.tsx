import { markupHtml } from "../../../../markup/markup-html";
import { describeModule, mediaOf, moduleLabel } from "../../../modules/editing/contentModules";
import type { ContentModule } from "../../../modules/editing/moduleTypes";
import { RichText } from "../../../rich-text/RichText";
import { MediaThumbnail } from "../images/MediaThumbnail";

type Props = {
  module: ContentModule;
  /** The section it stands in, where that is worth saying. */
  section?: string | undefined;
};

/** A module with all that is set about it, small. */
export function ModuleView({ module, section }: Props) {
  const { facts, text, captions } = describeModule(module);
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
      {text.children.length > 0 && <RichText html={markupHtml(text)} />}
      {captions.map((caption) => (
        <span key={caption}>{caption}</span>
      ))}
    </div>
  );
}
