import { FieldControl } from "./FieldControl";
import type { ModuleOf } from "./moduleDefinition";

/**
 * The fields of a hero image. If the picture was missing in pasted content, the label names the picture to
 * choose.
 */
export function HeroImageFields({ module }: { module: ModuleOf<"hero-image"> }) {
  return (
    <>
      {!module.imageSrc && module.label && (
        <p className="field-description">Drop or pick this picture: {module.label}</p>
      )}
      <FieldControl module={module} name="media" suggestion={module.label} />
      <FieldControl module={module} name="caption" />
    </>
  );
}
