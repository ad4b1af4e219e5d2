import { Button } from '../actions/Button.tsx';
import { messages } from '../messages.ts';
import { Dialog } from '../overlay/Dialog.tsx';

export type ConfirmLeaveProps = {
  /** Whether it is shown. */
  open: boolean;
  /** Called also by Escape and the close button. */
  onStay: () => void;
  /** Called when the user gives up the answers. */
  onLeave: () => void;
  /** Replaces the system's own texts. */
  labels?: Partial<typeof messages.leave>;
};

/** Asks before the user leaves answers that are not saved. */
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
