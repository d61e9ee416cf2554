import { createContext, useContext } from "react";

export type ProjectListValue = {
  /** The Relay connections from which a deleted project is removed. */
  connections: string[];
  /**
   * Reads the list of the tab again from the server, because other windows may have changed it.
   * @param added the id of an added project, which is listed and visible afterwards
   */
  refresh: (added?: string) => Promise<void>;
  /** Registers a function that every refresh calls, too. @returns a function that unregisters it */
  onRefresh: (read: () => Promise<void>) => () => void;
};

export const ProjectListContext = createContext<ProjectListValue>({
  connections: [],
  refresh: async () => {},
  onRefresh: () => () => {},
});

/** The list of the Projects tab, for actions that change projects. Its functions do nothing elsewhere. */
export function useProjectList(): ProjectListValue {
  return useContext(ProjectListContext);
}
