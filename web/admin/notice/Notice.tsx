import type { ReactNode } from "react";
import "./Notice.css";

/** Tells the owner on every page what is wrong, and what to do. */
export function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="notice" role="alert">
      <strong>{title}</strong> {children}
    </div>
  );
}
