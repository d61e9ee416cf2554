import "./Fitted.css";

type Props = {
  /** The text, with soft hyphens at the places where long words may be broken. */
  text: string;
  /** The language, as in BCP 47. Empty for the language of the text around it. */
  lang?: string;
  /**
   * The length of a line from edge to edge, in multiples of the font size: first in wide windows, then on
   * phones. Only the voice (type direction) POSTER uses it. Empty if it is unknown.
   */
  lines?: readonly number[];
};

/** The text of a title, in a size at which its longest word fits on a line. */
export function Fitted({ text, lang, lines = [] }: Props) {
  const isEastern = eastern.test(text);
  const lengths = text
    .split(/[\s\u2010-\u2014-]/)
    .map((word) => (breakable.test(word) ? Math.min(word.length, whole) : word.length));
  return (
    <span
      className="fitted"
      lang={lang || undefined}
      data-eastern={isEastern || undefined}
      data-marked={marked.test(text.normalize("NFD")) || undefined}
      style={{
        "--longest": isEastern ? 1 : Math.max(...lengths),
        "--wide": lines[0],
        "--narrow": lines[1],
      }}
    >
      {text}
    </span>
  );
}

/** The scripts of China, Japan and Korea, whose lines may end between any letters. */
const eastern = /[\u3040-\u9fff\uac00-\ud7af]/;

/** Marks on letters, which need more space between lines. The marks of Japanese letters are within the letter. */
const marked = /(?![\u3099\u309a])\p{M}/u;

/**
 * The places within a word at which a line may end: soft hyphens, and any letters of Thai, Lao, Burmese and
 * Khmer, which have no spaces between words.
 */
const breakable = /[\u00ad\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]/;

/**
 * The number of letters of a breakable word that have to fit on a line. The API puts soft hyphens
 * only into words of at least this length.
 */
const whole = 16;
