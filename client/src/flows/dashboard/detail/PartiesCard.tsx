import { KeyValue } from '@prendarios/design-system/data/KeyValue';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import type { DashboardProposal } from '../proposal/facts.ts';
import { partyViews } from './parties.ts';
import { DETAIL_TEXTS } from './texts.ts';

/** Applicant, second party, seller and point of sale. */
export const PartiesCard = ({ proposal }: { proposal: DashboardProposal }) => (
  <Card as="section">
    <Stack gap={5}>
      <Text as="h2" size={20}>
        {DETAIL_TEXTS.parties.heading}
      </Text>
      <Stack gap={5}>
        {partyViews(proposal).map(({ title, name, rows }) => (
          <Stack key={`${title} ${name}`} gap={1}>
            <Text as="h3" size={15} tone="soft" weight="semibold">
              {title}
            </Text>
            <Text weight="semibold">{name}</Text>
            {rows.length > 0 && <KeyValue rows={rows} />}
          </Stack>
        ))}
      </Stack>
    </Stack>
  </Card>
);
