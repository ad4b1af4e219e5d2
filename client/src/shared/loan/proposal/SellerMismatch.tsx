import { Suspense } from 'react';
import { lazyScreen } from '#shared/page/lazyScreen.ts';
import { isSeller } from '#shared/session/sessionStore.ts';

const MismatchDialog = lazyScreen(async () => (await import('./MismatchDialog.tsx')).MismatchDialog);

/** Shows sellers the dialog about a proposal that is not theirs. */
export const SellerMismatch = () =>
  isSeller() && (
    <Suspense fallback={null}>
      <MismatchDialog />
    </Suspense>
  );
