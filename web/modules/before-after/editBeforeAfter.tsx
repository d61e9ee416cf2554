import { MediaField } from "../../admin/edit/images/MediaField";
import { ViewField } from "../../admin/edit/images/view/ViewField";
import { useModuleEditing } from "../../admin/edit/modules/ModuleEditing";
import { places } from "../../media/places";
import { TextField } from "../../ui/field/TextField";
import { mediaView } from "../editing/mediaView";
import { defineModule, type ModuleOf } from "../editing/moduleDefinition";
import { media, optionalText } from "../editing/storedFields";

const fields = {
  beforeSrc: media,
  beforeSrcView: mediaView,
  afterSrc: media,
  afterSrcView: mediaView,
  caption: optionalText,
};

type BeforeAfterModule = ModuleOf<"beforeAfter", typeof fields>;

const sides = [
  { key: "beforeSrc", label: "Before", name: "picture before" },
  { key: "afterSrc", label: "After", name: "picture after" },
] as const;

function BeforeAfterFields({ module }: { module: BeforeAfterModule }) {
  const { change, changeFields } = useModuleEditing();
  return (
    <>
      <div className="module-fields-halves">
        {sides.map(({ key, label, name }) => (
          <div key={key} className="module-fields-half">
            <MediaField
              label={label}
              src={module[key]}
              accept="image/*"
              emptyLabel={`Click to upload ${name}`}
              replaceLabel={`Replace ${name}`}
              place={module[`${key}View`]?.frame ? undefined : places.pageWidth}
              onChange={(src) => changeFields(module, { [key]: src })}
            />
            <ViewField
              label={name}
              src={module[key]}
              view={module[`${key}View`]}
              onChange={(view) => changeFields(module, { [`${key}View`]: view })}
            />
          </div>
        ))}
      </div>
      <TextField
        label="Caption (optional)"
        value={module.caption ?? ""}
        onChange={({ target }) => {
          const { caption: _, ...rest } = module;
          change(target.value ? { ...rest, caption: target.value } : rest);
        }}
      />
    </>
  );
}

export const beforeAfterModule = defineModule({
  name: "beforeAfter",
  label: "Before and After",
  fields,
  views: { beforeView: "beforeSrcView", afterView: "afterSrcView" },
  input: ({ beforeSrc, afterSrc, caption }) => ({ before: beforeSrc, after: afterSrc, caption }),
  preview: ({ beforeSrc, afterSrc, caption }, { findMedia }) => ({
    before: findMedia(beforeSrc),
    after: findMedia(afterSrc),
    caption: caption ?? "",
  }),
  shownBy: ({ beforeSrc, afterSrc, caption }) => [beforeSrc, afterSrc, caption],
  wordsOf: ({ caption }) => caption ?? "",
  describe: ({ caption }) => ({ captions: caption ? [caption] : [] }),
  Fields: BeforeAfterFields,
});
