import { useModuleEditing } from "../../admin/edit/modules/ModuleEditing";
import { TextAreaField } from "../../ui/field/TextAreaField";
import { TextField } from "../../ui/field/TextField";
import { defineModule, type ModuleOf } from "../editing/moduleDefinition";
import { optionalText, text } from "../editing/storedFields";

const fields = { language: optionalText, content: text };

type CodeModule = ModuleOf<"code", typeof fields>;

function CodeFields({ module }: { module: CodeModule }) {
  const { change } = useModuleEditing();
  return (
    <>
      <TextField
        label="Language (optional)"
        placeholder="TypeScript"
        value={module.language ?? ""}
        onChange={({ target }) => {
          const { language: _, ...rest } = module;
          change(target.value ? { ...rest, language: target.value } : rest);
        }}
      />
      <TextAreaField
        label="Code"
        rows={8}
        dir="ltr"
        data-code
        spellCheck={false}
        autoCapitalize="off"
        autoCorrect="off"
        value={module.content}
        onChange={({ target }) => change({ ...module, content: target.value })}
      />
    </>
  );
}

export const codeModule = defineModule({
  name: "code",
  label: "Code",
  fields,
  input: ({ language, content }) => ({ language, content }),
  preview: ({ language, content }) => ({ language: language ?? "", content }),
  shownBy: ({ content }) => [content],
  lacking: "code",
  wordsOf: ({ content }) => content,
  describe: ({ language, content }) => ({
    facts: language ? [language] : [],
    captions: [content],
  }),
  Fields: CodeFields,
});
