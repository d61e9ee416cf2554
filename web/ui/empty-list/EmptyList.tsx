import type { ReactNode } from "react";
import "./EmptyList.css";

type Props = { title: string; children: ReactNode };

/** Stands where a list would: what it is for, and how it begins. */
export function EmptyList({ title, children }: Props) {
  return (
    <div className="empty-list">
      <p className="empty-list-title strong">{title}</p>
      <p className="empty-list-words muted">{children}</p>
    </div>
  );
}
