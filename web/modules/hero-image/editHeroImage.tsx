import { moduleMediaTypes } from "../../admin/edit/images/FilePicker";
import { MediaField } from "../../admin/edit/images/MediaField";
import { useModuleEditing } from "../../admin/edit/modules/ModuleEditing";
import { TextField } from "../../ui/field/TextField";
import { defineModule, type ModuleOf } from "../editing/moduleDefinition";
import { media, optionalText } from "../editing/storedFields";

const fields = { imageSrc: media, caption: optionalText };

type HeroImageModule = ModuleOf<"heroImage", typeof fields>;

function HeroImageFields({ module }: { module: HeroImageModule }) {
  const { change } = useModuleEditing();
  return (
    <>
      {!module.imageSrc && module.label && (
        <p className="field-description">Drop or pick this picture: {module.label}</p>
      )}
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

export const heroImageModule = defineModule({
  name: "heroImage",
  label: "Hero Image",
  fields,
  input: ({ imageSrc, caption }) => ({ media: imageSrc, caption }),
  preview: ({ imageSrc, caption }, { findMedia }) => ({
    media: findMedia(imageSrc),
    caption: caption ?? "",
  }),
  wordsOf: ({ caption }) => caption ?? "",
  describe: ({ caption }) => ({ captions: caption ? [caption] : [] }),
  Fields: HeroImageFields,
});
