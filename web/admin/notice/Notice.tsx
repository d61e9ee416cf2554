import type { ReactNode } from "react";
import "./Notice.css";

type Props = { title: string; isProblem?: boolean; children: ReactNode };

/** Tells the owner on every page what is wrong, and what to do, or what has been done. */
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
