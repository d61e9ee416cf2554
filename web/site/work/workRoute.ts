import { WorkPage } from "./WorkPage";
import { workPageLoader } from "./workPageLoader";

/** The Work page, as the router needs it: its code is one piece. */
export const workRoute = { Component: WorkPage, loader: workPageLoader };
