import { Center } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import { CrashMessage } from './crash-message.tsx';

type State = { error: unknown };

/** The last net: whatever no route caught becomes a calm page instead of a white one. */
export class GlobalErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error ?? new Error('Unknown failure') };
  }

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children;
    return (
      <Center mih="100dvh">
        <CrashMessage error={this.state.error} onRetry={() => this.setState({ error: null })} />
      </Center>
    );
  }
}
