import { RichText } from "../../../rich-text/RichText";
import { MediaThumbnail } from "../images/MediaThumbnail";
import { type ContentModule, moduleLabels } from "../model/contentModule";
import { mediaOf } from "../modules/modulePreview";

type Props = {
  module: ContentModule;
  /** The section it stands in, where that is worth saying. */
  section?: string | undefined;
};

/** A module with all that is set about it, small. */
export function ModuleView({ module, section }: Props) {
  const facts = factsOf(module);
  const media = mediaOf(module);
  return (
    <div className="module-view">
      <span className="module-view-facts">
        {[moduleLabels[module.type], ...(section ? [`In ${section}`] : []), ...facts].map(
          (fact) => (
            <span key={fact} className="module-view-fact">
              {fact}
            </span>
          ),
        )}
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
      {"content" in module && module.content && <RichText source={module.content} />}
      {captionsOf(module).map((caption) => (
        <span key={caption}>{caption}</span>
      ))}
    </div>
  );
}

function factsOf(module: ContentModule): string[] {
  const facts: string[] = [];
  if (module.type === "text" && module.title !== undefined) {
    facts.push(module.title ? `Title: ${module.title}` : "No title");
  }
  if (module.type === "text" && module.textPosition) facts.push(`Text ${module.textPosition}`);
  if (module.type === "text-image") facts.push(`Picture ${module.imagePosition}`);
  if (module.hidden) facts.push("Hidden");
  return facts;
}

function captionsOf(module: ContentModule): string[] {
  if (module.type === "hero-image") return module.caption ? [module.caption] : [];
  if (module.type !== "image-image") return [];
  const { leftImageText, rightImageText } = module;
  return [
    ...(leftImageText ? [`Left: ${leftImageText}`] : []),
    ...(rightImageText ? [`Right: ${rightImageText}`] : []),
  ];
}
