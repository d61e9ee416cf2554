import { TextField } from "../../../ui/field/TextField";
import type { Side, TextModule } from "../model/contentModule";
import { RichTextArea } from "../rich-text/RichTextArea";
import { useModuleEditing } from "./ModuleEditing";
import { SideChoice } from "./SideChoice";

type Props = {
  module: TextModule;
  /** What the heading is while none was ever written. */
  defaultTitle: string;
};

export function TextFields({ module, defaultTitle }: Props) {
  const { change, backupPrefix } = useModuleEditing();
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
      <RichTextArea
        label="Content"
        value={module.content}
        backupKey={`${backupPrefix}${module.id}_content`}
        onChange={(content) => change({ ...module, content })}
      />
    </>
  );
}
