import type { ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import { Alert } from '../feedback/Alert.tsx';
import { Stack } from '../foundations/Stack.tsx';
import { confirmMessages } from '../messages.ts';
import { Dialog } from './Dialog.tsx';

export type ConfirmDialogProps = {
  /** Whether it is shown. */
  open: boolean;
  /** The question: '¿Querés cancelar la propuesta 104.882?'. */
  title: ReactNode;
  /** The consequences. */
  children: ReactNode;
  /** Names the action: 'Cancelar la propuesta'. */
  confirm: string;
  /** Called when the user confirms; close the dialog by `open` once the action is done. */
  onConfirm: () => void;
  /** Called by Escape, the close button and the second button. */
  onCancel: () => void;
  /** For an action that cannot be undone. */
  danger?: boolean;
  /** The action is under way. */
  busy?: boolean;
  /** Why the action failed; the dialog stays. */
  error?: ReactNode;
  /** Replaces the system's own texts. */
  labels?: Partial<typeof confirmMessages>;
};

/** Asks before an action that is hard to undo. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { open, title, children, confirm, onConfirm, onCancel, danger = false, busy = false, error } = props;
  const labels = { ...confirmMessages, ...props.labels };
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      role="alertdialog"
      title={title}
      actions={
        <>
          <Button
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            busyText={labels.busy}
            onClick={onConfirm}
          >
            {confirm}
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            {labels.cancel}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <div>{children}</div>
        {error && (
          <Alert tone="danger" live>
            {error}
          </Alert>
        )}
      </Stack>
    </Dialog>
  );
};
