import { createContext, useContext } from "react";

export type ProjectListValue = {
  /** The connections that a deleted project is taken out of. */
  connections: string[];
  /**
   * Reads again from the server what the tab lists, as other windows may have changed it.
   * @param added a project that came in: it is listed and in sight afterwards
   */
  refresh: (added?: string) => Promise<void>;
  /** Has something else read again with every refresh. @returns a function that takes it back */
  onRefresh: (read: () => Promise<void>) => () => void;
};

export const ProjectListContext = createContext<ProjectListValue>({
  connections: [],
  refresh: async () => {},
  onRefresh: () => () => {},
});

/** The list that the actions of the Projects tab change. */
export function useProjectList(): ProjectListValue {
  return useContext(ProjectListContext);
}
