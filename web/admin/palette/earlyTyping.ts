import { isDialogOpen } from "../../ui/dialog/isDialogOpen";

/** What is typed after the search was asked for, until its field is there to take it. */
export type EarlyTyping = {
  begin: () => void;
  /** Ends it. @returns what was typed since it began */
  take: () => string;
};

export function createEarlyTyping(): EarlyTyping {
  let typed = "";
  const end = () => window.removeEventListener("keydown", note, { capture: true });
  const note = (event: KeyboardEvent) => {
    // Its field is there, or was never gone.
    if (isDialogOpen()) return end();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Backspace") typed = typed.slice(0, -1);
    else if ([...event.key].length === 1) typed += event.key;
    else return;
    // The button that opened the search has the focus, and a space would press it again.
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    begin: () => {
      typed = "";
      window.addEventListener("keydown", note, { capture: true });
    },
    take: () => {
      end();
      return typed;
    },
  };
}
