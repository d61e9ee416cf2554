import { Button } from "../../../ui/button/Button";
import { type LibraryPick, useLibrary } from "./useLibrary";

type Props = LibraryPick & {
  /** What a file is chosen for, as in "Choose Hero Image from the library". */
  label: string;
};

/** Takes what was uploaded before, instead of uploading it again. */
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
