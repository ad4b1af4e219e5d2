import { Button } from '@prendarios/design-system/actions/Button';
import { Text } from '@prendarios/design-system/foundations/Text';
import { Dialog } from '@prendarios/design-system/overlay/Dialog';
import type { FailureKind } from '../shared/errors/classify.ts';
import { dismissFailure } from '../shared/errors/errorStore.ts';
import { COMMON_TEXTS as TEXT } from '../shared/texts/common.ts';

type ErrorDialogProps = { open: boolean; kind: FailureKind | null };

export const ErrorDialog = ({ open, kind }: ErrorDialogProps) => {
  const { title, message } = TEXT[kind === null || kind === 'problem' ? 'errorModal' : kind];
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
