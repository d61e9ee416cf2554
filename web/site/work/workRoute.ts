import type { IEnvironment } from "relay-runtime";
import { WorkPage } from "./WorkPage";
import { workPageLoader } from "./workPageLoader";

/** The Work page, as the router needs it: its code is one piece. */
export function workRoute(environment: IEnvironment) {
  return { Component: WorkPage, loader: workPageLoader(environment) };
}
