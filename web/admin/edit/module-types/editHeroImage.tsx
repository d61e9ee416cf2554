import { FieldControl } from "./FieldControl";
import type { ModuleOf } from "./moduleDefinition";

/**
 * The fields of a hero image. A module that was made of pasted content without the picture's file has the
 * picture's description as its label, which tells the owner which picture to choose.
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
