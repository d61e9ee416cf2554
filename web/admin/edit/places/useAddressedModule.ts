import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";
import { picturesOf } from "../check/pictures";
import type { ProjectValues } from "../model/projectValues";
import { addressedModule } from "./addressedModule";
import type { Picked } from "./findField";

/** Opens the module that the address names, at the picture or video that the link to it was about. */
export function useAddressedModule(
  values: ProjectValues,
  show: (part: string, picked: Picked) => void,
): void {
  // Another object with each step, also of one to the same place again.
  const location = useLocation();
  const follow = useEffectEvent(({ hash, state }: typeof location) => {
    const module = addressedModule(values, hash.slice(1));
    if (!module) return;
    const file: unknown = state?.file;
    const picture = picturesOf(module).findIndex((src) => src.replace(/[?#].*/s, "") === file);
    show(module.id, picture < 0 ? {} : { picture });
  });
  useEffect(() => follow(location), [location]);
}
