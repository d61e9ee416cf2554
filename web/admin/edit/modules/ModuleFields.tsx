import type { ModuleDefinition } from "../../../../content/declare-module";
import { type SectionKey, sections } from "../../../../content/sections";
import { FieldControl } from "../module-types/FieldControl";
import { type ContentModule, moduleTypes } from "../module-types/moduleTypes";
import "../module-types/ModuleFields.css";

type Props = { module: ContentModule; section: SectionKey };

/** The form for all fields of a module, by its type. */
export function ModuleFields({ module, section }: Props) {
  const { definition, own } = moduleTypes[module.type];
  if (own.Fields) {
    return <own.Fields module={module} defaultTitle={sections[section].defaultTitle} />;
  }
  const { fields, form = Object.keys(fields) }: ModuleDefinition = definition;
  const control = (name: string) => (
    <FieldControl key={name} module={module} name={name as never} />
  ); // `name` is a field of the module
  return form.map((entry) =>
    typeof entry === "string" ? (
      control(entry)
    ) : (
      <div key={entry.beside.join()} className="module-fields-halves stack-widest">
        {entry.beside.map((column) => (
          <div key={column.join()} className="module-fields-half stack-wider">
            {column.map(control)}
          </div>
        ))}
      </div>
    ),
  );
}
