import type { ContentModule } from "../module-types/moduleTypes";

/**
 * Caches the results of a function by module object. They stay valid, because modules are never mutated: a
 * change creates a new object.
 */
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
