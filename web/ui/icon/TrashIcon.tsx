import { Icon } from "./Icon";

/** A bin: delete. */
export function TrashIcon() {
  return (
    <Icon>
      <path d="M2.5 4.5h11M6 4.5v-2h4v2m-5.5 0 .6 9h5.8l.6-9M6.7 7.2v3.6m2.6-3.6v3.6" />
    </Icon>
  );
}
