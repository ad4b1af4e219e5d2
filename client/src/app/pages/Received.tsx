import { CopyLink } from '@prendarios/design-system/actions/CopyLink';
import { NumberCard } from '@prendarios/design-system/data/NumberCard';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { keepTogether } from '@prendarios/design-system/foundations/keepTogether';
import { Text } from '@prendarios/design-system/foundations/Text';
import { isEmail } from '@prendarios/rules/contact';
import { readablePhone } from '@prendarios/rules/phone';
import { EndSection } from '#shared/page/EndSection.tsx';
import { REQUEST_TEXTS as TEXT } from './texts.ts';

type ReceivedProps = {
  number: string;
  /** Recipient of a copy of the receipt. */
  contact: string;
  /** Date of the request and deadline of the reply. */
  at: string;
  next: readonly string[];
};

/** The receipt of a request without a sign-in. */
export const Received = ({ number, contact, at, next }: ReceivedProps) => (
  <Stack gap={6}>
    <Alert tone="success" title={TEXT.received} live>
      {TEXT.sent(isEmail(contact) ? contact : keepTogether(readablePhone(contact)))}
    </Alert>
    <NumberCard label={TEXT.number} value={number} />
    <CopyLink url={number} icon="document" labels={TEXT.copy} />
    <Text tone="muted">{at}</Text>
    <EndSection heading={TEXT.nextTitle}>
      <Stack as="ol" gap={3}>
        {next.map((step) => (
          <Text as="li" key={step} measure>
            {step}
          </Text>
        ))}
      </Stack>
    </EndSection>
  </Stack>
);
