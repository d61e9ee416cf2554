import { paths } from "../../paths";
import { useWords } from "../../words/WordsContext";
import "./LeaveLink.css";

/** Says to the reader of a link why the site looks as it does, with the way to see it as everyone does. */
export function LeaveLink() {
  const say = useWords();
  return (
    <form className="leave-link" method="post" action={paths.link}>
      <p>{say("footer.link")}</p>
      <button className="leave-link-button text-link" type="submit" name="leave" value="1">
        {say("footer.leave")}
      </button>
    </form>
  );
}
