import { Button, type ButtonProps } from '@prendarios/design-system/actions/Button';
import { useState } from 'react';
import { lazyDialog } from '../../../../shared/page/lazyDialog.tsx';
import type { StepId } from '../../flow.ts';

const HandOverDialog = lazyDialog(async () => (await import('./HandOverDialog.tsx')).HandOverDialog);

type HandOverProps = Pick<ButtonProps, 'variant' | 'size' | 'block' | 'children'> & { step: StepId };

/** Opens the way to the customer's own phone. */
export const HandOver = ({ step, ...look }: HandOverProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...look} icon="phone" onClick={() => setOpen(true)} />
      <HandOverDialog step={step} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
};
