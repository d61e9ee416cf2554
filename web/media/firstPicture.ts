import { usePage } from "../rendering/PageContext";

/** A picture in its best form, as `<link rel="preload" as="image">` names it. */
export type FirstPicture = {
  mediaType: string;
  srcSet: string;
  sizes: string;
  /** The windows that show it, as a media query. All where none is given. */
  windows?: string | undefined;
};

/** Tells the server of pictures that the first screen shows. */
export function useFirstPictures(pictures: readonly FirstPicture[]): void {
  const { response } = usePage();
  response?.firstPictures.push(...pictures);
}
