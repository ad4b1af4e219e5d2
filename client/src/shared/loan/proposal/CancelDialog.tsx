import { ConfirmDialog } from '@prendarios/design-system/overlay/ConfirmDialog';
import type { ReactNode } from 'react';
import type { CancelTexts } from './cancelTexts.ts';

type CancelDialogProps = {
  open: boolean;
  texts: CancelTexts;
  number: number;
  /** Whom the bank notifies. */
  told: string;
  busy?: boolean;
  /** Message about a failed attempt. */
  problem?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks the user to confirm cancelling a proposal, and says what is lost (ST-17). */
export const CancelDialog = ({
  open,
  texts,
  number,
  told,
  busy,
  problem,
  onConfirm,
  onClose,
}: CancelDialogProps) => (
  <ConfirmDialog
    open={open}
    danger
    busy={busy ?? false}
    title={texts.question(number)}
    confirm={texts.confirm}
    labels={{ cancel: texts.stay }}
    onCancel={onClose}
    onConfirm={onConfirm}
  >
    {`${texts.text} ${told}`}
    {problem}
  </ConfirmDialog>
);
