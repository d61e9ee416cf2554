import type { ReactNode } from "react";
import "./EmptyList.css";

type Props = { title: string; children: ReactNode };

/** Replaces an empty list: says what the list is for, and how to begin it. */
export function EmptyList({ title, children }: Props) {
  return (
    <div className="empty-list">
      <p className="empty-list-title strong">{title}</p>
      <p className="empty-list-words muted">{children}</p>
    </div>
  );
}
