import { Card } from '@prendarios/design-system/foundations/Card';
import { Link } from '@prendarios/design-system/foundations/Link';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { useBank } from '#shared/page/bank.ts';
import { otherWays, type RevocationRequest } from './revocationRequest.ts';
import { PAGE_TEXTS } from './texts.ts';

const TEXT = PAGE_TEXTS.revocation;

export const OtherWays = ({ request }: { request?: RevocationRequest }) => (
  <Stack gap={3}>
    {otherWays(useBank().contacts, request).map(({ label, href }) => (
      <Link key={href} href={href}>
        {label}
      </Link>
    ))}
  </Stack>
);

/** Explains other ways to revoke, and when no reason is needed; shown below the form and below its skeleton. */
export const RevocationRights = () => (
  <Stack gap={4}>
    <Card as="section">
      <Stack gap={3}>
        <Text as="h2" size={20} weight="bold">
          {TEXT.otherTitle}
        </Text>
        <Text>{TEXT.other}</Text>
        <OtherWays />
      </Stack>
    </Card>
    <Card tone="sand">
      <Stack gap={2}>
        <Text as="h2" size={20} weight="bold">
          {TEXT.notSignedTitle}
        </Text>
        <Text>{TEXT.notSigned}</Text>
      </Stack>
    </Card>
  </Stack>
);
