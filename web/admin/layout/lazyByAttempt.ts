import { type ComponentType, type LazyExoticComponent, lazy } from "react";

/**
 * Loads a component in a PanelBoundary. A component of `lazy` whose loading failed is never loaded
 * again, so each attempt gets another component.
 * @returns a function that gets the number of the attempt
 */
export function lazyByAttempt<Props>(load: () => Promise<ComponentType<Props>>) {
  const components: LazyExoticComponent<ComponentType<Props>>[] = [];
  return (attempt: number) => {
    const component = components[attempt] ?? lazy(async () => ({ default: await load() }));
    components[attempt] = component;
    return component;
  };
}
