import { type ReactNode, Suspense, useState } from 'react';
import { lazyScreen } from '#shared/page/lazyScreen.ts';
import { isSeller } from '#shared/session/sessionStore.ts';

const MismatchDialog = lazyScreen(async () => (await import('./MismatchDialog.tsx')).MismatchDialog);

/** Shows sellers the dialog about a proposal that is not theirs, and the page once they closed it. */
export const SellerMismatch = ({ children }: { children: ReactNode }) => {
  const [isOpen, setOpen] = useState(isSeller);
  return isOpen ? (
    <Suspense fallback={null}>
      <MismatchDialog onClose={() => setOpen(false)} />
    </Suspense>
  ) : (
    children
  );
};
