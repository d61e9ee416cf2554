import { AboutPage } from "./AboutPage";
import { aboutLoader } from "./aboutLoader";

/** The route of the About page, in one module, so that its code is one chunk. */
export const aboutRoute = { Component: AboutPage, loader: aboutLoader };
