import { describeSmallness, type Measured, type Place } from "./places";
import "./SmallPictureNote.css";

type Props = {
  /** Undefined while the picture's size is unknown, and if there is no picture. */
  picture: Measured | undefined;
  place: Place;
  /** Identifies the picture among several. */
  name?: string;
};

/** Warns that a picture is too small for its place on the site. The owner may use it nevertheless. */
export function SmallPictureNote({ picture, place, name }: Props) {
  const words = picture && describeSmallness(picture, place);
  return (
    <div className="small-picture" role="status">
      {words && <p className="small-picture-note small">{name ? `${name}: ${words}` : words}</p>}
    </div>
  );
}
