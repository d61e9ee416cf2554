import { paths } from "../../paths";
import { SampleProjects } from "./SampleProjects";
import "./HomeNotice.css";

/** The home page before there is a project on it. */
export function HomeEmpty() {
  return (
    <>
      <p className="home-notice">
        There are no projects yet. Create the first one in the{" "}
        <a className="text-link" href={paths.admin}>
          admin area
        </a>
        ; until then, these samples show where projects will stand.
      </p>
      <SampleProjects />
    </>
  );
}
