import { MediaField } from "../../admin/edit/images/MediaField";
import { ViewField } from "../../admin/edit/images/view/ViewField";
import { useModuleEditing } from "../../admin/edit/modules/ModuleEditing";
import { MarkupField } from "../../admin/edit/rich-text/MarkupField";
import { useMarkup } from "../../admin/edit/rich-text/useMarkup";
import { moduleMediaTypes } from "../../admin/library/files/FilePicker";
import { places } from "../../media/places";
import { TextField } from "../../ui/field/TextField";
import { mediaView } from "../editing/mediaView";
import { defineModule, type ModuleOf } from "../editing/moduleDefinition";
import { previewHtml } from "../editing/richText";
import { optionalMarkup, optionalMedia, optionalText, text } from "../editing/storedFields";

const fields = {
  text,
  markup: optionalMarkup,
  person: optionalText,
  role: optionalText,
  portraitSrc: optionalMedia,
  portraitSrcView: mediaView,
};

type QuoteModule = ModuleOf<"quote", typeof fields>;

const mapWords = (module: QuoteModule, map: (text: string) => string): QuoteModule => ({
  ...module,
  text: map(module.text),
});

function QuoteFields({ module }: { module: QuoteModule }) {
  const { change, changeFields } = useModuleEditing();
  const { textOf, changeText } = useMarkup(module, mapWords);
  const set = (key: "person" | "role" | "portraitSrc", value: string) => {
    const { [key]: _, ...rest } = module;
    change(value ? { ...rest, [key]: value } : rest);
  };
  return (
    <>
      <MarkupField
        label="Words"
        moduleId={module.id}
        name="text"
        value={textOf(module.text)}
        onChange={(stored, origin) =>
          changeText((each, words) => ({ ...each, text: words }), stored, origin)
        }
      />
      <div className="module-fields-halves">
        <TextField
          label="Person (optional)"
          value={module.person ?? ""}
          onChange={({ target }) => set("person", target.value)}
        />
        <TextField
          label="Role (optional)"
          placeholder="Head of Product, Harbour Museum"
          value={module.role ?? ""}
          onChange={({ target }) => set("role", target.value)}
        />
      </div>
      <MediaField
        label="Portrait (optional)"
        src={module.portraitSrc ?? ""}
        accept={moduleMediaTypes}
        emptyLabel="Click to upload portrait"
        replaceLabel="Replace portrait"
        place={places.face}
        onChange={(src) => set("portraitSrc", src)}
      />
      <ViewField
        label="portrait"
        src={module.portraitSrc ?? ""}
        view={module.portraitSrcView}
        box={1}
        onChange={(view) => changeFields(module, { portraitSrcView: view })}
      />
    </>
  );
}

export const quoteModule = defineModule({
  name: "quote",
  label: "Quote",
  fields,
  views: { portraitView: "portraitSrcView" },
  input: ({ text: words, markup, person, role, portraitSrc }) => ({
    text: words,
    markup,
    person,
    role,
    portrait: portraitSrc,
  }),
  preview: ({ text: words, markup, person, role, portraitSrc }, { findMedia }) => ({
    textHtml: previewHtml(words, markup),
    person: person ?? "",
    role: role ?? "",
    portrait: findMedia(portraitSrc ?? ""),
  }),
  shownBy: ({ text: words }) => [words],
  lacking: "words",
  wordsOf: ({ text: words, person }) => words || (person ?? ""),
  describe: ({ text: words, person, role }) => ({
    text: words,
    captions: [person, role].filter((line) => line !== undefined),
  }),
  Fields: QuoteFields,
});
