/**
 * Moves the line between the two pictures to where the slider is, which may have been moved already.
 * @returns stops it
 */
export function followSlider(stage: HTMLElement): () => void {
  const slider = stage.querySelector<HTMLInputElement>("input[type=range]");
  if (!slider) return () => {};
  const follow = () => {
    stage.style.setProperty("--split", `${slider.value}%`);
    slider.setAttribute("aria-valuetext", `${slider.value} %`);
  };
  follow();
  slider.addEventListener("input", follow);
  return () => slider.removeEventListener("input", follow);
}
