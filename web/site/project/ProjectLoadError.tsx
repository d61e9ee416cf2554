import { ProjectNotFound } from "./ProjectNotFound";

/** A project that could not be loaded. */
export function ProjectLoadError() {
  return <ProjectNotFound status={503} />;
}
