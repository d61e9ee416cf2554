import { useModuleEditing } from "../../admin/edit/modules/ModuleEditing";
import { RichTextArea } from "../../admin/edit/rich-text/RichTextArea";
import { TextField } from "../../ui/field/TextField";
import { defineModule, type ModuleOf } from "../editing/moduleDefinition";
import { boldText, previewHtml } from "../editing/richText";
import { optionalMarkup, rows } from "../editing/storedFields";

const fields = { items: rows("title", "content"), markup: optionalMarkup };

type ColumnsModule = ModuleOf<"columns", typeof fields>;
type Column = ColumnsModule["items"][number];

const places = ["First", "Second", "Third"];
const blank: Column = { title: "", content: "" };

/** All up to the last one that says something. */
function written(columns: readonly Column[]): Column[] {
  const last = columns.findLastIndex(({ title, content }) => title || content);
  return columns.slice(0, last + 1);
}

function ColumnsFields({ module }: { module: ColumnsModule }) {
  const { change, backupPrefix } = useModuleEditing();
  const columns = places.map((_, place) => module.items[place] ?? blank);
  const set = (place: number, changes: Partial<Column>) => {
    const changed = columns.map((column, index) =>
      index === place ? { ...column, ...changes } : column,
    );
    change({ ...module, items: written(changed) });
  };
  return (
    <div className="module-fields-halves">
      {columns.map(({ title, content }, place) => (
        <div key={places[place]} className="module-fields-half">
          <TextField
            label={`${places[place]} title (optional)`}
            value={title}
            onChange={({ target }) => set(place, { title: target.value })}
          />
          <RichTextArea
            label={`${places[place]} text${place === 2 ? " (optional)" : ""}`}
            rows={4}
            value={content}
            backupKey={`${backupPrefix}${module.id}_column_${place}`}
            onChange={(text) => set(place, { content: text })}
          />
        </div>
      ))}
    </div>
  );
}

export const columnsModule = defineModule({
  name: "columns",
  label: "Columns",
  fields,
  input: ({ items, markup }) => ({ items, markup }),
  preview: ({ items, markup }) => ({
    items: items.map(({ title, content }) => ({
      title,
      contentHtml: previewHtml(content, markup),
    })),
  }),
  wordsOf: ({ items }) =>
    items.flatMap(({ title, content }) => [title, content].filter(Boolean)).join("\n"),
  describe: ({ items, markup }) => ({
    text: items
      .map(({ title, content }) =>
        [title && boldText(title, markup), content].filter(Boolean).join("\n"),
      )
      .join("\n\n"),
  }),
  Fields: ColumnsFields,
});
