import type { ContentModule } from "../model/contentModule";
import { type SectionKey, sections } from "../model/projectValues";
import { HeroImageFields } from "./HeroImageFields";
import { ImageImageFields } from "./ImageImageFields";
import { TextFields } from "./TextFields";
import { TextImageFields } from "./TextImageFields";

type Props = { module: ContentModule; section: SectionKey };

/** All that can be said in a module, by its type. */
export function ModuleFields({ module, section }: Props) {
  switch (module.type) {
    case "text":
      return <TextFields module={module} defaultTitle={sections[section].defaultTitle} />;
    case "text-image":
      return <TextImageFields module={module} />;
    case "image-image":
      return <ImageImageFields module={module} />;
    case "hero-image":
      return <HeroImageFields module={module} />;
  }
}
