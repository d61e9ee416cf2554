import { Link } from "react-router";
import type { Picture_media$key } from "../../__generated__/Picture_media.graphql";
import { Picture } from "../../media/Picture";
import { paths } from "../../paths";
import { useWords } from "../../words/WordsContext";
import "./Invitation.css";

type Props = {
  name: string;
  portrait: Picture_media$key | null | undefined;
  /**
   * The designer's tagline or role, whichever the page itself does not show. Empty or undefined if she has
   * not written it.
   */
  said: string | undefined;
};

/**
 * The end of the home page and of the About page: a link to the Connect page, with the heading of
 * that page as its text, and the designer's name and tagline or role. Each voice (see web/voices)
 * shows other parts of it.
 */
export function Invitation({ name, portrait, said }: Props) {
  const say = useWords();
  const invitation = say("connect.heading");
  const parts = [
    ["invitation-name", say("contact.name"), name],
    ["invitation-said", say("project.role"), said],
    [
      "",
      say("contact.label"),
      <Link key="" className="invitation-link display-text" to={paths.connect} viewTransition>
        {invitation}
      </Link>,
    ],
  ] as const;
  return (
    <section className="invitation" data-lit="">
      {portrait && (
        <div className="invitation-portrait">
          <Picture media={portrait} sizes="160px" alt="" />
        </div>
      )}
      <dl
        className="invitation-parts"
        style={{ "--longest": Math.max(...invitation.split(" ").map(widthOf)) }}
      >
        {parts.map(
          ([part, term, text]) =>
            text && (
              <div key={part} className={part}>
                <dt>{term}</dt>
                <dd dir="auto">{text}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}

/** The approximate width of a word, in halves of the width of an average letter. */
const widthOf = (word: string) =>
  word.length + word.replace(/[mw]/gi, "mm").replace(/[fijlrt.,’]/g, "").length;
