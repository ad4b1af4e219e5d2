import { Button } from '@prendarios/design-system/actions/Button';
import { ErrorState } from '@prendarios/design-system/feedback/ErrorState';
import { Component, type ReactNode } from 'react';
import { useRetryOnline } from '#shared/api/useRetryOnline.ts';
import { noteFault } from '#shared/api/faults/noteFault.ts';
import { COMMON_TEXTS } from '#shared/text/common.ts';

type Props = { children: ReactNode };
type State = { failed: boolean };

/** Without a connection a reload would replace this page with the browser's error page. */
function reload(): void {
  if (navigator.onLine) location.reload();
}

const ScreenProblem = () => {
  useRetryOnline(reload);
  const { title, message } = navigator.onLine ? COMMON_TEXTS.loadProblem : COMMON_TEXTS.offline;
  return (
    <main id="contenido">
      <ErrorState
        headingLevel={1}
        title={title}
        action={<Button onClick={reload}>{COMMON_TEXTS.retry}</Button>}
      >
        {message}
      </ErrorState>
    </main>
  );
};

/** Catches a screen that failed to load or render; saved data is on the server, so reloading is safe. */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    noteFault({ kind: 'screen', error });
  }

  override render(): ReactNode {
    return this.state.failed ? <ScreenProblem /> : this.props.children;
  }
}
