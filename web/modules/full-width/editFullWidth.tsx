import { moduleMediaTypes } from "../../admin/edit/images/FilePicker";
import { MediaField } from "../../admin/edit/images/MediaField";
import { useModuleEditing } from "../../admin/edit/modules/ModuleEditing";
import { RichTextArea } from "../../admin/edit/rich-text/RichTextArea";
import { TextField } from "../../ui/field/TextField";
import { defineModule, type ModuleOf } from "../editing/moduleDefinition";
import { previewHtml } from "../editing/richText";
import { media, optionalMarkup, optionalText } from "../editing/storedFields";

const fields = { src: media, caption: optionalText, text: optionalText, markup: optionalMarkup };

type FullWidthModule = ModuleOf<"fullWidth", typeof fields>;

function FullWidthFields({ module }: { module: FullWidthModule }) {
  const { change, backupPrefix } = useModuleEditing();
  const set = (key: "caption" | "text", value: string) => {
    const { [key]: _, ...rest } = module;
    change(value ? { ...rest, [key]: value } : rest);
  };
  return (
    <>
      <MediaField
        label="Picture or video"
        src={module.src}
        accept={moduleMediaTypes}
        emptyLabel="Click to upload full-width picture or video"
        replaceLabel="Replace full-width picture or video"
        onChange={(src) => change({ ...module, src })}
      />
      <RichTextArea
        label="Text over it (optional)"
        rows={3}
        value={module.text ?? ""}
        backupKey={`${backupPrefix}${module.id}_text`}
        onChange={(text) => set("text", text)}
      />
      <TextField
        label="Caption (optional)"
        value={module.caption ?? ""}
        onChange={({ target }) => set("caption", target.value)}
      />
    </>
  );
}

export const fullWidthModule = defineModule({
  name: "fullWidth",
  label: "Full Width",
  fields,
  input: ({ src, caption, text, markup }) => ({ media: src, caption, text, markup }),
  preview: ({ src, caption, text, markup }, { findMedia }) => ({
    media: findMedia(src),
    caption: caption ?? "",
    textHtml: previewHtml(text, markup),
  }),
  wordsOf: ({ caption, text }) => text || (caption ?? ""),
  describe: ({ caption, text }) => ({ text: text ?? "", captions: caption ? [caption] : [] }),
  Fields: FullWidthFields,
});
