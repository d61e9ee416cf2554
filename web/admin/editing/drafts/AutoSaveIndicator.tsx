import "./AutoSaveIndicator.css";

type Props = { state: "unsaved" | "stored" | "saved" };

/** Says while changes wait to be saved that this browser stores them. Its dot beats until it has. */
export function AutoSaveIndicator({ state }: Props) {
  return (
    <p className="auto-save-indicator" role="status" data-state={state}>
      {state !== "saved" && "Auto-saving changes..."}
    </p>
  );
}
