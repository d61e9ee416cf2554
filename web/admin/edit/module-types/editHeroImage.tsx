import { FieldControl } from "./FieldControl";
import type { ModuleOf } from "./moduleDefinition";

/** A picture that was left out of a paste is asked for by the label that the module got. */
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
