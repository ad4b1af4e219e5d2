import type { ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import { Alert } from '../feedback/Alert.tsx';
import { Stack } from '../foundations/Stack.tsx';
import { confirmMessages } from '../messages.ts';
import { Dialog } from './Dialog.tsx';

export type ConfirmDialogProps = {
  /** Whether the dialog is open. */
  open: boolean;
  /** Question: '¿Querés cancelar la propuesta 104.882?'. */
  title: ReactNode;
  /** Consequences of the action. */
  children: ReactNode;
  /** Text of the confirm button: 'Cancelar la propuesta'. */
  confirm: string;
  /** Called when the user confirms. Set `open` to false once the action is done. */
  onConfirm: () => void;
  /** Called on Escape, the close button and the cancel button. */
  onCancel: () => void;
  /** Whether the action cannot be undone. */
  danger?: boolean;
  /** Whether the action is in progress. */
  busy?: boolean;
  /** Reason why the action failed; the dialog stays open. */
  error?: ReactNode;
  /** Overrides the default texts. */
  labels?: Partial<typeof confirmMessages>;
};

/** Asks for confirmation before an action that is hard to undo. */
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
