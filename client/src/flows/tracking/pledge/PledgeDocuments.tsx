import { Card } from '@prendarios/design-system/foundations/Card';
import { Icon } from '@prendarios/design-system/foundations/Icon';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { FileActions } from '../../../shared/files/FileActions.tsx';
import { generatedHref, PLEDGE_DOCUMENTS, pledgeDocumentName } from './pledgeDocuments.ts';
import { PLEDGE_TEXTS } from './texts.ts';
import './pledge.css';

const TEXT = PLEDGE_TEXTS.documents;

/** The papers for the registry, printed by the bank when they are asked for (EN-12). */
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
      <Stack as="ul" gap={0}>
        {PLEDGE_DOCUMENTS.map((type) => (
          <li key={type} className="pledge-document">
            <span className="pledge-document__icon">
              <Icon name="document" />
            </span>
            <div className="pledge-document__text">
              <Text as="span" weight="semibold">
                {pledgeDocumentName(type)}
              </Text>
              <Text as="span" size={15} tone="muted">
                {TEXT.types[type].what}
              </Text>
              <FileActions file={{ name: pledgeDocumentName(type), href: generatedHref(proposalId, type) }} />
            </div>
          </li>
        ))}
      </Stack>
    </Stack>
  </Card>
);
