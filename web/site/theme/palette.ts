import type { CSSProperties } from "react";

/** The owner's colours, as hex with a leading #. */
export type ThemeColors = {
  background: string;
  textPrimary: string;
  textSecondary: string;
  navHover: string;
};

/** The custom properties that tokens.css derives the whole look from. */
export type ThemeProperties = CSSProperties;

/** What the public pages show where the colours cannot be read. */
export const fallbackColors: ThemeColors = {
  background: "#1b1b1b",
  textPrimary: "#ffffff",
  textSecondary: "#757575",
  navHover: "#c9300a",
};
