import { Button } from '../actions/Button.tsx';
import { messages } from '../messages.ts';
import { Dialog } from '../overlay/Dialog.tsx';

export type ConfirmLeaveProps = {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called when the user stays, also with Escape or the close button. */
  onStay: () => void;
  /** Called when the user discards the answers. */
  onLeave: () => void;
  /** Overrides the default texts. */
  labels?: Partial<typeof messages.leave>;
};

/** Asks for confirmation before the user leaves unsaved answers. */
export const ConfirmLeave = ({ open, onStay, onLeave, labels }: ConfirmLeaveProps) => {
  const texts = { ...messages.leave, ...labels };
  return (
    <Dialog
      open={open}
      onClose={onStay}
      role="alertdialog"
      title={texts.title}
      actions={
        <>
          <Button onClick={onStay}>{texts.stay}</Button>
          <Button variant="secondary" onClick={onLeave}>
            {texts.leave}
          </Button>
        </>
      }
    >
      {texts.text}
    </Dialog>
  );
};
