import "./AutoSaveIndicator.css";

type Props = { state: "unsaved" | "stored" | "saved" };

/** Shows that unsaved changes are stored in this browser. The dot pulses until the latest change is stored. */
export function AutoSaveIndicator({ state }: Props) {
  return (
    <p className="auto-save-indicator muted close-lines" role="status" data-state={state}>
      {state !== "saved" && "Auto-saving changes..."}
    </p>
  );
}
