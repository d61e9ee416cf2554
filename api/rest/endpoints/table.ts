import type { Endpoint } from "../endpoint.ts";
import { aboutContentEndpoints } from "./about-content.ts";
import { aboutTabEndpoints } from "./about-tabs.ts";
import { accessEndpoints } from "./access.ts";
import { bannerEndpoints } from "./banner.ts";
import { contactEndpoints } from "./contact.ts";
import { formerSlugEndpoints } from "./former-slugs.ts";
import { projectWrites } from "./project-writes.ts";
import { projectReads } from "./projects.ts";
import { quoteEndpoints } from "./quotes.ts";
import { redirectEndpoints } from "./redirects.ts";
import { siteColorsEndpoints } from "./site-colors.ts";
import { uploadEndpoints } from "./uploads.ts";

/** Every REST call that runs a GraphQL document. The other REST calls are in served-elsewhere.ts. */
export const table: Endpoint[] = [
  ...bannerEndpoints,
  ...projectReads,
  ...projectWrites,
  ...formerSlugEndpoints,
  ...redirectEndpoints,
  ...siteColorsEndpoints,
  ...accessEndpoints,
  ...aboutContentEndpoints,
  ...aboutTabEndpoints,
  ...quoteEndpoints,
  ...contactEndpoints,
  ...uploadEndpoints,
];
