import { TextField } from "../../../ui/field/TextField";
import { moduleMediaTypes } from "../images/FilePicker";
import { MediaField } from "../images/MediaField";
import type { HeroImageModule } from "../model/contentModule";
import { useModuleEditing } from "./ModuleEditing";

export function HeroImageFields({ module }: { module: HeroImageModule }) {
  const { change } = useModuleEditing();
  return (
    <>
      <MediaField
        label="Hero image"
        src={module.imageSrc}
        accept={moduleMediaTypes}
        emptyLabel="Click to upload hero image or video"
        replaceLabel="Replace hero image or video"
        onChange={(imageSrc) => change({ ...module, imageSrc })}
      />
      <TextField
        label="Caption (optional)"
        value={module.caption ?? ""}
        onChange={({ target }) => {
          const { caption: _, ...rest } = module;
          change(target.value ? { ...rest, caption: target.value } : rest);
        }}
      />
    </>
  );
}
