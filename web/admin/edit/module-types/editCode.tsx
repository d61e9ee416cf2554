import { TextAreaField } from "../../../ui/field/TextAreaField";
import { useModuleEditing } from "../modules/ModuleEditing";
import { FieldControl } from "./FieldControl";
import type { ModuleOf, OwnParts } from "./moduleDefinition";

function CodeFields({ module }: { module: ModuleOf<"code"> }) {
  const { changeFields } = useModuleEditing();
  return (
    <>
      <FieldControl module={module} name="language" />
      <TextAreaField
        label="Code"
        rows={8}
        dir="ltr"
        data-code
        spellCheck={false}
        autoCapitalize="off"
        autoCorrect="off"
        value={module.content}
        onChange={({ target }) => changeFields(module, { content: target.value })}
      />
    </>
  );
}

export const codeParts: OwnParts<"code"> = {
  Fields: CodeFields,
  describe: ({ language, content }) => ({
    facts: language ? [language] : [],
    captions: [content],
  }),
};
