import { graphql, useFragment } from "react-relay";
import type { RedirectRow_redirect$key } from "../../../__generated__/RedirectRow_redirect.graphql";
import { Button } from "../../../ui/button/Button";
import { useDeleteRedirect } from "./redirectActions";

type Props = {
  redirect: RedirectRow_redirect$key;
  /** The list it leaves when it is removed. */
  connection: string;
};

/** An old address, where it leads, and the button that removes it. */
export function RedirectRow({ redirect, connection }: Props) {
  const { id, path, target } = useFragment(
    graphql`
      fragment RedirectRow_redirect on Redirect {
        id
        path
        target
      }
    `,
    redirect,
  );
  const { remove, isPending } = useDeleteRedirect(connection);
  return (
    <li className="redirect">
      <p className="redirect-words">
        {path} <span aria-hidden="true">→</span>
        <span className="visually-hidden"> leads to </span>{" "}
        <a href={target} target="_blank" rel="noreferrer">
          {target}
        </a>
      </p>
      <Button
        size="small"
        aria-label={`Remove the redirect of ${path}`}
        isPending={isPending}
        onClick={() => remove(id, { path, target })}
      >
        Remove
      </Button>
    </li>
  );
}
