/** Those that hyphens or letters of their own depend on. A program may set any other. */
const offered =
  "ar bg ca cs cy da de el en es et eu fa fi fr ga gl he hi hr hu id is it ja ko lt lv nb nl nn pl pt ro ru sk sl sr sv th tr uk vi zh-Hans zh-Hant";

const names = new Intl.DisplayNames("en", { type: "language" });

/** The languages that a project may be in: that of the site, and others by their names. */
export function languageOptions(chosen: string, ofSite: string) {
  const tags = new Set([...offered.split(" "), ...(chosen ? [chosen] : [])]);
  const options = [...tags].map((value) => ({ value, label: names.of(value) ?? value }));
  options.sort((one, other) => one.label.localeCompare(other.label, "en"));
  return [{ value: "", label: `As the site: ${names.of(ofSite) ?? ofSite}` }, ...options];
}
