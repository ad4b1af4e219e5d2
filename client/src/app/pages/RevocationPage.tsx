import { Card } from '@prendarios/design-system/foundations/Card';
import { Link } from '@prendarios/design-system/foundations/Link';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { useBank } from '../../shared/bank/bank.ts';
import { Page } from '../../shared/page/Page.tsx';
import { usePageTitle } from '../../shared/title/usePageTitle.ts';
import { PAGE_TEXTS } from './texts.ts';

const TEXT = PAGE_TEXTS.revocation;

export const RevocationPage = () => {
  const { phone, withdrawal } = useBank().contacts;
  usePageTitle(TEXT.title);
  return (
    <Page width="form">
      <Stack gap={5}>
        <Text as="h1" size={40} weight="heavy">
          {TEXT.title}
        </Text>
        <Text size={20} tone="muted" measure>
          {TEXT.intro}
        </Text>
        <Text as="h2" size={25} weight="bold">
          {TEXT.howTitle}
        </Text>
        <Stack as="ol" gap={3}>
          {TEXT.how.map((step) => (
            <Text as="li" key={step} measure>
              {step}
            </Text>
          ))}
        </Stack>
        <Stack gap={3}>
          {[TEXT.write(withdrawal), TEXT.call(phone)].map(({ label, href }) => (
            <Link key={href} href={href}>
              {label}
            </Link>
          ))}
        </Stack>
        <Card tone="sand">
          <Stack gap={2}>
            <Text as="h2" size={20} weight="bold">
              {TEXT.notSignedTitle}
            </Text>
            <Text>{TEXT.notSigned}</Text>
          </Stack>
        </Card>
      </Stack>
    </Page>
  );
};
