import { Link } from "react-router";
import { paths } from "../../paths";

type Props = { direction: "previous" | "next"; name: string; slug: string };

/** One half of the pill. There is room for one name beside the arrows: the one that leads on. */
export function PillLink({ direction, name, slug }: Props) {
  return (
    <Link className="pill-link" data-direction={direction} to={paths.project(slug)} viewTransition>
      <svg
        className="pill-arrow"
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
      {direction === "next" ? (
        <>
          <span className="visually-hidden">Next project: </span>
          <span className="pill-name" dir="auto">
            {name}
          </span>
        </>
      ) : (
        <span className="visually-hidden">Previous project: {name}</span>
      )}
    </Link>
  );
}
