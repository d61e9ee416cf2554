import { useModuleEditing } from "../../admin/edit/modules/ModuleEditing";
import { MarkupField } from "../../admin/edit/rich-text/MarkupField";
import { useMarkup } from "../../admin/edit/rich-text/useMarkup";
import { TextField } from "../../ui/field/TextField";
import { defineModule, type ModuleOf, sideNames } from "../editing/moduleDefinition";
import { previewHtml } from "../editing/richText";
import { SideChoice } from "../editing/SideChoice";
import {
  optionalMarkup,
  optionalSide,
  optionalText,
  type Side,
  text,
} from "../editing/storedFields";

/** A title that is missing is the name of the section; an empty one is none. */
const fields = {
  content: text,
  markup: optionalMarkup,
  textPosition: optionalSide,
  title: optionalText,
};

type TextModule = ModuleOf<"text", typeof fields>;

const mapContent = (module: TextModule, map: (text: string) => string): TextModule => ({
  ...module,
  content: map(module.content),
});

function TextFields({ module, defaultTitle }: { module: TextModule; defaultTitle: string }) {
  const { change } = useModuleEditing();
  const { textOf, changeText } = useMarkup(module, mapContent);
  const place = (textPosition: Side | undefined) => {
    const { textPosition: _, ...rest } = module;
    change(textPosition ? { ...rest, textPosition } : rest);
  };
  return (
    <>
      <div className="module-fields-row">
        <TextField
          label="Title"
          placeholder="Enter H2 title (leave empty for no title)"
          value={module.title ?? defaultTitle}
          onChange={({ target }) => change({ ...module, title: target.value })}
        />
        <SideChoice
          label="Text position"
          value={module.textPosition}
          noneLabel="Default"
          onChange={place}
        />
      </div>
      <MarkupField
        label="Content"
        moduleId={module.id}
        name="content"
        splits
        value={textOf(module.content)}
        onChange={(stored, origin) =>
          changeText((each, content) => ({ ...each, content }), stored, origin)
        }
      />
    </>
  );
}

export const textModule = defineModule({
  name: "text",
  label: "Text",
  fields,
  input: ({ content, markup, title, textPosition }) => ({
    content,
    markup,
    title,
    textPosition: textPosition && sideNames[textPosition],
  }),
  preview: ({ content, markup, title, textPosition }, { defaultTitle }) => ({
    contentHtml: previewHtml(content, markup),
    title: title ?? defaultTitle,
    textPosition: textPosition ? sideNames[textPosition] : null,
  }),
  shownBy: ({ content, title }) => [content, title],
  wordsOf: ({ content, title }) => content || (title ?? ""),
  describe: ({ content, title, textPosition }) => ({
    facts: [
      ...(title === undefined ? [] : [title ? `Title: ${title}` : "No title"]),
      ...(textPosition ? [`Text ${textPosition}`] : []),
    ],
    text: content,
  }),
  Fields: TextFields,
});
