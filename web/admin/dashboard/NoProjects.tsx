import { CreateProjectButton } from "../projects/create/CreateProjectButton";
import "./NoProjects.css";

/** What the tab shows while there is nothing, and the first step. */
export function NoProjects() {
  return (
    <section className="no-projects">
      <h2 className="no-projects-title">No projects yet</h2>
      <p className="no-projects-words">
        A project has a card on the home page, pictures in the work grid and a page of its own. Give
        the first one a name; all the rest can follow.
      </p>
      <CreateProjectButton label="Create your first project" />
    </section>
  );
}
