import type { Endpoint } from "../endpoint.ts";
import { aboutContentEndpoints } from "./about-content.ts";
import { aboutTabEndpoints } from "./about-tabs.ts";
import { accessEndpoints } from "./access.ts";
import { bannerEndpoints } from "./banner.ts";
import { contactEndpoints } from "./contact.ts";
import { projectEndpoints } from "./projects.ts";
import { quoteEndpoints } from "./quotes.ts";
import { siteColorsEndpoints } from "./site-colors.ts";
import { uploadEndpoints } from "./uploads.ts";

/** Every REST call that a GraphQL document answers. What moves bytes is beside it. */
export const table: Endpoint[] = [
  ...bannerEndpoints,
  ...projectEndpoints,
  ...siteColorsEndpoints,
  ...accessEndpoints,
  ...aboutContentEndpoints,
  ...aboutTabEndpoints,
  ...quoteEndpoints,
  ...contactEndpoints,
  ...uploadEndpoints,
];
