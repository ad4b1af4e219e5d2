import { Only } from '@prendarios/design-system/foundations/Only';
import { Suspense } from 'react';
import { lazyScreen } from './lazyScreen.ts';
import { useSession } from '#shared/session/sessionStore.ts';

const LeaveButton = lazyScreen(async () => (await import('./LeaveButton.tsx')).LeaveButton);

/** Lets guests remove their access from this browser, for example on a shared phone. */
export const LeaveDevice = () =>
  useSession().kind === 'guest' && (
    <Only on="screen">
      <Suspense>
        <LeaveButton />
      </Suspense>
    </Only>
  );
