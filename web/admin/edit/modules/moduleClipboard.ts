import { showToast } from "../../../ui/toast/showToast";
import { pasteModule } from "../module-types/copiedModule";
import type { ContentModule } from "../module-types/moduleTypes";

/** Writes a module, as text, to the clipboard, and shows a notice. */
export async function writeClipboard(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({
      title: "Module copied",
      description: "Paste it with “Add module...” in any section of any project.",
    });
  } catch {
    showToast({ title: "The browser does not let modules be copied here", variant: "destructive" });
  }
}

/** Reads a module from the clipboard. If that fails, shows a notice and returns null. */
export async function readClipboard(): Promise<ContentModule | null> {
  try {
    const module = pasteModule(await navigator.clipboard.readText());
    if (!module) showToast({ title: "The clipboard holds no module", variant: "destructive" });
    return module;
  } catch {
    showToast({ title: "The browser does not let modules be pasted here", variant: "destructive" });
    return null;
  }
}
