import { GRAPHQL_POST } from "@payloadcms/next/routes";
import config from "../../../payload.config.js";
export const POST = GRAPHQL_POST(config);
