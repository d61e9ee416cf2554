import { moduleMediaTypes } from "../../admin/edit/images/FilePicker";
import { MediaField } from "../../admin/edit/images/MediaField";
import { useModuleEditing } from "../../admin/edit/modules/ModuleEditing";
import { RichTextArea } from "../../admin/edit/rich-text/RichTextArea";
import { defineModule, type ModuleOf } from "../editing/moduleDefinition";
import { previewHtml } from "../editing/richText";
import { media, optionalMarkup, optionalText } from "../editing/storedFields";

const fields = {
  leftImageSrc: media,
  rightImageSrc: media,
  leftImageText: optionalText,
  rightImageText: optionalText,
  markup: optionalMarkup,
};

type ImageImageModule = ModuleOf<"imageImage", typeof fields>;

const halves = [
  { side: "left", name: "Left", src: "leftImageSrc", text: "leftImageText" },
  { side: "right", name: "Right", src: "rightImageSrc", text: "rightImageText" },
] as const;

function ImageImageFields({ module }: { module: ImageImageModule }) {
  const { change, changeFields, backupPrefix } = useModuleEditing();
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
            onChange={(address) => changeFields(module, { [src]: address })}
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

export const imageImageModule = defineModule({
  name: "imageImage",
  label: "Image + Image",
  fields,
  input: ({ leftImageSrc, rightImageSrc, leftImageText, rightImageText, markup }) => ({
    left: leftImageSrc,
    right: rightImageSrc,
    leftText: leftImageText,
    rightText: rightImageText,
    markup,
  }),
  preview: (
    { leftImageSrc, rightImageSrc, leftImageText, rightImageText, markup },
    { findMedia },
  ) => ({
    left: findMedia(leftImageSrc),
    right: findMedia(rightImageSrc),
    leftTextHtml: previewHtml(leftImageText, markup),
    rightTextHtml: previewHtml(rightImageText, markup),
  }),
  wordsOf: ({ leftImageText, rightImageText }) =>
    [leftImageText, rightImageText].filter(Boolean).join("\n"),
  describe: ({ leftImageText, rightImageText }) => ({
    captions: [
      ...(leftImageText ? [`Left: ${leftImageText}`] : []),
      ...(rightImageText ? [`Right: ${rightImageText}`] : []),
    ],
  }),
  Fields: ImageImageFields,
});
