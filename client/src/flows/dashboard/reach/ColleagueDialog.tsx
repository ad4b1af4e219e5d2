import { ConfirmDialog, type ConfirmDialogProps } from '@prendarios/design-system/overlay/ConfirmDialog';
import { REACH_TEXTS } from './texts.ts';

const TEXT = REACH_TEXTS.colleague;

type ColleagueDialogProps = Pick<ConfirmDialogProps, 'open' | 'onConfirm' | 'onCancel'> & {
  /** The colleague's name; null if the bank does not state it. */
  name: string | null;
};

/** Asks for confirmation before sending a link to a customer whom a colleague follows up. */
export const ColleagueDialog = ({ name, ...props }: ColleagueDialogProps) => (
  <ConfirmDialog {...props} title={TEXT.question(name)} confirm={TEXT.confirm} labels={{ cancel: TEXT.stay }}>
    {TEXT.text}
  </ConfirmDialog>
);
