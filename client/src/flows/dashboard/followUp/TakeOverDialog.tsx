import { ConfirmDialog, type ConfirmDialogProps } from '@prendarios/design-system/overlay/ConfirmDialog';
import { FOLLOW_UP_TEXTS } from './texts.ts';

const TEXT = FOLLOW_UP_TEXTS.assignee.takeOver;

type TakeOverDialogProps = Pick<
  ConfirmDialogProps,
  'open' | 'title' | 'busy' | 'error' | 'onConfirm' | 'onCancel'
>;

/** Asks for confirmation before taking a proposal over from a colleague. */
export const TakeOverDialog = (props: TakeOverDialogProps) => (
  <ConfirmDialog {...props} confirm={TEXT.confirm} labels={{ cancel: TEXT.stay }}>
    {TEXT.text}
  </ConfirmDialog>
);
