import { Button } from '@prendarios/design-system/actions/Button';
import { Text } from '@prendarios/design-system/foundations/Text';
import { Dialog } from '@prendarios/design-system/overlay/Dialog';
import { DECEASED } from '@prendarios/rules/dni';
import { COMMON_TEXTS } from '#shared/text/common.ts';

type DeceasedDialogProps = { open: boolean; onClose: () => void };

export const DeceasedDialog = ({ open, onClose }: DeceasedDialogProps) => (
  <Dialog
    open={open}
    role="alertdialog"
    title={DECEASED.title}
    onClose={onClose}
    actions={<Button onClick={onClose}>{COMMON_TEXTS.errorModal.button}</Button>}
  >
    <Text>{DECEASED.message}</Text>
  </Dialog>
);
