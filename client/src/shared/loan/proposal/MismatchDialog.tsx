import { Button } from '@prendarios/design-system/actions/Button';
import { Text } from '@prendarios/design-system/foundations/Text';
import { Dialog } from '@prendarios/design-system/overlay/Dialog';
import { useState } from 'react';
import { DASHBOARD_PATH } from '#shared/session/paths.ts';
import { MISMATCH_TEXTS as TEXT } from './mismatchTexts.ts';

/**
 * Tells sellers that a proposal is not theirs (RO-01). Missing proposals show the same, so that the dialog does not
 * reveal which ones exist (docs/security.md#other-peoples-data).
 */
export const MismatchDialog = () => {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <Dialog
      open={open}
      title={TEXT.title}
      onClose={close}
      actions={
        <>
          <Button href={DASHBOARD_PATH} onClick={close}>
            {TEXT.dashboard}
          </Button>
          <Button variant="secondary" onClick={close}>
            {TEXT.close}
          </Button>
        </>
      }
    >
      <Text>{TEXT.text}</Text>
    </Dialog>
  );
};
