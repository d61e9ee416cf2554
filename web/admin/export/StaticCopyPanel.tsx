import { useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  StaticCopyPanel_staticCopy$data,
  StaticCopyPanel_staticCopy$key,
} from "../../__generated__/StaticCopyPanel_staticCopy.graphql";
import { Button } from "../../ui/button/Button";
import { TextField } from "../../ui/field/TextField";
import { Panel } from "../../ui/panel/Panel";
import { downloadFrom } from "../download";
import { useReread } from "../editing/useReread";
import { fileSize } from "../fileSize";
import { LocalTime } from "../LocalTime";
import { useMakeCopy } from "./exportActions";
import "./StaticCopyPanel.css";

type Props = { staticCopy: StaticCopyPanel_staticCopy$key };

/** Makes a copy of the public site as plain files, shows the progress, and downloads the copy. */
export function StaticCopyPanel({ staticCopy }: Props) {
  const copy = useFragment(
    graphql`
      fragment StaticCopyPanel_staticCopy on StaticCopy {
        isRunning
        filesWritten
        pagesWritten
        pagesKnown
        problem
        madeAt
        pageCount
        size
        leftOut
        address
      }
    `,
    staticCopy,
  );
  const [mail, setMail] = useState("");
  const { submit, isPending, faults } = useMakeCopy();
  const look = useWatch(copy.isRunning);
  const { address, madeAt } = copy;
  const isBusy = isPending || copy.isRunning;
  return (
    <Panel
      title="Static Copy"
      description="The public site as plain files in a zip file, for any host or a folder of your own. It holds what visitors see without a password."
    >
      <div className="stack">
        <TextField
          label="Messages go to"
          type="email"
          description="The contact form of the copy opens the reader’s mail program. Empty for a copy without one."
          errorMessage={faults.mail}
          value={mail}
          onChange={(event) => setMail(event.target.value)}
        />
        <div className="admin-form-actions cluster">
          <Button
            isPending={isBusy}
            onClick={() => submit({ input: { mail: mail.trim() || null } }, look)}
          >
            {isBusy ? "Making the copy..." : "Make a copy"}
          </Button>
          {address && (
            <Button isDisabled={isBusy} onClick={() => downloadFrom(address)}>
              Download copy
            </Button>
          )}
        </div>
        <p role="status">{stateOf(copy)}</p>
        {copy.problem && !copy.isRunning && (
          <p className="field-error" role="alert">
            {copy.problem}
          </p>
        )}
        {madeAt && !copy.isRunning && (
          <div>
            <p>
              Made on <LocalTime value={madeAt} style="full" />: {copy.pageCount} pages,{" "}
              {fileSize(copy.size ?? 0)}. You can download it here for a day.
            </p>
            {copy.leftOut.length > 0 && (
              <>
                <p>Not in it:</p>
                <ul className="static-copy-left-out">
                  {copy.leftOut.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </>
            )}
          </div>
        )}
      </div>
    </Panel>
  );
}

function stateOf(copy: StaticCopyPanel_staticCopy$data): string {
  const { isRunning, filesWritten, pagesWritten, pagesKnown } = copy;
  if (!isRunning) return "";
  const note = "With many pictures it takes minutes; you can leave this page.";
  if (!filesWritten) return `The first page is being made. ${note}`;
  return `${pagesWritten} of ${pagesKnown} pages found so far, ${filesWritten} files in all. ${note}`;
}

/** The interval between two requests for the state of a running copy, in milliseconds. */
const interval = 1_000;

/** Polls the state of the copy while it is being made. @returns a function that reads the state now */
function useWatch(isRunning: boolean): () => void {
  const look = useReread(graphql`
    query StaticCopyPanelQuery {
      staticCopy {
        ...StaticCopyPanel_staticCopy
      }
    }
  `);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(look, interval);
    return () => clearInterval(timer);
  }, [isRunning, look]);
  return look;
}
