import { Button } from '@prendarios/design-system/actions/Button';
import { Text } from '@prendarios/design-system/foundations/Text';
import { Dialog } from '@prendarios/design-system/overlay/Dialog';
import { Page } from '#shared/page/Page.tsx';
import { usePageTitle } from '#shared/page/usePageTitle.ts';
import { DASHBOARD_PATH } from '#shared/session/paths.ts';
import { MISMATCH_TEXTS as TEXT } from './mismatchTexts.ts';

/** Tells sellers that a proposal is of another point of sale (RO-01). */
export const MismatchDialog = ({ onClose }: { onClose: () => void }) => {
  usePageTitle(TEXT.title);
  return (
    <Page width="form">
      <Dialog
        open
        title={TEXT.title}
        onClose={onClose}
        actions={
          <>
            <Button href={DASHBOARD_PATH}>{TEXT.dashboard}</Button>
            <Button variant="secondary" onClick={onClose}>
              {TEXT.close}
            </Button>
          </>
        }
      >
        <Text>{TEXT.text}</Text>
      </Dialog>
    </Page>
  );
};
