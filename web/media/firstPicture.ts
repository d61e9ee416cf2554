import { type FirstPicture, usePage } from "../rendering/PageContext";

/** Tells the server of pictures that the first screen shows. */
export function useFirstPictures(pictures: readonly FirstPicture[]): void {
  const { response } = usePage();
  response?.firstPictures.push(...pictures);
}
