import type { ReactNode } from "react";
import "./Notice.css";

type Props = { title: string; isProblem?: boolean; children: ReactNode };

/** A notice above the pages of the admin area: what is wrong and what to do about it, or what has been done. */
export function Notice({ title, isProblem = true, children }: Props) {
  return (
    <div
      className="notice"
      role={isProblem ? "alert" : "status"}
      data-problem={isProblem || undefined}
    >
      <strong>{title}</strong> {children}
    </div>
  );
}
