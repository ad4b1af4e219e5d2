import { Button } from '@prendarios/design-system/actions/Button';
import { Text } from '@prendarios/design-system/foundations/Text';
import { Dialog } from '@prendarios/design-system/overlay/Dialog';
import { dismissFailure, type Failure } from '#shared/api/errorStore.ts';
import { COMMON_TEXTS as TEXT } from '#shared/text/common.ts';

type ErrorDialogProps = { open: boolean; failure: Failure | null };

function wordsOf(failure: Failure | null): { title: string; message: string } {
  if (failure === null || failure === 'problem') return TEXT.errorModal;
  if (typeof failure === 'string') return TEXT[failure];
  return { title: TEXT.tooMany.title, message: failure.tooMany };
}

export const ErrorDialog = ({ open, failure }: ErrorDialogProps) => {
  const { title, message } = wordsOf(failure);
  return (
    <Dialog
      open={open}
      role="alertdialog"
      title={title}
      onClose={dismissFailure}
      actions={<Button onClick={dismissFailure}>{TEXT.errorModal.button}</Button>}
    >
      <Text>{message}</Text>
    </Dialog>
  );
};
