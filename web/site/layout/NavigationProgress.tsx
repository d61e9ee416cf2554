import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { Spinner } from "../../ui/spinner/Spinner";
import { useWords } from "../../words/WordsContext";

/** How long a page loads before the spinner appears, in milliseconds. */
const indicatorDelay = 300;

/** The spinner over a page while the next page loads slowly. */
export function NavigationProgress() {
  const isLoading = useNavigation().state === "loading";
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setIsSlow(true), indicatorDelay);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isLoading]);
  const say = useWords();
  if (!isSlow) return null;
  return (
    <div className="navigation-progress centered">
      <Spinner label={say("site.loading")} />
    </div>
  );
}
