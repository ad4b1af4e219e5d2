import { Item, ItemList } from '@prendarios/design-system/data/ItemList';
import { StatusTag } from '@prendarios/design-system/data/StatusTag';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { FileList } from '../files/FileList.tsx';
import { documentGroups, documentTag, type DashboardDocument } from './documentGroups.ts';
import type { DashboardProposal } from '../proposal/facts.ts';
import { DETAIL_TEXTS } from './texts.ts';

const TEXT = DETAIL_TEXTS.documents;

type DocumentProps = { proposalId: string; document: DashboardDocument };

const Document = ({ proposalId, document }: DocumentProps) => {
  const { stage, icon, text } = documentTag(document);
  return (
    <Item>
      <Stack gap={2}>
        <Stack direction="row" justify="between" wrap gap={2}>
          <Text as="span" weight="semibold">
            {document.label}
          </Text>
          <StatusTag stage={stage} icon={icon}>
            {text}
          </StatusTag>
        </Stack>
        {document.observation !== null && (
          <Text size={15} tone="muted">
            {TEXT.reason(document.observation)}
          </Text>
        )}
        {document.files.length > 0 && (
          <FileList proposalId={proposalId} files={document.files} label={TEXT.files(document.label)} />
        )}
      </Stack>
    </Item>
  );
};

/** Shows the documents with their status; each file can be opened and saved. */
export const DocumentsCard = ({ proposal }: { proposal: DashboardProposal }) => {
  const groups = documentGroups(proposal.documents);
  return (
    <Card as="section">
      <Stack gap={5}>
        <Text as="h2" size={20}>
          {TEXT.heading}
        </Text>
        {groups.length === 0 && <Text tone="muted">{TEXT.empty}</Text>}
        {groups.map(({ party, title, documents }) => (
          <Stack key={party} gap={2}>
            <Text as="h3" size={15} tone="soft" weight="semibold">
              {title}
            </Text>
            <ItemList look="lines">
              {documents.map((document) => (
                <Document key={document.type} proposalId={proposal.id} document={document} />
              ))}
            </ItemList>
          </Stack>
        ))}
      </Stack>
    </Card>
  );
};
