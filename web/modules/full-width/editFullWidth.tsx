import { MediaField } from "../../admin/edit/images/MediaField";
import { ViewField } from "../../admin/edit/images/view/ViewField";
import { useModuleEditing } from "../../admin/edit/modules/ModuleEditing";
import { MarkupField } from "../../admin/edit/rich-text/MarkupField";
import { useMarkup } from "../../admin/edit/rich-text/useMarkup";
import { moduleMediaTypes } from "../../admin/library/files/FilePicker";
import { places } from "../../media/places";
import { TextField } from "../../ui/field/TextField";
import { mediaView } from "../editing/mediaView";
import { defineModule, type ModuleOf } from "../editing/moduleDefinition";
import { previewHtml } from "../editing/richText";
import { media, optionalMarkup, optionalText } from "../editing/storedFields";

const fields = {
  src: media,
  srcView: mediaView,
  caption: optionalText,
  text: optionalText,
  markup: optionalMarkup,
};

type FullWidthModule = ModuleOf<"fullWidth", typeof fields>;

/** Empty words are none. */
function withWords(module: FullWidthModule, name: "caption" | "text", words: string) {
  const { [name]: _, ...rest } = module;
  return words ? { ...rest, [name]: words } : rest;
}

const mapText = (module: FullWidthModule, map: (text: string) => string): FullWidthModule =>
  withWords(module, "text", map(module.text ?? ""));

function FullWidthFields({ module }: { module: FullWidthModule }) {
  const { change, changeFields } = useModuleEditing();
  const { textOf, changeText } = useMarkup(module, mapText);
  return (
    <>
      <MediaField
        label="Picture or video"
        src={module.src}
        accept={moduleMediaTypes}
        emptyLabel="Click to upload full-width picture or video"
        replaceLabel="Replace full-width picture or video"
        place={module.srcView?.frame ? undefined : places.wholeWidth}
        onChange={(src) => change({ ...module, src })}
      />
      <ViewField
        label="picture or video"
        src={module.src}
        view={module.srcView}
        onChange={(view) => changeFields(module, { srcView: view })}
      />
      <MarkupField
        label="Text over it (optional)"
        moduleId={module.id}
        name="text"
        value={textOf(module.text ?? "")}
        onChange={(stored, origin) =>
          changeText((each, text) => withWords(each, "text", text), stored, origin)
        }
      />
      <TextField
        label="Caption (optional)"
        value={module.caption ?? ""}
        onChange={({ target }) => change(withWords(module, "caption", target.value))}
      />
    </>
  );
}

export const fullWidthModule = defineModule({
  name: "fullWidth",
  label: "Full Width",
  fields,
  views: { mediaView: "srcView" },
  input: ({ src, caption, text, markup }) => ({ media: src, caption, text, markup }),
  preview: ({ src, caption, text, markup }, { findMedia }) => ({
    media: findMedia(src),
    caption: caption ?? "",
    textHtml: previewHtml(text, markup),
  }),
  shownBy: ({ src, caption, text }) => [src, text, caption],
  wordsOf: ({ caption, text }) => text || (caption ?? ""),
  describe: ({ caption, text }) => ({ text: text ?? "", captions: caption ? [caption] : [] }),
  Fields: FullWidthFields,
});
