import { useLangOfWords } from "../../words/LanguageAround";
import { useWords } from "../../words/WordsContext";
import "./PdfLink.css";

type Props = {
  /** The address of the page as PDF, and the one of its slides. Null where there is none. */
  pdf: string | null;
  slides: string | null;
  /** Whether it is outside of the column that holds the page's content. */
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
