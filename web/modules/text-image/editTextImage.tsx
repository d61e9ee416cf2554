import { moduleMediaTypes } from "../images/FilePicker";
import { MediaField } from "../images/MediaField";
import type { TextImageModule } from "../model/contentModule";
import { RichTextArea } from "../rich-text/RichTextArea";
import { useModuleEditing } from "./ModuleEditing";
import { SideChoice } from "./SideChoice";

export function TextImageFields({ module }: { module: TextImageModule }) {
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
