import { useLangOfWords } from "../../words/LanguageAround";
import { useWords } from "../../words/WordsContext";
import "./PdfLink.css";

type Props = {
  /** The addresses of the page's PDF and of its slides. Null if the page has no PDF, or no slides. */
  pdf: string | null;
  slides: string | null;
  /** Whether the links are outside of the column with the page's content. */
  isOutside?: boolean;
};

/** The links at the end of a page to its PDF and its slides. */
export function PdfLink({ pdf, slides, isOutside = false }: Props) {
  const say = useWords();
  const lang = useLangOfWords();
  if (!pdf && !slides) return null;
  return (
    <p className="pdf-link" lang={lang} data-outside={isOutside || undefined}>
      {slides && (
        <a className="text-link" href={slides} data-in-place="">
          {say("slides.link")}
        </a>
      )}
      {slides && pdf && " · "}
      {pdf && (
        <a className="text-link" href={pdf} type="application/pdf">
          {say("pdf.link")}
        </a>
      )}
    </p>
  );
}
