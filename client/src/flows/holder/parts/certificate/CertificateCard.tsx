import { Button } from '@prendarios/design-system/actions/Button';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { useDownload } from '#shared/files/useRemoteFile.ts';
import { ShareLink } from '#shared/loan/quote/ShareLink.tsx';
import { CERTIFICATE_CARD_TEXTS as TEXT } from './texts.ts';

/** Shares and saves the certificate that proves an offer to a dealer. `path`: its public page. */
export const CertificateCard = ({ path }: { path: string }) => {
  const id = path.slice(path.lastIndexOf('/') + 1);
  const { busy, problem, start } = useDownload({ name: TEXT.file, href: `/files/certificates/${id}` });
  return (
    <Card as="section">
      <Stack gap={4}>
        <Text as="h2" size={20} weight="bold">
          {TEXT.title}
        </Text>
        <Text tone="muted" measure>
          {TEXT.intro}
        </Text>
        <ShareLink texts={TEXT.share} ask={() => Promise.resolve({ path, validUntil: null, userErrors: [] })}>
          <Button
            variant="secondary"
            size="small"
            icon="document"
            busy={busy}
            busyText={TEXT.downloading}
            onClick={start}
          >
            {TEXT.download}
          </Button>
        </ShareLink>
        {problem !== null && (
          <Alert tone="warning" live>
            {problem.message}
          </Alert>
        )}
      </Stack>
    </Card>
  );
};
