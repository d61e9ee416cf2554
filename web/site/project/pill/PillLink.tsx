import { Link } from "react-router";
import { paths } from "../../../paths";
import { useWords } from "../../../words/WordsContext";

type Props = { direction: "previous" | "next"; name: string; slug: string };

/** Stands in the sentence where the name is. */
const namePlace = "\0";

/** One half of the pill. There is room for one name beside the arrows: the one that leads on. */
export function PillLink({ direction, name, slug }: Props) {
  const say = useWords();
  const [before, after] = say("project.next", { name: namePlace }).split(namePlace);
  const arrow = (
    <svg
      className="pill-arrow mirrored"
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={direction === "next" ? "M4 10h12m-5-5 5 5-5 5" : "M16 10H4m5-5-5 5 5 5"} />
    </svg>
  );
  return (
    <Link className="pill-link" data-direction={direction} to={paths.project(slug)} viewTransition>
      {direction === "next" ? (
        <>
          <span className="visually-hidden">{before}</span>
          <span className="pill-name" dir="auto">
            {name}
          </span>
          {after && <span className="visually-hidden">{after}</span>}
          {arrow}
        </>
      ) : (
        <>
          {arrow}
          <span className="visually-hidden">{say("project.previous", { name })}</span>
        </>
      )}
    </Link>
  );
}
