import type { ComponentChildren, JSX } from 'preact';
import { Component } from 'preact';
import { text } from '../text/texts.ts';
import { Trouble } from './trouble.tsx';

type Props = { readonly children: ComponentChildren };
type State = { readonly isBroken: boolean };

/** A page that fails shows a plain sentence; the others keep working. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { isBroken: false };

  static override getDerivedStateFromError(): State {
    return { isBroken: true };
  }

  override render(): JSX.Element {
    if (!this.state.isBroken) return <>{this.props.children}</>;
    const { title, line } = text().pages.frame.broken;
    return <Trouble title={title} line={line} again={() => this.setState({ isBroken: false })} />;
  }
}
