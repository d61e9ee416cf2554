import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { createPortal } from "react-dom";
import { directionOf } from "../../../../words/languages";
import { useSiteLayout } from "../../../site/SiteLayoutContext";
import { loadVoice } from "../../../voices/loadVoice";
import { useOwnFonts } from "../../../voices/useOwnFonts";
import { useVoice } from "../../../voices/useVoice";
import { voiceName } from "../../../voices/voice";
import { useFrameStyles } from "../../frame/useFrameStyles";

type Props = {
  title: string;
  /** Width of the window that the page believes to be in, in pixels; how tall it is; and how much smaller it is shown. */
  width: number;
  height: number;
  scale: number;
  language: string;
  onPage: (page: Document | null) => void;
  onPress: (press: MouseEvent) => void;
  children: ReactNode;
};

const emptyDocument = (language: string, voice: string, fontStyles: string) =>
  `<!doctype html><html lang="${language}" dir="${directionOf(language)}" data-voice="${voice}" class="previewed-page"><head><style>${fontStyles}</style><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head><body></body></html>`;

/**
 * A window of its own within the page, in the site's styles: widths, fixed places and media queries in
 * it mean this window. What is in it stays part of this React tree.
 */
export function PreviewFrame({
  title,
  width,
  height,
  scale,
  language,
  onPage,
  onPress,
  children,
}: Props) {
  const [page, setPage] = useState<Document | null>(null);
  const voice = useVoice(useSiteLayout()?.siteLook ?? null);
  const ownFonts = useOwnFonts(useSiteLayout()?.siteLook ?? null);
  useEffect(() => void loadVoice(voice), [voice]);
  const isStyled = useFrameStyles(page);
  const isReady = page !== null && isStyled;
  useEffect(() => onPage(isReady ? page : null), [isReady, page, onPage]);
  useFrameEvents(page, onPress);
  return (
    <>
      <iframe
        className="preview-frame"
        title={title}
        srcDoc={emptyDocument(language, voiceName(voice), ownFonts?.fontStyles ?? "")}
        style={{ inlineSize: width, blockSize: height / scale, scale }}
        onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument)}
      />
      {isReady && createPortal(children, page.body)}
    </>
  );
}

/** What does something of its own in the preview. */
const working = "input, select, textarea, summary, video[controls], .preview-parts";

/**
 * Makes a previewed page something to look at: its links and buttons lead nowhere, and shortcuts of the
 * editor work while the focus is in it.
 * @param onPress something of the page was pressed
 */
function useFrameEvents(page: Document | null, onPress: (press: MouseEvent) => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    if (!page) return;
    const holdBack = (event: MouseEvent) => {
      const target = event.target as Element; // clicks happen to elements
      if (target.closest(working)) return;
      // Words that were selected are wanted as they are.
      if (event.button === 0 && page.getSelection()?.isCollapsed !== false) press(event);
      if (!target.closest("a, button")) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const passOn = (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      const again = new KeyboardEvent("keydown", event);
      if (!window.dispatchEvent(again)) event.preventDefault();
    };
    page.addEventListener("click", holdBack, true);
    page.addEventListener("auxclick", holdBack, true);
    page.addEventListener("keydown", passOn);
    return () => {
      page.removeEventListener("click", holdBack, true);
      page.removeEventListener("auxclick", holdBack, true);
      page.removeEventListener("keydown", passOn);
    };
  }, [page]);
}
