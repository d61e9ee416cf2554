import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { usePage } from "../../rendering/PageContext";

/** The result of a form that was posted without scripts, until another form has been sent. */
export function usePostedForm() {
  const page = usePage();
  const [search] = useSearchParams();
  const [refused, setRefused] = useState(page.postedForm);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    page.postedForm = null;
  }, [page]);
  const forget = () => {
    setRefused(null);
    setOver(true);
  };
  const isSent = !refused && !isOver && search.get("message") === "sent";
  return {
    refused,
    isSent,
    /** Whether another form was sent without navigation. */
    isOver,
    forget,
  };
}
