import { moduleMediaTypes } from "../../admin/edit/images/FilePicker";
import { MediaField } from "../../admin/edit/images/MediaField";
import { useModuleEditing } from "../../admin/edit/modules/ModuleEditing";
import { RichTextArea } from "../../admin/edit/rich-text/RichTextArea";
import { defineModule, type ModuleOf, sideNames } from "../editing/moduleDefinition";
import { SideChoice } from "../editing/SideChoice";
import { leftSide, media, text } from "../editing/storedFields";

const fields = { content: text, imageSrc: media, imagePosition: leftSide };

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
  input: ({ content, imageSrc, imagePosition }) => ({
    content,
    media: imageSrc,
    imagePosition: sideNames[imagePosition],
  }),
  preview: ({ content, imageSrc, imagePosition }, { findMedia }) => ({
    content,
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
