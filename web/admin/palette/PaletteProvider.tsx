import { type ReactNode, useState } from "react";
import { showToast } from "../../ui/toast/showToast";
import { createEarlyTyping } from "./earlyTyping";
import { type Palette, PaletteContext } from "./PaletteContext";
import type { PaletteDialog } from "./PaletteDialog";
import { usePaletteShortcut } from "./usePaletteShortcut";

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
