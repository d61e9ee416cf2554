import type { MouseEvent } from "react";
import { paths } from "../../paths";
import { useOwnerEntrance } from "../access/useOwnerEntrance";
import { SampleProjects } from "./SampleProjects";
import "./HomeNotice.css";

type Props = {
  /** Whether there are projects, though none of them is shown here. */
  hasProjects: boolean;
};

/** The home page before there is a project on it. */
export function HomeEmpty({ hasProjects }: Props) {
  const { prepare, enter, dialog } = useOwnerEntrance();
  const handleClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void enter();
  };
  return (
    <>
      <p className="home-notice">
        {hasProjects
          ? "No project is on the home page yet. Choose “Show on home page” for one in the "
          : "There are no projects yet. Create the first one in the "}
        {/* The address alone would bring whoever is not signed in back here. */}
        <a className="text-link" href={paths.admin} onPointerEnter={prepare} onClick={handleClick}>
          admin area
        </a>
        ; until then, these samples show where projects will stand.
      </p>
      <SampleProjects />
      {dialog}
    </>
  );
}
