import { Button } from '@prendarios/design-system/actions/Button';
import { ErrorState } from '@prendarios/design-system/feedback/ErrorState';
import { Component, type ReactNode } from 'react';
import { COMMON_TEXTS } from '../shared/texts/common.ts';

type Props = { children: ReactNode };
type State = { failed: boolean };

const TEXT = COMMON_TEXTS.loadProblem;

/** A screen that could not be fetched or drawn: what was saved is on the server, so loading again is safe. */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <main id="contenido">
        <ErrorState
          headingLevel={1}
          title={TEXT.title}
          action={<Button onClick={() => location.reload()}>{COMMON_TEXTS.retry}</Button>}
        >
          {TEXT.message}
        </ErrorState>
      </main>
    );
  }
}
