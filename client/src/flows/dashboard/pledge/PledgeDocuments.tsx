import { IconMark } from '@prendarios/design-system/data/IconMark';
import { Item, ItemList } from '@prendarios/design-system/data/ItemList';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { FileActions } from '#shared/files/FileActions.tsx';
import { generatedHref, PLEDGE_DOCUMENTS, pledgeDocumentName } from './pledgeDocuments.ts';
import { PLEDGE_TEXTS } from './texts.ts';

const TEXT = PLEDGE_TEXTS.documents;

/** Lists the documents for the registry, which the bank prints on request (EN-12). */
export const PledgeDocuments = ({ proposalId }: { proposalId: string }) => (
  <Card as="section">
    <Stack gap={4}>
      <Stack gap={1}>
        <Text as="h2" size={20}>
          {TEXT.heading}
        </Text>
        <Text size={15} tone="muted" measure>
          {TEXT.hint}
        </Text>
      </Stack>
      <ItemList look="lines">
        {PLEDGE_DOCUMENTS.map((type) => (
          <Item key={type} mark={<IconMark icon="document" shape="square" />}>
            <Stack gap={1}>
              <Text as="span" weight="semibold">
                {pledgeDocumentName(type)}
              </Text>
              <Text as="span" size={15} tone="muted">
                {TEXT.types[type].what}
              </Text>
              <FileActions
                edge="start"
                file={{ name: pledgeDocumentName(type), href: generatedHref(proposalId, type) }}
              />
            </Stack>
          </Item>
        ))}
      </ItemList>
    </Stack>
  </Card>
);
