import type { ListColumn } from "../../list-field/listColumn";

/** What is typed of someone who took part. */
export const teamColumns: readonly ListColumn<"name" | "role">[] = [
  {
    key: "name",
    label: "Name",
    faultOf: (name) => (name.trim() ? undefined : "Enter a name."),
  },
  { key: "role", label: "What they did" },
];
