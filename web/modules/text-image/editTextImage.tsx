import { moduleMediaTypes } from "../../admin/edit/images/FilePicker";
import { MediaField } from "../../admin/edit/images/MediaField";
import { useModuleEditing } from "../../admin/edit/modules/ModuleEditing";
import { RichTextArea } from "../../admin/edit/rich-text/RichTextArea";
import { defineModule, type ModuleOf, sideNames } from "../editing/moduleDefinition";
import { previewHtml } from "../editing/richText";
import { SideChoice } from "../editing/SideChoice";
import { leftSide, media, optionalMarkup, text } from "../editing/storedFields";

const fields = {
  content: text,
  markup: optionalMarkup,
  imageSrc: media,
  imagePosition: leftSide,
};

type TextImageModule = ModuleOf<"textImage", typeof fields>;

function TextImageFields({ module }: { module: TextImageModule }) {
  const { change, backupPrefix } = useModuleEditing();
  return (
    <>
      <RichTextArea
        label="Text content"
        value={module.content}
        backupKey={`${backupPrefix}${module.id}_content`}
        onChange={(content) => change({ ...module, content })}
      />
      <div className="module-fields-row">
        <MediaField
          label="Image"
          src={module.imageSrc}
          accept={moduleMediaTypes}
          emptyLabel="Click to upload image or video"
          replaceLabel="Replace image or video"
          onChange={(imageSrc) => change({ ...module, imageSrc })}
        />
        <SideChoice
          label="Image position"
          value={module.imagePosition}
          onChange={(imagePosition) => imagePosition && change({ ...module, imagePosition })}
        />
      </div>
    </>
  );
}

export const textImageModule = defineModule({
  name: "textImage",
  label: "Text + Image",
  fields,
  input: ({ content, markup, imageSrc, imagePosition }) => ({
    content,
    markup,
    media: imageSrc,
    imagePosition: sideNames[imagePosition],
  }),
  preview: ({ content, markup, imageSrc, imagePosition }, { findMedia }) => ({
    contentHtml: previewHtml(content, markup),
    media: findMedia(imageSrc),
    imagePosition: sideNames[imagePosition],
  }),
  wordsOf: ({ content }) => content,
  describe: ({ content, imagePosition }) => ({
    facts: [`Picture ${imagePosition}`],
    text: content,
  }),
  Fields: TextImageFields,
});
