import type { ComponentType } from "react";
import { type SectionKey, sections } from "../../../../content/sections";
import { type ContentModule, moduleTypes } from "../../../modules/editing/moduleTypes";

type Props = { module: ContentModule; section: SectionKey };

/** All that can be said in a module, by its type. */
export function ModuleFields({ module, section }: Props) {
  const Fields = moduleTypes[module.type].Fields as ComponentType<{
    module: ContentModule; // of the type that the fields are for
    defaultTitle: string;
  }>;
  return <Fields module={module} defaultTitle={sections[section].defaultTitle} />;
}
