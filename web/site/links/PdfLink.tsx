import { useWords } from "../../words/WordsContext";
import "./PdfLink.css";

type Props = {
  href: string;
  /** Whether it stands outside of the column that its page keeps. */
  isOutside?: boolean;
};

/** Leads to the page's PDF, at its end. */
export function PdfLink({ href, isOutside = false }: Props) {
  const say = useWords();
  return (
    <p className="pdf-link" data-outside={isOutside || undefined}>
      <a className="text-link" href={href} type="application/pdf">
        {say("pdf.link")}
      </a>
    </p>
  );
}
