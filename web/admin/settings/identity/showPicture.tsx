/** A picture that another window chose. */
export function showPicture(src: string | null) {
  return src ? <img src={src} alt="" /> : <em>None</em>;
}
