import { TextField } from "../../../ui/field/TextField";
import { useModuleEditing } from "../modules/ModuleEditing";
import { MarkupField } from "../rich-text/MarkupField";
import { useMarkup } from "../rich-text/useMarkup";
import type { ModuleOf, OwnParts } from "./moduleDefinition";
import { boldText } from "./richText";
import "./ModuleFields.css";

type ColumnsModule = ModuleOf<"columns">;
type Column = ColumnsModule["items"][number];

const places = ["First", "Second", "Third"];
const blank: Column = { title: "", content: "" };

/** The columns up to the last one that has a title or a text. */
function written(columns: readonly Column[]): Column[] {
  const last = columns.findLastIndex(({ title, content }) => title || content);
  return columns.slice(0, last + 1);
}

const columnsOf = ({ items }: ColumnsModule) => places.map((_, place) => items[place] ?? blank);

function withColumn(module: ColumnsModule, place: number, changes: Partial<Column>): ColumnsModule {
  const changed = columnsOf(module).map((column, index) =>
    index === place ? { ...column, ...changes } : column,
  );
  return { ...module, items: written(changed) };
}

const mapContents = (module: ColumnsModule, map: (text: string) => string): ColumnsModule => ({
  ...module,
  items: module.items.map((item) => ({ ...item, content: map(item.content) })),
});

function ColumnsFields({ module }: { module: ColumnsModule }) {
  const { change } = useModuleEditing();
  const { textOf, changeText } = useMarkup(module, mapContents);
  const columns = columnsOf(module);
  return (
    <div className="module-fields-halves stack-widest">
      {columns.map(({ title, content }, place) => (
        <div key={places[place]} className="module-fields-half stack-wider">
          <TextField
            label={`${places[place]} title (optional)`}
            value={title}
            onChange={({ target }) => change(withColumn(module, place, { title: target.value }))}
          />
          <MarkupField
            label={`${places[place]} text${place === 2 ? " (optional)" : ""}`}
            moduleId={module.id}
            name={`column_${place}`}
            value={textOf(content)}
            onChange={(stored, origin) =>
              changeText((each, text) => withColumn(each, place, { content: text }), stored, origin)
            }
          />
        </div>
      ))}
    </div>
  );
}

export const columnsParts: OwnParts<"columns"> = {
  Fields: ColumnsFields,
  wordsOf: ({ items }) =>
    items.flatMap(({ title, content }) => [title, content].filter(Boolean)).join("\n"),
  describe: ({ items, markup }) => ({
    text: items
      .map(({ title, content }) =>
        [title && boldText(title, markup), content].filter(Boolean).join("\n"),
      )
      .join("\n\n"),
  }),
};
