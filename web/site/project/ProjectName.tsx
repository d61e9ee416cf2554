import { Fitted } from "../fitted/Fitted";
import "./ProjectName.css";

/** The name of a project, set large: the heading of its page. */
export function ProjectName({ name }: { name: string }) {
  return (
    <h1 className="project-name display-text" id="project-name" dir="auto">
      <Fitted text={name} />
    </h1>
  );
}
