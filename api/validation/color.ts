import { z } from "zod";

/** A colour of three or six hexadecimal digits after a #. */
export const color = z
  .string()
  .trim()
  .regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, "Please enter a valid hex color");
