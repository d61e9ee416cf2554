import { Component, type ReactNode } from "react";
import { CollaboratorsError } from "./CollaboratorsError";

type Props = {
  /** The query reference of the collaborators. With a new reference the boundary renders its children again. */
  reference: unknown;
  children: ReactNode;
};

/** Limits a failure of the collaborators to their part of the page. */
export class CollaboratorsBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate({ reference }: Props) {
    if (this.state.hasFailed && reference !== this.props.reference) {
      this.setState({ hasFailed: false });
    }
  }

  override render() {
    return this.state.hasFailed ? <CollaboratorsError /> : this.props.children;
  }
}
