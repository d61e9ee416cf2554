import { useContext, useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { PostedFormContext } from "./PostedForm";

/** How a form went that was posted without scripts, until another one has been sent. */
export function usePostedForm() {
  const holder = useContext(PostedFormContext);
  const [search] = useSearchParams();
  const [refused, setRefused] = useState(holder.form);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    holder.form = null;
  }, [holder]);
  const forget = () => {
    setRefused(null);
    setOver(true);
  };
  return { refused, isSent: !refused && !isOver && search.get("message") === "sent", forget };
}
