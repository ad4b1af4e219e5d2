import { Button } from '@prendarios/design-system/actions/Button';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { Dialog } from '@prendarios/design-system/overlay/Dialog';
import type { BrandFile } from '@prendarios/rules/brandFile';
import { useBank } from '../bank/bank.ts';
import { COMMON_TEXTS } from '../texts/common.ts';

type LegalTextDialogProps = {
  slug: keyof BrandFile['legalTexts'];
  open: boolean;
  onClose: () => void;
};

/** A legal text of the bank over the form that asks to accept it. */
export const LegalTextDialog = ({ slug, open, onClose }: LegalTextDialogProps) => {
  const { title, paragraphs } = useBank().legalTexts[slug];
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onClose}
      actions={<Button onClick={onClose}>{COMMON_TEXTS.errorModal.button}</Button>}
    >
      <Stack gap={4}>
        {paragraphs.map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
      </Stack>
    </Dialog>
  );
};
