import { Component, type ReactNode } from "react";
import { Button } from "../../ui/button/Button";
import "./PanelBoundary.css";

type Props = {
  /** What could not be shown, as in "The order could not be loaded." */
  message: string;
  /** Is told which attempt it is, from 0; a query that failed is asked again under another fetchKey. */
  children: (attempt: number) => ReactNode;
};

type State = { hasFailed: boolean; attempt: number };

/** Keeps the rest of a tab where one part of it failed, and offers to try that part again. */
export class PanelBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, attempt: 0 };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  retry = () => this.setState(({ attempt }) => ({ hasFailed: false, attempt: attempt + 1 }));

  override render() {
    if (!this.state.hasFailed) return this.props.children(this.state.attempt);
    return (
      <div className="panel-failure" role="alert">
        <p>{this.props.message}</p>
        <Button size="small" onClick={this.retry}>
          Try again
        </Button>
      </div>
    );
  }
}
