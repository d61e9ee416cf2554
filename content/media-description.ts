/** The maximum length of the description of a picture or video, in characters. */
export const maxDescription = 1_000;
