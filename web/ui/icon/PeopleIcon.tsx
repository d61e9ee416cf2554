import { Icon } from "./Icon";

/** Two people: who sees something. */
export function PeopleIcon() {
  return (
    <Icon>
      <circle cx="6" cy="5.2" r="2.4" />
      <path d="M1.8 13.2c.3-2.6 2-4 4.2-4s3.9 1.4 4.2 4" />
      <path d="M10.6 3a2.4 2.4 0 0 1 0 4.5M12 9.6c1.3.6 2 1.9 2.2 3.6" />
    </Icon>
  );
}
