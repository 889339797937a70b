import { Component, type ReactNode } from 'react';
import { Button, Notice } from '../design/index.js';
import { texts } from '../texts.js';

interface State {
  readonly error: Error | undefined;
}

/** Shows the error of a page that cannot be drawn, so that the navigation still works. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const reload = <Button onClick={() => window.location.reload()}>{texts.shell.reload}</Button>;
    return (
      <Notice tone="alert" action={reload}>
        {texts.shell.broken} {error.message}
      </Notice>
    );
  }
}
