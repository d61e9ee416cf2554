import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { isDialogOpen } from "../../ui/dialog/isDialogOpen";
import { shortcutLetter } from "../../ui/shortcutLetter";
import { showProblem } from "../../ui/toast/showToast";
import { type Palette, PaletteContext } from "../layout/PaletteContext";
import type { PaletteDialog } from "./PaletteDialog";

const loadDialog = () => import("./PaletteDialog");

/** Provides the owner's search, which opens on Ctrl+K or ⌘K and by a PaletteButton among the children. */
export function PaletteProvider({ children }: { children: ReactNode }) {
  const [Dialog, setDialog] = useState<typeof PaletteDialog | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [earlyTyping] = useState(createEarlyTyping);
  const [palette] = useState<Palette>(() => ({
    prepare: () => loadDialog().catch(() => {}),
    open: async () => {
      const left = earlyTyping.begin();
      try {
        const loaded = await loadDialog();
        setDialog(() => loaded.PaletteDialog);
        if (!left.aborted) setOpen(true);
      } catch {
        earlyTyping.take();
        showProblem(
          "Error",
          "The search could not be loaded. Check your connection and try again.",
        );
      }
    },
  }));
  usePaletteShortcut(isOpen, isOpen ? () => setOpen(false) : palette.open);
  return (
    <PaletteContext value={palette}>
      {children}
      {Dialog && (
        <Dialog isOpen={isOpen} takeTyped={earlyTyping.take} onClose={() => setOpen(false)} />
      )}
    </PaletteContext>
  );
}

const isMac = () => /mac|iphone|ipad/i.test(navigator.platform);

/**
 * Opens the search on Ctrl+K, or on ⌘K on a Mac, where Ctrl+K deletes the rest of a line. The same keys close
 * the search. They do nothing while another dialog is open.
 */
function usePaletteShortcut(isOpen: boolean, toggle: () => void): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut = isMac() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
    if (!isShortcut || event.altKey || event.shiftKey || shortcutLetter(event) !== "k") return;
    // Browsers search the web with these keys.
    event.preventDefault();
    if (isOpen || !isDialogOpen()) toggle();
  });
  useEffect(() => {
    window.addEventListener("keydown", handleKeyDown);
    return () => window.removeEventListener("keydown", handleKeyDown);
  }, []);
}

/** Records what is typed after the search was opened, until its field is rendered and takes the text. */
type EarlyTyping = {
  /** @returns a signal that is aborted when the owner no longer waits for the search */
  begin: () => AbortSignal;
  /** Ends the recording. @returns the text that was typed since it began */
  take: () => string;
};

export function createEarlyTyping(): EarlyTyping {
  let typed = "";
  let waiting = new AbortController();
  const end = () => {
    window.removeEventListener("keydown", note, { capture: true });
    window.removeEventListener("pointerdown", leave, { capture: true });
  };
  const leave = () => {
    end();
    waiting.abort();
  };
  const note = (event: KeyboardEvent) => {
    // The dialog is open, or was opened again while it was closing: its field gets the keys.
    if (isDialogOpen()) return end();
    // Escape and a press elsewhere end the wait for a dialog that is still loading.
    if (event.key === "Escape") return leave();
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
      waiting = new AbortController();
      window.addEventListener("keydown", note, { capture: true });
      window.addEventListener("pointerdown", leave, { capture: true });
      return waiting.signal;
    },
    take: () => {
      end();
      return typed;
    },
  };
}
