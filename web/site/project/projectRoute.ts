import { ProjectLoadError } from "./ProjectLoadError";
import { ProjectPage } from "./ProjectPage";
import { projectPageLoader } from "./projectPageLoader";

/** The page of a project, as the router needs it: its code is one piece. */
export const projectRoute = {
  Component: ProjectPage,
  ErrorBoundary: ProjectLoadError,
  loader: projectPageLoader,
};
