import { createContext, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyDialog } from '#shared/page/lazyDialog.tsx';
import { useOpenHere } from '#shared/page/useOpenHere.ts';
import { stepAt } from '../../flow/flow.ts';
import { useHolderFlow } from '../../flow/HolderContext.ts';

const HandOverDialog = lazyDialog(async () => (await import('./HandOverDialog.tsx')).HandOverDialog);

export const OpenHandOver = createContext<() => void>(() => {
  throw new Error('HandOver needs HandOverProvider above it.');
});

/**
 * Provides the dialog to continue on the customer's phone. It is a sibling of the step's page, so it stays open when
 * the loading page is replaced.
 */
export const HandOverProvider = ({ children }: { children: ReactNode }) => {
  const { state } = useHolderFlow();
  const step = stepAt(useLocation().pathname, state.audience) ?? 'start';
  const [isOpen, setOpen] = useOpenHere();
  return (
    <OpenHandOver value={() => setOpen(true)}>
      {children}
      <HandOverDialog step={step} open={isOpen} onClose={() => setOpen(false)} />
    </OpenHandOver>
  );
};
