import { Component, type ReactNode } from "react";

type Props = {
  /**
   * The part's data, such as a query reference. When it changes, a part that failed is rendered
   * again.
   */
  data?: unknown;
  /** Shown in place of a part that failed. Nothing by default. */
  fallback?: ReactNode;
  children: ReactNode;
};

/** An error boundary around a part of the page: the rest of the page stays. */
export class PartBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate({ data }: Props) {
    if (this.state.hasFailed && data !== this.props.data) this.setState({ hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
