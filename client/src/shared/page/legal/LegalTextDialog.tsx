import { Button } from '@prendarios/design-system/actions/Button';
import { Dialog } from '@prendarios/design-system/overlay/Dialog';
import type { BrandFile } from '@prendarios/rules/brandFile';
import { useBank } from '../bank.ts';
import { COMMON_TEXTS } from '#shared/text/common.ts';
import { LegalSections } from './LegalSections.tsx';

type LegalTextDialogProps = {
  slug: keyof BrandFile['legalTexts'];
  open: boolean;
  onClose: () => void;
};

/** Shows one of the bank's legal texts over the form that asks the user to accept it. */
export const LegalTextDialog = ({ slug, open, onClose }: LegalTextDialogProps) => {
  const text = useBank().legalTexts[slug];
  return (
    <Dialog
      open={open}
      title={text.title}
      onClose={onClose}
      actions={<Button onClick={onClose}>{COMMON_TEXTS.errorModal.button}</Button>}
    >
      <LegalSections text={text} headingLevel="h3" />
    </Dialog>
  );
};
