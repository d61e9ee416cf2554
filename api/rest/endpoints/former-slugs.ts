import { z } from "zod";
import { globalIdOf } from "../../builder/global-id.ts";
import { endpoint } from "../endpoint.ts";
import { pathId, recordId } from "../fields.ts";

type FormerSlug = { slug: string; createdAt: string };
type ListData = { project: { formerSlugs: FormerSlug[] } | null };
