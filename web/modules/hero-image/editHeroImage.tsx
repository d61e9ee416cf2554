import { MediaField } from "../../admin/edit/images/MediaField";
import { ViewField } from "../../admin/edit/images/view/ViewField";
import { useModuleEditing } from "../../admin/edit/modules/ModuleEditing";
import { moduleMediaTypes } from "../../admin/library/files/FilePicker";
import { places } from "../../media/places";
import { TextField } from "../../ui/field/TextField";
import { mediaView } from "../editing/mediaView";
import { defineModule, type ModuleOf } from "../editing/moduleDefinition";
import { media, optionalText } from "../editing/storedFields";

const fields = { imageSrc: media, imageSrcView: mediaView, caption: optionalText };

type HeroImageModule = ModuleOf<"heroImage", typeof fields>;

function HeroImageFields({ module }: { module: HeroImageModule }) {
  const { change, changeFields } = useModuleEditing();
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
        place={module.imageSrcView?.frame ? undefined : places.pageWidth}
        suggestion={module.label}
        onChange={(imageSrc) => change({ ...module, imageSrc })}
      />
      <ViewField
        label="hero image"
        src={module.imageSrc}
        view={module.imageSrcView}
        onChange={(view) => changeFields(module, { imageSrcView: view })}
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
  views: { mediaView: "imageSrcView" },
  input: ({ imageSrc, caption }) => ({ media: imageSrc, caption }),
  preview: ({ imageSrc, caption }, { findMedia }) => ({
    media: findMedia(imageSrc),
    caption: caption ?? "",
  }),
  shownBy: ({ imageSrc, caption }) => [imageSrc, caption],
  wordsOf: ({ caption }) => caption ?? "",
  describe: ({ caption }) => ({ captions: caption ? [caption] : [] }),
  Fields: HeroImageFields,
});
