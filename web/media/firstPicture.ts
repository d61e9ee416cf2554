import { usePage } from "../rendering/PageContext";

/** A picture in its best form, as `<link rel="preload" as="image">` names it. */
export type FirstPicture = { mediaType: string; srcSet: string; sizes: string };

/** Tells the server of a picture that the first screen shows. Undefined for any other. */
export function useFirstPicture(picture: FirstPicture | undefined): void {
  const { response } = usePage();
  if (picture) response?.firstPictures.push(picture);
}
