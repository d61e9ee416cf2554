/** The colours of the demo portfolio. */
export const night = {
  background: "#0f172a",
  textPrimary: "#ffffff",
  textSecondary: "#757575",
  navHover: "#c9300a",
};

/**
 * A light palette, and palettes in which text is unreadable unless the site changes the colours.
 */
export const ugly = {
  paper: {
    background: "#fbf8f2",
    textPrimary: "#1c1a17",
    textSecondary: "#8c8577",
    navHover: "#e4572e",
  },
  "middle grey": {
    background: "#7a7a7a",
    textPrimary: "#ffffff",
    textSecondary: "#9a9a9a",
    navHover: "#7a7a7a",
  },
  "one colour": {
    background: "#ff00aa",
    textPrimary: "#ff00aa",
    textSecondary: "#ff00aa",
    navHover: "#ff00aa",
  },
  "yellow on white": {
    background: "#ffffff",
    textPrimary: "#ffee00",
    textSecondary: "#fff7a0",
    navHover: "#ffe600",
  },
  "green on magenta": {
    background: "#ff00ff",
    textPrimary: "#00ff00",
    textSecondary: "#00c000",
    navHover: "#00ff66",
  },
};
