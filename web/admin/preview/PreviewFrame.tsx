import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { createPortal } from "react-dom";
import { directionOf } from "../../../words/languages";
import { useSiteLayout } from "../../site/SiteLayoutContext";
import { loadVoice } from "../../voices/loadVoice";
import { useOwnFonts } from "../../voices/useOwnFonts";
import { useVoice } from "../../voices/useVoice";
import { voiceName } from "../../voices/voice";
import { useFrameStyles } from "../frame/useFrameStyles";

type Props = {
  title: string;
  /**
   * The width of the page inside the frame and the height of the frame on the screen, in CSS
   * pixels. The page is drawn at the scale `scale`.
   */
  width: number;
  height: number;
  scale: number;
  language: string;
  className?: string;
  onPage: (page: Document | null) => void;
  onPress: (press: MouseEvent) => void;
  children: ReactNode;
};

const emptyDocument = (language: string, voice: string, fontStyles: string) =>
  `<!doctype html><html lang="${language}" dir="${directionOf(language)}" data-voice="${voice}" class="previewed-page"><head><style>${fontStyles}</style><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head><body></body></html>`;

/**
 * An iframe with the site's styles, so that widths, fixed positions and media queries refer to the
 * viewport of the iframe. Its content is part of this React tree.
 */
export function PreviewFrame({
  title,
  width,
  height,
  scale,
  language,
  className = "preview-frame",
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
        className={className}
        title={title}
        srcDoc={emptyDocument(language, voiceName(voice), ownFonts?.fontStyles ?? "")}
        style={{ inlineSize: width, blockSize: height / scale, scale }}
        onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument)}
      />
      {isReady && createPortal(children, page.body)}
    </>
  );
}

/** Elements that stay interactive in the preview. */
const working = "input, select, textarea, summary, video[controls], .preview-parts";

/**
 * Makes a previewed page inert: links and buttons do nothing, but the editor's shortcuts work while
 * the page has the focus.
 * @param onPress called for clicks on the page
 */
function useFrameEvents(page: Document | null, onPress: (press: MouseEvent) => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    if (!page) return;
    const holdBack = (event: MouseEvent) => {
      const target = event.target as Element; // the target of a click is an element
      if (target.closest(working)) return;
      // A click that ends a selection of text is not reported.
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
