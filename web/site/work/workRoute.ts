import { WorkPage } from "./WorkPage";
import { workPageLoader } from "./workPageLoader";

/** The route of the Work page, in one module, so that its code is one chunk. */
export const workRoute = { Component: WorkPage, loader: workPageLoader };
