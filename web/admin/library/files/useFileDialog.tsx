import { useRef } from "react";

type Options = {
  /** The label, which names the purpose of the files. */
  label: string;
  accept: string;
  /** Whether several files may be chosen at once. */
  isMultiple?: boolean;
  onFiles: (files: File[]) => void;
};

/** The system's file dialog. `open` opens it; `input` is its hidden input, which the caller has to render. */
export function useFileDialog({ label, accept, isMultiple = false, onFiles }: Options) {
  const input = useRef<HTMLInputElement>(null);
  return {
    open: () => input.current?.click(),
    input: (
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        multiple={isMultiple}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = "";
          onFiles(files);
        }}
      />
    ),
  };
}
