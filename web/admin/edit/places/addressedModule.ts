import { nameInAddress } from "../../palette/placeAddress";
import { type ProjectValues, sectionKeys, sections } from "../model/projectValues";

/** What a module is called in an address, within its section: `/admin/edit/7#why.module-3`. */
export const moduleInAddress = (number: number) => `module-${number}`;

/** The module that the end of an address names. Undefined for none. */
export function addressedModule(values: ProjectValues, place: string) {
  const [, section, number] = /^(.+)\.module-([1-9]\d*)$/.exec(place) ?? [];
  const key = sectionKeys.find((each) => nameInAddress(sections[each].name) === section);
  return key && values[key][Number(number) - 1];
}
