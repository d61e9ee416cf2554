import * as react from "react/jsx-runtime";
import { addBasePath, basePath } from "./base-path";

const names = ["href", "src", "srcSet", "poster", "action"];

/**
 * React's own, for a site below a path: the build has JSX call this, so that every element of the site's own has
 * its addresses on the host, in pages that the server renders and in the browser: record 99.
 */
export const jsx: typeof react.jsx = (type, props, key) => {
  if (!basePath || typeof type !== "string") return react.jsx(type, props, key);
  const given = { ...Object(props) };
  for (const name of names) {
    if (typeof given[name] === "string") given[name] = addBasePath(given[name]);
  }
  return react.jsx(type, given, key);
};

export { Fragment } from "react";
// In production React does the same for both.
export { jsx as jsxs };
