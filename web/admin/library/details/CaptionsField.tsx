import { useRef, useState } from "react";
import { faultOfWebVtt, normalizeWebVtt } from "../../../../markup/web-vtt";
import { canonicalTag } from "../../../../words/languages";
import { Button } from "../../../ui/button/Button";
import { TextAreaField } from "../../../ui/field/TextAreaField";
import { TextField } from "../../../ui/field/TextField";
import { createId } from "../../createId";
import { showFailure } from "../../showFailure";
import { useFileDialog } from "../files/useFileDialog";
import { languageOf, readCaptions } from "./captionFile";
import "./CaptionsField.css";

/** The captions of a video in one language. */
export type Captions = { language: string; label: string; webVtt: string };

type Props = {
  captions: readonly Captions[];
  /** Why the captions were not stored. */
  errorMessage?: string | undefined;
  onChange: (captions: Captions[]) => void;
};

const firstLine = "WEBVTT\n\n00:00.000 --> 00:04.000\n";

/** The captions of a video. The owner adds them from files, or types them as lines with their times. */
export function CaptionsField({ captions, errorMessage, onChange }: Props) {
  const add = (language: string, webVtt: string) =>
    onChange([...captions, { language, label: nameOf(language), webVtt }]);
  const dialog = useFileDialog({
    label: "File with captions",
    accept: ".vtt,.srt,text/vtt",
    onFiles: async ([file]) => {
      if (!file) return;
      try {
        add(languageOf(file.name), await readCaptions(file));
      } catch {
        showFailure(
          "The captions could not be read",
          "Choose a WebVTT or SubRip file of at most 800 KB.",
        );
      }
    },
  });
  // An id stays with its captions, so that React removes the elements of the captions that go.
  const [ids, setIds] = useState(() => captions.map(createId));
  if (ids.length !== captions.length) setIds(captions.map((_, at) => ids[at] ?? createId()));
  const edit = (at: number, change: Partial<Captions>) =>
    onChange(captions.map((each, index) => (index === at ? { ...each, ...change } : each)));
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const remove = (at: number) => {
    // Before the removal, because a dialog moves a lost focus to its first control.
    const places = fieldset.current?.querySelectorAll(".captions-language, .captions-actions");
    places?.[at + 1]?.querySelector<HTMLElement>("input, button")?.focus();
    setIds(ids.toSpliced(at, 1));
    onChange(captions.toSpliced(at, 1));
  };
  return (
    <fieldset className="stack" ref={fieldset}>
      <legend className="field-label">Captions</legend>
      <p className="field-description">
        What is said and heard, for those who do not hear it. Whoever may see the video may read
        them.
      </p>
      {captions.map(({ language, label, webVtt }, at) => (
        <div className="captions-language stack" key={ids[at]}>
          <TextField
            label="Language"
            description="Its code, such as de or pt-BR."
            autoComplete="off"
            errorMessage={canonicalTag(language) ? undefined : "This is not a language code."}
            value={language}
            onChange={({ target }) =>
              edit(at, {
                language: target.value,
                ...(label === nameOf(language) && { label: nameOf(target.value) }),
              })
            }
          />
          <TextField
            label="Name in the player"
            autoComplete="off"
            value={label}
            onChange={({ target }) => edit(at, { label: target.value })}
          />
          <TextAreaField
            label={`Lines in ${label || language}`}
            description="Each begins with its time, such as 00:01.000 --> 00:04.000, and ends with an empty line."
            rows={8}
            spellCheck={false}
            lang={canonicalTag(language) ?? undefined}
            errorMessage={faultOfWebVtt(normalizeWebVtt(webVtt)) ?? undefined}
            value={webVtt}
            onChange={({ target }) => edit(at, { webVtt: target.value })}
          />
          <Button size="small" variant="destructive" onClick={() => remove(at)}>
            Remove {label || language}
          </Button>
        </div>
      ))}
      {errorMessage && (
        <p className="field-error" role="alert">
          {errorMessage}
        </p>
      )}
      <div className="captions-actions wrap">
        <Button size="small" onClick={dialog.open}>
          Add a File
        </Button>
        <Button size="small" onClick={() => add("en", firstLine)}>
          Write Captions
        </Button>
        {dialog.input}
      </div>
    </fieldset>
  );
}

/** The name of a language in that language. Empty if the code is not a language code. */
function nameOf(language: string): string {
  const tag = canonicalTag(language);
  return (tag && new Intl.DisplayNames([tag], { type: "language" }).of(tag)) || "";
}
