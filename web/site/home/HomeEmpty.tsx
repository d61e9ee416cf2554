import type { MouseEvent } from "react";
import { paths } from "../../paths";
import { useWords } from "../../words/WordsContext";
import { useOwnerEntrance } from "../access/useOwnerEntrance";
import { SampleProjects } from "./SampleProjects";
import "./HomeNotice.css";

type Props = {
  /** Whether there are projects, though none of them is shown here. */
  hasProjects: boolean;
};

/** Stands in the sentence where its link is. */
const linkPlace = "\0";

/** The home page before there is a project on it. */
export function HomeEmpty({ hasProjects }: Props) {
  const { prepare, enter, dialog } = useOwnerEntrance();
  const say = useWords();
  const [before, after] = say(hasProjects ? "home.noneShown" : "home.noProjects", {
    link: linkPlace,
  }).split(linkPlace);
  const handleClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void enter();
  };
  return (
    <>
      <p className="home-notice">
        {before}
        {/* The address alone would bring whoever is not signed in back here. */}
        <a className="text-link" href={paths.admin} onPointerEnter={prepare} onClick={handleClick}>
          {say("home.adminArea")}
        </a>
        {after}
      </p>
      <SampleProjects />
      {dialog}
    </>
  );
}
