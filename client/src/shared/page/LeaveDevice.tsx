import { Only } from '@prendarios/design-system/foundations/Only';
import { Suspense } from 'react';
import { lazyScreen } from './lazyScreen.ts';
import { useSession } from '#shared/session/sessionStore.ts';

const LeaveButton = lazyScreen(async () => (await import('./LeaveButton.tsx')).LeaveButton);

/** A guest's way out of a browser that holds their part of a loan, such as a phone that others use. */
export const LeaveDevice = () =>
  useSession().kind === 'guest' && (
    <Only on="screen">
      <Suspense>
        <LeaveButton />
      </Suspense>
    </Only>
  );
