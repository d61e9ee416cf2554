import { describeSmallness, type Measured, type Place } from "./places";
import "./SmallPictureNote.css";

type Props = {
  /** Undefined while its size is unknown, or where there is none. */
  picture: Measured | undefined;
  place: Place;
  /** Which picture it is, where there are several. */
  name?: string;
};

/** Says of a picture that it is small for its place. It may stay: only its owner knows what it is for. */
export function SmallPictureNote({ picture, place, name }: Props) {
  const words = picture && describeSmallness(picture, place);
  return (
    <div className="small-picture" role="status">
      {words && <p className="small-picture-note">{name ? `${name}: ${words}` : words}</p>}
    </div>
  );
}
