import { type ComponentType, type LazyExoticComponent, lazy } from "react";

/**
 * Loads a component lazily in a PanelBoundary, which offers a retry. A component of `React.lazy` that
 * failed to load never loads again, so each attempt gets a new lazy component.
 * @returns a function from the number of the attempt to the component
 */
export function lazyByAttempt<Props>(load: () => Promise<ComponentType<Props>>) {
  const components: LazyExoticComponent<ComponentType<Props>>[] = [];
  return (attempt: number) => {
    const component = components[attempt] ?? lazy(async () => ({ default: await load() }));
    components[attempt] = component;
    return component;
  };
}
