import { Component, type ReactNode } from "react";
import { CollaboratorsError } from "./CollaboratorsError";

type Props = {
  /** What the collaborators are read from. A new one is another try. */
  reference: unknown;
  children: ReactNode;
};

/** Keeps the page where its collaborators could not be loaded. */
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
