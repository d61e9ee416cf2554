import { moduleMediaTypes } from "../images/FilePicker";
import { MediaField } from "../images/MediaField";
import type { ImageImageModule } from "../model/contentModule";
import { RichTextArea } from "../rich-text/RichTextArea";
import { useModuleEditing } from "./ModuleEditing";

const halves = [
  { side: "left", name: "Left", src: "leftImageSrc", text: "leftImageText" },
  { side: "right", name: "Right", src: "rightImageSrc", text: "rightImageText" },
] as const;

export function ImageImageFields({ module }: { module: ImageImageModule }) {
  const { change, backupPrefix } = useModuleEditing();
  return (
    <div className="module-fields-halves">
      {halves.map(({ side, name, src, text }) => (
        <div key={side} className="module-fields-half">
          <MediaField
            label={`${name} image`}
            src={module[src]}
            accept={moduleMediaTypes}
            emptyLabel={`Click to upload ${side} image or video`}
            replaceLabel={`Replace ${side} image or video`}
            onChange={(address) => change({ ...module, [src]: address })}
          />
          <RichTextArea
            label={`${name} text (optional)`}
            rows={3}
            value={module[text] ?? ""}
            backupKey={`${backupPrefix}${module.id}_${text}`}
            onChange={(written) => {
              const { [text]: _, ...rest } = module;
              change(written ? { ...module, [text]: written } : rest);
            }}
          />
        </div>
      ))}
    </div>
  );
}
