import { MediaField } from "../../admin/edit/images/MediaField";
import { ViewField } from "../../admin/edit/images/view/ViewField";
import { useModuleEditing } from "../../admin/edit/modules/ModuleEditing";
import { MarkupField } from "../../admin/edit/rich-text/MarkupField";
import { useMarkup } from "../../admin/edit/rich-text/useMarkup";
import { moduleMediaTypes } from "../../admin/library/files/FilePicker";
import { places } from "../../media/places";
import { mediaView } from "../editing/mediaView";
import { defineModule, type ModuleOf } from "../editing/moduleDefinition";
import { previewHtml } from "../editing/richText";
import { media, optionalMarkup, optionalText } from "../editing/storedFields";

const fields = {
  leftImageSrc: media,
  leftImageSrcView: mediaView,
  rightImageSrc: media,
  rightImageSrcView: mediaView,
  leftImageText: optionalText,
  rightImageText: optionalText,
  markup: optionalMarkup,
};

type ImageImageModule = ModuleOf<"imageImage", typeof fields>;

const halves = [
  { side: "left", name: "Left", src: "leftImageSrc", text: "leftImageText" },
  { side: "right", name: "Right", src: "rightImageSrc", text: "rightImageText" },
] as const;

/** An empty text is none. */
function withText(
  module: ImageImageModule,
  name: "leftImageText" | "rightImageText",
  words: string,
): ImageImageModule {
  const { [name]: _, ...rest } = module;
  return words ? { ...module, [name]: words } : rest;
}

const mapTexts = (module: ImageImageModule, map: (text: string) => string): ImageImageModule =>
  halves.reduce((mapped, { text }) => withText(mapped, text, map(mapped[text] ?? "")), module);

function ImageImageFields({ module }: { module: ImageImageModule }) {
  const { changeFields } = useModuleEditing();
  const { textOf, changeText } = useMarkup(module, mapTexts);
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
            place={module[`${src}View`]?.frame ? undefined : places.halfWidth}
            onChange={(address) => changeFields(module, { [src]: address })}
          />
          <ViewField
            label={`${side} image`}
            src={module[src]}
            view={module[`${src}View`]}
            onChange={(view) => changeFields(module, { [`${src}View`]: view })}
          />
          <MarkupField
            label={`${name} text (optional)`}
            moduleId={module.id}
            name={text}
            value={textOf(module[text] ?? "")}
            onChange={(stored, origin) =>
              changeText((each, words) => withText(each, text, words), stored, origin)
            }
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
  views: { leftView: "leftImageSrcView", rightView: "rightImageSrcView" },
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
  shownBy: ({ leftImageSrc, rightImageSrc, leftImageText, rightImageText }) => [
    leftImageSrc,
    rightImageSrc,
    leftImageText,
    rightImageText,
  ],
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
