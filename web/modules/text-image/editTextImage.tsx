import { MediaField } from "../../admin/edit/images/MediaField";
import { ViewField } from "../../admin/edit/images/view/ViewField";
import { useModuleEditing } from "../../admin/edit/modules/ModuleEditing";
import { MarkupField } from "../../admin/edit/rich-text/MarkupField";
import { useMarkup } from "../../admin/edit/rich-text/useMarkup";
import { moduleMediaTypes } from "../../admin/library/files/FilePicker";
import { places } from "../../media/places";
import { mediaView } from "../editing/mediaView";
import { defineModule, type ModuleOf, sideNames } from "../editing/moduleDefinition";
import { previewHtml } from "../editing/richText";
import { SideChoice } from "../editing/SideChoice";
import { leftSide, media, optionalMarkup, text } from "../editing/storedFields";

const fields = {
  content: text,
  markup: optionalMarkup,
  imageSrc: media,
  imageSrcView: mediaView,
  imagePosition: leftSide,
};

type TextImageModule = ModuleOf<"textImage", typeof fields>;

const mapContent = (module: TextImageModule, map: (text: string) => string): TextImageModule => ({
  ...module,
  content: map(module.content),
});

function TextImageFields({ module }: { module: TextImageModule }) {
  const { change, changeFields } = useModuleEditing();
  const { textOf, changeText } = useMarkup(module, mapContent);
  return (
    <>
      <MarkupField
        label="Text content"
        moduleId={module.id}
        name="content"
        value={textOf(module.content)}
        onChange={(stored, origin) =>
          changeText((each, content) => ({ ...each, content }), stored, origin)
        }
      />
      <MediaField
        label="Image"
        src={module.imageSrc}
        accept={moduleMediaTypes}
        emptyLabel="Click to upload image or video"
        replaceLabel="Replace image or video"
        place={module.imageSrcView?.frame ? undefined : places.besideText}
        onChange={(imageSrc) => change({ ...module, imageSrc })}
      />
      <ViewField
        label="image"
        src={module.imageSrc}
        view={module.imageSrcView}
        onChange={(view) => changeFields(module, { imageSrcView: view })}
      />
      <SideChoice
        label="Image position"
        value={module.imagePosition}
        onChange={(imagePosition) => imagePosition && change({ ...module, imagePosition })}
      />
    </>
  );
}

export const textImageModule = defineModule({
  name: "textImage",
  label: "Text + Image",
  fields,
  views: { mediaView: "imageSrcView" },
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
  shownBy: ({ content, imageSrc }) => [content, imageSrc],
  wordsOf: ({ content }) => content,
  describe: ({ content, imagePosition }) => ({
    facts: [`Picture ${imagePosition}`],
    text: content,
  }),
  Fields: TextImageFields,
});
