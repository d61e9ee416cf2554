import { paths } from "../../paths";

/** The tabs of the owner's area; the id of a tab is its address. */
export const adminTabs = [
  { id: paths.admin, label: "Projects" },
  { id: paths.adminSettings, label: "Settings" },
  { id: paths.adminAbout, label: "About" },
  { id: paths.adminMessages, label: "Messages" },
  { id: paths.adminLibrary, label: "Library" },
  { id: paths.adminLinks, label: "Links" },
  { id: paths.adminNumbers, label: "Numbers" },
] as const;

/** The id of the tab that shows an address: its own, or one of its pages. */
export function tabAt(pathname: string): string {
  const tab = adminTabs.find(({ id }) => id !== paths.admin && `${pathname}/`.startsWith(`${id}/`));
  return tab?.id ?? paths.admin;
}
