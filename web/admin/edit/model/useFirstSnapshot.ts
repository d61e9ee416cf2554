import { useState } from "react";
import type { readProject_project$key } from "../../../__generated__/readProject_project.graphql";
import type { ProjectSnapshot } from "./projectValues";
import { readProject } from "./readProject";

/** The project as it was when its editor was opened; later readings come with saves. */
export function useFirstSnapshot(project: readProject_project$key): ProjectSnapshot {
  const [snapshot] = useState(() => readProject(project));
  return snapshot;
}
