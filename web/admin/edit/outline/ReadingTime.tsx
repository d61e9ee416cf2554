import { useDeferredValue } from "react";
import { sectionKeys } from "../../../../content/sections";
import { countWords, readingMinutes } from "../../../../markup/markup-words";
import { describeModule } from "../../../modules/editing/contentModules";
import { onceByModule } from "../model/onceByModule";
import type { SectionValues } from "../model/projectValues";

const countModule = onceByModule((module) => countWords(describeModule(module).text));

/** How many words visitors find in the texts of the case study, and how long those take to read. */
export function ReadingTime({ values }: { values: SectionValues }) {
  const shown = useDeferredValue(values);
  const words = sectionKeys
    .flatMap((key) => shown[key])
    .filter(({ hidden }) => !hidden)
    .reduce((sum, module) => sum + countModule(module), 0);
  if (words === 0) return null;
  return (
    <p className="edit-outline-reading">
      {words.toLocaleString("en")} {words === 1 ? "word" : "words"}, {readingMinutes(words)} min to
      read
    </p>
  );
}
