import { paths } from "../../paths";
import { SampleProjects } from "./SampleProjects";
import "./HomeNotice.css";

type Props = {
  /** Whether there are projects, though none of them is shown here. */
  hasProjects: boolean;
};

/** The home page before there is a project on it. */
export function HomeEmpty({ hasProjects }: Props) {
  return (
    <>
      <p className="home-notice">
        {hasProjects
          ? "No project is on the home page yet. Choose “Show on home page” for one in the "
          : "There are no projects yet. Create the first one in the "}
        <a className="text-link" href={paths.admin}>
          admin area
        </a>
        ; until then, these samples show where projects will stand.
      </p>
      <SampleProjects />
    </>
  );
}
