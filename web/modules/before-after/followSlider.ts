/**
 * Moves the line between the two pictures with the slider, which visitors may have moved before this code was
 * loaded.
 * @returns a function that removes the listener
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
