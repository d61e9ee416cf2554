import { Icon } from "./Icon";

/** An eye: seen by visitors, or crossed out for not. */
export function VisibilityIcon({ isVisible }: { isVisible: boolean }) {
  return (
    <Icon>
      <path d="M1.5 8C3 5 5.2 3.7 8 3.7S13 5 14.5 8C13 11 10.8 12.3 8 12.3S3 11 1.5 8Z" />
      <circle cx="8" cy="8" r="2" />
      {!isVisible && <path d="m2.5 13.5 11-11" />}
    </Icon>
  );
}
