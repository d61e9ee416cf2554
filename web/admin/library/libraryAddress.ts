import { paths } from "../../paths";

/** The page of missing descriptions. */
export const missingDescriptions = `${paths.adminLibrary}?part=descriptions`;

/** The library with the details of a file open, by its path. */
export const libraryFile = (path: string) =>
  `${paths.adminLibrary}?file=${encodeURIComponent(path)}`;
