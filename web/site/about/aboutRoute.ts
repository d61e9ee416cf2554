import { AboutPage } from "./AboutPage";
import { aboutLoader } from "./aboutLoader";

/** The About page, as the router needs it: its code is one piece. */
export const aboutRoute = { Component: AboutPage, loader: aboutLoader };
