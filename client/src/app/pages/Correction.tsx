import { Card } from '@prendarios/design-system/foundations/Card';
import { Link } from '@prendarios/design-system/foundations/Link';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { useBank } from '#shared/page/bank.ts';
import { PAGE_TEXTS, REQUEST_TEXTS } from './texts.ts';

const TEXT = PAGE_TEXTS.dataRequest;

export const PhoneLink = () => {
  const { label, href } = REQUEST_TEXTS.call(useBank().contacts.phone);
  return <Link href={href}>{label}</Link>;
};

/** Explains how to correct personal data; shown below the form and below its skeleton. */
export const Correction = () => (
  <Card tone="sand">
    <Stack gap={2}>
      <Text as="h2" size={20} weight="bold">
        {TEXT.correctTitle}
      </Text>
      <Text>{TEXT.correct}</Text>
      <PhoneLink />
    </Stack>
  </Card>
);
