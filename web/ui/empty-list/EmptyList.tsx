import type { ReactNode } from "react";
import "./EmptyList.css";

type Props = { title: string; children: ReactNode };

/** Shown in place of an empty list: what the list is for, and how to add its first item. */
export function EmptyList({ title, children }: Props) {
  return (
    <div className="empty-list">
      <p className="empty-list-title strong">{title}</p>
      <p className="empty-list-words muted">{children}</p>
    </div>
  );
}
