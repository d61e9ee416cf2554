import { Link } from "react-router";
import { paths } from "../../paths";
import { useWords } from "../../words/WordsContext";
import "./Invitation.css";

/** The end of a page that tells of the designer: in the words of the page that it leads to. */
export function Invitation() {
  const say = useWords();
  return (
    <p className="invitation" data-lit="">
      <Link className="invitation-link" to={paths.connect} viewTransition>
        {say("connect.heading")}
      </Link>
    </p>
  );
}
