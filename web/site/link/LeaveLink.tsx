import { paths } from "../../paths";
import { useWords } from "../../words/WordsContext";
import "./LeaveLink.css";

/**
 * Explains to the recipient of a share link why the site looks different, and whether reading is counted,
 * with buttons to leave the link and to refuse or allow counting.
 * @param measuring a value of the enum Measuring of the API, such as ALLOWED
 */
export function LeaveLink({ measuring }: { measuring: string }) {
  const say = useWords();
  const isTold = measuring === "ALLOWED";
  const button = "leave-link-button text-link";
  return (
    <form className="leave-link small" method="post" action={paths.link}>
      <div className="leave-link-line cluster">
        <p>{say("footer.link")}</p>
        <button className={button} type="submit" name="leave" value="1">
          {say("footer.leave")}
        </button>
      </div>
      <div className="leave-link-line cluster">
        <p>{say(isTold ? "footer.told" : "footer.untold")}</p>
        {measuring !== "SIGNALLED" && (
          <button className={button} type="submit" name="reading" value={isTold ? "hide" : "share"}>
            {say(isTold ? "footer.hide" : "footer.share")}
          </button>
        )}
      </div>
    </form>
  );
}
