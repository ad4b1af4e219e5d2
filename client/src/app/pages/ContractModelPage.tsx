import { Button } from '@prendarios/design-system/actions/Button';
import { Busy } from '@prendarios/design-system/feedback/Busy';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { useContractModelQuery } from '#generated/hooks.ts';
import { useBank } from '#shared/page/bank.ts';
import { DocumentText } from '#shared/loan/contract/DocumentText.tsx';
import { LoadProblem } from '#shared/page/LoadProblem.tsx';
import { FileActions } from '#shared/files/FileActions.tsx';
import { telHref } from '#shared/page/help/telHref.ts';
import { TextPage } from './TextPage.tsx';
import { PAGE_TEXTS } from './texts.ts';

const TEXT = PAGE_TEXTS.contractModel;
const PDF = { name: TEXT.title, href: '/files/contract-model' };

/** The model contract, which anyone can read and download (docs/domain.md#what-a-lender-must-show). */
export const ContractModelPage = () => {
  const { phone } = useBank().contacts;
  const { data, loading, refetch } = useContractModelQuery({ context: { quiet: true } });
  if (data === undefined) {
    return (
      <TextPage title={TEXT.title}>
        {loading ? (
          <Busy text={TEXT.loading} />
        ) : (
          <LoadProblem onRetry={() => void refetch().catch(() => undefined)} />
        )}
      </TextPage>
    );
  }
  if (data.contractModel === null || data.contractModel === undefined) {
    return (
      <TextPage title={TEXT.title}>
        <Alert
          tone="info"
          title={TEXT.unpublished}
          action={
            <Button variant="secondary" size="small" icon="phone" href={telHref(phone)}>
              {TEXT.call(phone)}
            </Button>
          }
        >
          {TEXT.ask}
        </Alert>
      </TextPage>
    );
  }
  return (
    <TextPage title={TEXT.title}>
      <Text size={20} tone="muted" measure>
        {TEXT.lead}
      </Text>
      <FileActions file={PDF} />
      <Card as="section">
        <Stack gap={6}>
          <Text as="h2" size={25}>
            {TEXT.heading}
          </Text>
          <DocumentText text={data.contractModel} />
        </Stack>
      </Card>
    </TextPage>
  );
};
