import type { ContentModule } from "../../../modules/editing/moduleTypes";

/** Works something out once for each module. A module that changes is another one, see moduleEdits. */
export function onceByModule<Made>(
  make: (module: ContentModule) => Made,
): (module: ContentModule) => Made {
  const known = new WeakMap<ContentModule, { made: Made }>();
  return (module) => {
    const found = known.get(module) ?? { made: make(module) };
    known.set(module, found);
    return found.made;
  };
}
