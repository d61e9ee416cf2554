import { type ModuleField, modulePartsOf } from "../../../../content/declare-module";
import {
  type ModuleDefinitions,
  type ModuleType,
  moduleDefinitions,
} from "../../../../content/module-types";
import { type Place, places } from "../../../media/places";
import { ChoiceGroup } from "../../../ui/choice/ChoiceGroup";
import { TextField } from "../../../ui/field/TextField";
import { moduleMediaTypes } from "../../library/files/FilePicker";
import { ListField } from "../../list-field/ListField";
import type { ListRow } from "../../list-field/listColumn";
import { MediaField } from "../images/MediaField";
import { ViewField } from "../images/view/ViewField";
import { useModuleEditing } from "../modules/ModuleEditing";
import { MarkupField } from "../rich-text/MarkupField";
import { type MarkedModule, useMarkup } from "../rich-text/useMarkup";
import { editParts, mapRichTexts } from "./fieldKinds";
import { readView } from "./mediaView";
import type { ModuleOf } from "./moduleDefinition";

type Props<Type extends ModuleType> = {
  module: ModuleOf<Type>;
  /** The name of the field in GraphQL. */
  name: keyof ModuleDefinitions[Type]["fields"];
  /** Whether the module has only this text. A pasted picture then splits it into several modules. */
  splits?: boolean;
  /** A text to suggest as the description of a picture that has no description. */
  suggestion?: string | undefined;
  /** The page's ratio for the picture (width divided by height), if it depends on the module's values. */
  box?: number | undefined;
};

const labelOf = ({ label, isOptional }: Pick<ModuleField, "label" | "isOptional">) =>
  isOptional ? `${label} (optional)` : label;

/** The control for one field of a module, by the kind of the field. */
export function FieldControl<Type extends ModuleType>(props: Props<Type>) {
  const { module, name, splits, suggestion, box } = props;
  const { changeFields } = useModuleEditing();
  const fields: Readonly<Record<PropertyKey, ModuleField>> = moduleDefinitions[module.type].fields;
  const field = fields[name];
  if (!field) throw new Error(`No ${module.type} has ${String(name)}`);
  const key = field.stored ?? String(name);
  const value: unknown = Reflect.get(module, key);
  const text = String(value ?? "");
  const set = (changed: unknown, changedKey = key) =>
    changeFields(module, { [changedKey]: changed } as object); // its type follows from the kind of the field
  const setText = (changed: string) => set(field.isOptional ? changed || undefined : changed);
  switch (field.kind) {
    case "text":
      return (
        <TextField
          label={labelOf(field)}
          placeholder={field.placeholder}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      );
    case "richText":
      return (
        <RichTextControl
          module={module as MarkedModule} // modules with rich text have this type
          label={labelOf(field)}
          name={key}
          isOptional={field.isOptional}
          splits={splits}
        />
      );
    case "media": {
      const place: Place = places[field.place as keyof typeof places]; // the type Placed checks this
      const shape = box ?? (place.height && place.width / place.height);
      const view = readView(Reflect.get(module, `${key}View`));
      return (
        <>
          <MediaField
            label={labelOf(field)}
            src={text}
            accept={field.isPicture ? "image/*" : moduleMediaTypes}
            emptyLabel={`Click to upload ${field.uploadNoun ?? field.noun}`}
            replaceLabel={`Replace ${field.uploadNoun ?? field.noun}`}
            // In a device frame, a picture may have any size, unless the page shows it at a fixed ratio.
            place={view?.frame && !shape ? undefined : place}
            suggestion={suggestion}
            onChange={setText}
          />
          <ViewField
            label={field.noun}
            src={text}
            view={view}
            box={shape}
            onChange={(changed) => set(changed, `${key}View`)}
          />
        </>
      );
    }
    case "choice":
      return (
        <ChoiceGroup
          label={field.label}
          value={text}
          options={[
            ...(field.isOptional ? [{ value: "", label: "Default" }] : []),
            ...Object.entries(field.options).map(([option, label]) => ({ value: option, label })),
          ]}
          onChange={(chosen) => set(chosen || undefined)}
        />
      );
    case "texts":
      // Fields of this kind occur only in the rows of a table, which has its own editor.
      return null;
    case "rows":
      return (
        <ListField
          label={field.label}
          rowName={field.row.noun}
          columns={Object.entries(field.row.fields).map(([cell, said]) => ({
            key: cell,
            label: labelOf(said),
            placeholder: said.kind === "text" ? said.placeholder : undefined,
          }))}
          rows={value as ListRow<string>[]} // the value of a field of this kind
          limit={field.max}
          onChange={set}
        />
      );
  }
}

type RichTextProps = {
  module: MarkedModule;
  label: string;
  /** The key of the text in the module. */
  name: string;
  isOptional: boolean | undefined;
  splits: boolean | undefined;
};

/** The control for a rich text. The module's field `markup` is the format of all its rich texts. */
function RichTextControl({ module, label, name, isOptional, splits = false }: RichTextProps) {
  const { textOf, changeText } = useMarkup(module, (each, map) =>
    mapRichTexts(editParts(modulePartsOf(moduleDefinitions[each.type])), each, map),
  );
  return (
    <MarkupField
      label={label}
      moduleId={module.id}
      name={name}
      splits={splits}
      value={textOf(String(Reflect.get(module, name) ?? ""))}
      onChange={(stored, origin) =>
        changeText(
          (each, text) => ({ ...each, [name]: isOptional ? text || undefined : text }),
          stored,
          origin,
        )
      }
    />
  );
}
