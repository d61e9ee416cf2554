import * as react from "react/jsx-runtime";
import { addBasePath, basePath } from "./base-path";

const names = ["href", "src", "srcSet", "poster", "action"];

/**
 * Replaces React's JSX functions for a site with a base path. The build makes JSX call this function, so that
 * the addresses of every HTML element in this site's code get the base path, on the server and in the
 * browser: record 99.
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
// In production React's `jsx` and `jsxs` do the same.
export { jsx as jsxs };
