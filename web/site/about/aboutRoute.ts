import type { IEnvironment } from "relay-runtime";
import { AboutPage } from "./AboutPage";
import { aboutLoader } from "./aboutLoader";

/** The About page, as the router needs it: its code is one piece. */
export function aboutRoute(environment: IEnvironment) {
  return { Component: AboutPage, loader: aboutLoader(environment) };
}
