import { paths } from "../../paths";

/** What is missing on the whole site. */
export const missingDescriptions = `${paths.adminLibrary}?part=descriptions`;

/** The library with the details of one file open, by its path. */
export const libraryFile = (path: string) =>
  `${paths.adminLibrary}?file=${encodeURIComponent(path)}`;
