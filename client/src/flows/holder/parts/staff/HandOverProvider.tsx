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
 * The way from the step to the customer's own phone. It is beside the step's page: the page that waits for data is
 * replaced by the one that has it, and the dialog stays open.
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
