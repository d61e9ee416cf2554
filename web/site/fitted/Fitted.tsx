import "./Fitted.css";

type Props = {
  /** With soft hyphens where long words may be broken. */
  text: string;
  /** BCP 47. Empty for that of what is around. */
  lang?: string;
  /** The length of a line from edge to edge in wide windows and on phones, for voices that want it so. */
  lines?: readonly number[];
};

/** The words of a title, so large that the longest one has room on a line. */
export function Fitted({ text, lang, lines = [] }: Props) {
  const isEastern = eastern.test(text);
  const lengths = text
    .split(/[\s\u2010-\u2014-]/)
    .map((word) => (/\u00ad/.test(word) ? whole : word.length));
  return (
    <span
      className="fitted"
      lang={lang || undefined}
      data-eastern={isEastern || undefined}
      data-marked={marked.test(text) || undefined}
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

/** The scripts of China, Japan and Korea, whose lines end between any letters. */
const eastern = /[\u3040-\u9fff\uac00-\ud7af]/;

/** Letters with marks over them, which need room between lines. */
const marked = /[\u00c0-\u017f]/;

/** How many letters of a word that may be broken stay on a line. The API breaks no shorter ones. */
const whole = 16;
