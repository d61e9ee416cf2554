import { paths } from "../../paths";

/** The address of the list of missing descriptions, which is a part of the library. */
export const missingDescriptions = `${paths.adminLibrary}?part=descriptions`;

/** The address of the library with the details of a file open, by the path of the file. */
export const libraryFile = (path: string) =>
  `${paths.adminLibrary}?file=${encodeURIComponent(path)}`;
