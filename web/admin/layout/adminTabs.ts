import { paths } from "../../paths";

/** The tabs of the owner's area; the id of a tab is its address. */
export const adminTabs = [
  { id: paths.admin, label: "Projects" },
  { id: paths.adminSettings, label: "Settings" },
  { id: paths.adminAbout, label: "About" },
  { id: paths.adminMessages, label: "Messages" },
  { id: paths.adminLibrary, label: "Library" },
] as const;
