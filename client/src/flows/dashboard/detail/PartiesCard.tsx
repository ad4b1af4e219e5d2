import { KeyValue } from '@prendarios/design-system/data/KeyValue';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { Suspense } from 'react';
import { lazyScreen } from '#shared/page/lazyScreen.ts';
import type { Role } from '#shared/session/sessionStore.ts';
import type { DashboardProposal } from '../proposal/facts.ts';
import { partyViews } from './parties.ts';
import { DETAIL_TEXTS } from './texts.ts';

// For sellers only.
const CustomerContact = lazyScreen(
  async () => (await import('../reach/CustomerContact.tsx')).CustomerContact,
);
const SellerLink = lazyScreen(async () => (await import('../reach/SellerLink.tsx')).SellerLink);

/** Shows applicant, second party, seller and point of sale; `reader`: the role of the signed-in user. */
export const PartiesCard = ({ proposal, reader }: { proposal: DashboardProposal; reader: Role }) => (
  <Card as="section">
    <Stack gap={5}>
      <Text as="h2" size={20}>
        {DETAIL_TEXTS.parties.heading}
      </Text>
      <Stack gap={5}>
        {partyViews(proposal).map(({ role, title, name, rows }) => (
          <Stack key={`${title} ${name}`} gap={3}>
            <Stack gap={1}>
              <Text as="h3" size={15} tone="soft" weight="semibold">
                {title}
              </Text>
              <Text weight="semibold">{name}</Text>
              {rows.length > 0 && <KeyValue rows={rows} />}
            </Stack>
            {role === 'OWNER' && reader === 'SELLER' && (
              <Suspense>
                <CustomerContact proposal={proposal} reader={reader} />
              </Suspense>
            )}
            {role === 'SELLER' && reader === 'SELLER' && (
              <Suspense>
                <SellerLink
                  proposalId={proposal.id}
                  seller={proposal.seller}
                  reader={reader}
                  lacksAccount={proposal.isSellerAccountMissing}
                  isSentElsewhere={proposal.isSellerAccountMissing}
                />
              </Suspense>
            )}
          </Stack>
        ))}
      </Stack>
    </Stack>
  </Card>
);
