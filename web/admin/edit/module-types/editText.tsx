import { TextField } from "../../../ui/field/TextField";
import { useModuleEditing } from "../modules/ModuleEditing";
import { FieldControl } from "./FieldControl";
import type { ModuleOf, OwnParts } from "./moduleDefinition";
import "./ModuleFields.css";

type Props = { module: ModuleOf<"text">; defaultTitle: string };

/** The fields of a text module. A missing title means the section's default title; an empty one, no title. */
function TextFields({ module, defaultTitle }: Props) {
  const { changeFields } = useModuleEditing();
  return (
    <>
      <div className="module-fields-row stack-wider">
        <TextField
          label="Title"
          placeholder="Enter H2 title (leave empty for no title)"
          value={module.title ?? defaultTitle}
          onChange={({ target }) => changeFields(module, { title: target.value })}
        />
        <FieldControl module={module} name="textPosition" />
      </div>
      <FieldControl module={module} name="content" splits />
    </>
  );
}

export const textParts: OwnParts<"text"> = {
  Fields: TextFields,
  preview: ({ title }, { defaultTitle }) => ({ title: title ?? defaultTitle }),
  describe: ({ title, textPosition }) => ({
    facts: [
      ...(title === undefined ? [] : [title ? `Title: ${title}` : "No title"]),
      ...(textPosition ? [`Text ${textPosition}`] : []),
    ],
    captions: [],
  }),
};
