import { type FileUpload, GraphQLUpload } from "graphql-upload-minimal";
import { builder } from "./builder.ts";

builder.scalarType("DateTime", {
  description: "A date and time in ISO 8601, in UTC.",
  serialize: (value) => value.toISOString(),
  parseValue: (value) => {
    const moment = typeof value === "string" ? new Date(value) : undefined;
    if (!moment || Number.isNaN(moment.getTime())) {
      throw new TypeError("A moment is written in ISO 8601, such as 2026-01-31T09:30:00.000Z.");
    }
    return moment;
  },
});

builder.scalarType("Upload", {
  description: "A file, sent by the GraphQL multipart request convention.",
  serialize: () => {
    throw new TypeError("A file can only be an input.");
  },
  // The package's scalar returns the promise of a file; its types omit that.
  parseValue: (value) => GraphQLUpload.parseValue(value) as Promise<FileUpload>,
});
