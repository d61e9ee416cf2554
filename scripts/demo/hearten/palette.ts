export const warm = {
  plum: "#1f0f1c",
  wine: "#3a1730",
  rose: "#b3385c",
  coral: "#ff5d4d",
  peach: "#ffb38c",
  cream: "#fff1e6",
  quiet: "#c79aa0",
} as const;
