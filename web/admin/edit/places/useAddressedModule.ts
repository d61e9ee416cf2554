import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";
import { sectionKeys, sections } from "../../../../content/sections";
import { nameInAddress } from "../../addresses/placeAddress";
import { picturesOf } from "../check/pictures";
import { assetPath } from "../images/mediaPreviews";
import type { ProjectValues } from "../model/projectValues";
import type { Picked } from "./findField";

/**
 * Opens the module that the hash of the address names, such as `#why.module-2`. If the navigation's
 * state has the path of a file, shows the field of that file.
 */
export function useAddressedModule(
  values: ProjectValues,
  show: (part: string, picked: Picked) => void,
): void {
  // A new object for each navigation, even to the same address.
  const location = useLocation();
  const follow = useEffectEvent(({ hash, state }: typeof location) => {
    const module = addressedModule(values, hash.slice(1));
    if (!module) return;
    const file: unknown = state?.file;
    const picture = picturesOf(module).findIndex((src) => assetPath(src) === file);
    show(module.id, picture < 0 ? {} : { picture });
  });
  useEffect(() => follow(location), [location]);
}

/** The module that the hash of an address names. Undefined if there is no such module. */
function addressedModule(values: ProjectValues, place: string) {
  const [, section, number] = /^(.+)\.module-([1-9]\d*)$/.exec(place) ?? [];
  const key = sectionKeys.find((each) => nameInAddress(sections[each].name) === section);
  return key && values[key][Number(number) - 1];
}
