import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { isDialogOpen } from "../../ui/dialog/isDialogOpen";
import { showToast } from "../../ui/toast/showToast";
import { type Palette, PaletteContext } from "../layout/PaletteContext";
import { createEarlyTyping } from "./earlyTyping";
import type { PaletteDialog } from "./PaletteDialog";

const loadDialog = () => import("./PaletteDialog");

/** Opens the search on Ctrl+K or ⌘K, and for the buttons below it. */
export function PaletteProvider({ children }: { children: ReactNode }) {
  const [Dialog, setDialog] = useState<typeof PaletteDialog | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [earlyTyping] = useState(createEarlyTyping);
  const [palette] = useState<Palette>(() => ({
    prepare: () => loadDialog().catch(() => {}),
    open: async () => {
      earlyTyping.begin();
      try {
        const loaded = await loadDialog();
        setDialog(() => loaded.PaletteDialog);
        setOpen(true);
      } catch {
        earlyTyping.take();
        showToast({
          title: "Error",
          description: "The search could not be loaded. Check your connection and try again.",
          variant: "destructive",
        });
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
 * Opens the search on Ctrl+K, and on ⌘K where Ctrl+K deletes the rest of a line; the same keys close it.
 * Another open dialog is answered first.
 */
function usePaletteShortcut(isOpen: boolean, toggle: () => void): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut = isMac() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
    if (!isShortcut || event.altKey || event.shiftKey || event.key.toLowerCase() !== "k") return;
    // Browsers search the web with these keys.
    event.preventDefault();
    if (isOpen || !isDialogOpen()) toggle();
  });
  useEffect(() => {
    window.addEventListener("keydown", handleKeyDown);
    return () => window.removeEventListener("keydown", handleKeyDown);
  }, []);
}
