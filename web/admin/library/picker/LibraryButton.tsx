import { Button } from "../../../ui/button/Button";
import { type LibraryPick, useLibrary } from "./useLibrary";

type Props = LibraryPick & {
  /** The name of the field that the file is for, as in "Choose Hero Image from the library". */
  label: string;
};

/** A button with which the owner chooses an uploaded file instead of uploading one. */
export function LibraryButton({ label, ...pick }: Props) {
  const { dialog, open } = useLibrary(pick);
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        aria-label={`Choose ${label} from the library`}
        onClick={open}
      >
        Library
      </Button>
      {dialog}
    </>
  );
}
