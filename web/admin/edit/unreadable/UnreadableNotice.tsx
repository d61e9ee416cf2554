import { Button } from "../../../ui/button/Button";
import { download } from "../../download";
import "./UnreadableNotice.css";

type Props = { sectionName: string; text: string };

/** A notice that the stored text of a section cannot be read, with a button to download the text. */
export function UnreadableNotice({ sectionName, text }: Props) {
  const fileName = `${sectionName.toLowerCase().replaceAll(" ", "-")}.txt`;
  return (
    <div className="unreadable-notice stack small rounded">
      <p>
        What is stored here cannot be read, so visitors may see this section as empty. It is kept
        until you save modules in its place. After an update of Vitrine, reload this page first.
      </p>
      <Button
        size="small"
        aria-label={`Download the stored text of ${sectionName}`}
        onClick={() => download(text, fileName, "text/plain")}
      >
        Download the stored text
      </Button>
    </div>
  );
}
