import { type ClipboardEvent, useEffect, useId, useRef, useState } from "react";
import type { SectionKey } from "../../../../../content/sections";
import { useFileDrop } from "../../../../media/uploader/useFileDrop";
import { Button } from "../../../../ui/button/Button";
import { isComposing } from "../../../../ui/isComposing";
import { useUnsaved } from "../../../../ui/unsaved/unsavedForms";
import type { ClipboardContent } from "../../../rich-text/paste/readClipboard";
import { useModuleEditing } from "../ModuleEditing";
import type { Proposal, Proposed } from "./proposals";
import "../../../../ui/field/Field.css";
import "./SectionPaste.css";

type Props = {
  section: SectionKey;
  name: string;
  /** Whether a module is being dragged. The field is inert then, because it would accept the module's text. */
  isDragging: boolean;
};

/** Accepts pasted or dropped content at the end of a section, and offers modules for it. */
export function SectionPaste({ section, name, isDragging }: Props) {
  const { append } = useModuleEditing();
  const [typed, setTyped] = useState("");
  const [proposed, setProposed] = useState<Proposed | null>(null);
  const [problem, setProblem] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const group = useRef<HTMLFieldSetElement>(null);
  const summaryId = useId();
  useUnsaved(typed.trim() !== "" || proposed !== null);

  async function read(content: ClipboardContent) {
    try {
      // Imported on demand: the code that reads documents is large.
      const { proposeModules } = await import("./proposals");
      const found = proposeModules(content);
      setProposed(found);
      setProblem(found ? "" : "Nothing here can become a module.");
    } catch {
      setTyped(content.text);
      setProblem("This could not be read. Check the connection and try again.");
    }
  }

  const drop = useFileDrop((files) => void read({ html: "", text: "", files }));
  const handlePaste = (event: ClipboardEvent) => {
    const { clipboardData } = event;
    event.preventDefault();
    void read({
      html: clipboardData.getData("text/html"),
      text: clipboardData.getData("text/plain"),
      files: [...clipboardData.files],
    });
  };
  // Focuses the first proposal, because the proposals replace the focused field.
  useEffect(() => {
    if (proposed) group.current?.querySelector("button")?.focus();
  }, [proposed]);

  function close() {
    setProposed(null);
    setTyped("");
  }

  function cancel() {
    close();
    requestAnimationFrame(() => field.current?.focus());
  }

  function choose({ make }: Proposal) {
    close();
    append(section, make());
  }

  return (
    <div className="section-paste rounded" inert={isDragging} {...drop} onPaste={handlePaste}>
      {proposed ? (
        <fieldset
          ref={group}
          className="section-paste-choices cluster rounded"
          aria-labelledby={summaryId}
          onKeyDown={({ key }) => {
            if (key === "Escape") cancel();
          }}
        >
          <p className="section-paste-summary quiet" id={summaryId} role="status">
            {proposed.summary}. Add to {name} as:
          </p>
          {[...proposed.proposals.entries()].map(([place, proposal]) => (
            <Button
              key={proposal.label}
              size="small"
              variant={place === 0 ? "primary" : "secondary"}
              onClick={() => choose(proposal)}
            >
              {proposal.label}
            </Button>
          ))}
          <Button size="small" variant="quiet" onClick={cancel}>
            Cancel
          </Button>
        </fieldset>
      ) : (
        <input
          ref={field}
          className="section-paste-field fill small touchable rounded"
          data-focus="paste"
          aria-label={`Paste into ${name}`}
          placeholder="Paste or drop text, pictures, a video"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || isComposing(event) || !typed.trim()) return;
            event.preventDefault();
            void read({ html: "", text: typed, files: [] });
          }}
        />
      )}
      {problem && !proposed && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
