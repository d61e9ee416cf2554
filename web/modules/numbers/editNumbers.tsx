import { useModuleEditing } from "../../admin/edit/modules/ModuleEditing";
import { ListField } from "../../admin/list-field/ListField";
import { defineModule, type ModuleOf } from "../editing/moduleDefinition";
import { rows } from "../editing/storedFields";

const fields = { items: rows("value", "from", "label") };

type NumbersModule = ModuleOf<"numbers", typeof fields>;

const columns = [
  { key: "value", label: "Figure", placeholder: "84 %" },
  { key: "from", label: "Before (optional)", placeholder: "31 %" },
  { key: "label", label: "Label", placeholder: "of visitors finish the tour" },
] as const;

/** As the server has it. */
const most = 4;

function NumbersFields({ module }: { module: NumbersModule }) {
  const { change } = useModuleEditing();
  return (
    <ListField
      label="Figures"
      rowName="figure"
      columns={columns}
      rows={module.items}
      limit={most}
      onChange={(items) => change({ ...module, items })}
    />
  );
}

export const numbersModule = defineModule({
  name: "numbers",
  label: "Numbers",
  fields,
  input: ({ items }) => ({ items }),
  preview: ({ items }) => ({ items }),
  shownBy: ({ items }) => items.flatMap(({ value, label }) => [value, label]),
  wordsOf: ({ items }) =>
    items
      .map(({ value, label }) => `${value} ${label}`.trim())
      .filter(Boolean)
      .join(", "),
  describe: ({ items }) => ({
    captions: items.map(({ value, from, label }) =>
      [from && `${from} →`, value, label].filter(Boolean).join(" "),
    ),
  }),
  Fields: NumbersFields,
});
