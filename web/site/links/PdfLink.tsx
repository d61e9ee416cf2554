import { useLangOfWords } from "../../words/LanguageAround";
import { useWords } from "../../words/WordsContext";
import "./PdfLink.css";

type Props = {
  /** Address of the page as PDF, and as slides. Null where there is none. */
  pdf: string | null;
  slides: string | null;
  /** Whether it stands outside of the column that its page keeps. */
  isOutside?: boolean;
};

/** Leads to the other forms of a page, at its end. */
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
