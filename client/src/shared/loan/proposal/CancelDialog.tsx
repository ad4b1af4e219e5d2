import { ConfirmDialog } from '@prendarios/design-system/overlay/ConfirmDialog';
import type { ReactNode } from 'react';
import type { CancelTexts } from './cancelTexts.ts';

type CancelDialogProps = {
  open: boolean;
  texts: CancelTexts;
  number: number;
  busy?: boolean;
  /** Why the last try failed. */
  problem?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks whether to cancel a proposal, and says what is lost (ST-17). */
export const CancelDialog = ({
  open,
  texts,
  number,
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
    {texts.text}
    {problem}
  </ConfirmDialog>
);
