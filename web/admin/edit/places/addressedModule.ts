import { sectionKeys, sections } from "../../../../content/sections";
import { nameInAddress } from "../../addresses/placeAddress";
import type { ProjectValues } from "../model/projectValues";

/** The module that the end of an address names. Undefined for none. */
export function addressedModule(values: ProjectValues, place: string) {
  const [, section, number] = /^(.+)\.module-([1-9]\d*)$/.exec(place) ?? [];
  const key = sectionKeys.find((each) => nameInAddress(sections[each].name) === section);
  return key && values[key][Number(number) - 1];
}
