import { Suspense } from 'react';
import { lazyScreen } from '#shared/page/lazyScreen.ts';
import { isSeller } from '#shared/session/sessionStore.ts';

const MismatchDialog = lazyScreen(async () => (await import('./MismatchDialog.tsx')).MismatchDialog);

/** For sellers at a proposal that is not theirs: the dialog that says so. */
export const SellerMismatch = () =>
  isSeller() && (
    <Suspense fallback={null}>
      <MismatchDialog />
    </Suspense>
  );
