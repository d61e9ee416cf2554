import { createContext, useContext } from "react";

/** A picture in its best form, as `<link rel="preload" as="image">` names it. */
export type FirstPicture = { mediaType: string; srcSet: string; sizes: string };

/** Where a page leaves the pictures of its first screen; read by the server once the page is rendered. */
export const FirstPictures = createContext<{ pictures: FirstPicture[] } | null>(null);

/** Tells the server of a picture that the first screen shows. Undefined for any other. */
export function useFirstPicture(picture: FirstPicture | undefined): void {
  const first = useContext(FirstPictures);
  if (picture) first?.pictures.push(picture);
}
