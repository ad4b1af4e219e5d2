import { Button } from '@prendarios/design-system/actions/Button';
import { KeyValue } from '@prendarios/design-system/data/KeyValue';
import { NumberCard } from '@prendarios/design-system/data/NumberCard';
import { Timeline, type TimelineState } from '@prendarios/design-system/data/Timeline';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { vehicleName } from '@prendarios/rules/vehicleName';
import type { SaleStatus, SaleViewFragment } from '../../../generated/graphql.ts';
import { EndSection } from '../../../shared/page/EndSection.tsx';
import { readiness } from '../documents/requested.ts';
import { useSale } from '../SaleContext.ts';
import { SalePage, sellerName } from '../SalePage.tsx';
import { SALE_END_TEXTS as TEXT } from './texts.ts';

const NEXT = TEXT.next;

const HEADS: Readonly<Record<SaleStatus, { title: string; subtitle: string }>> = {
  OPEN: TEXT,
  ACCOUNT_ONLY: TEXT,
  DOCUMENTS_SENT_BACK: { title: TEXT.waitingTitle, subtitle: TEXT.waitingSubtitle },
  PAST: { title: TEXT.pastTitle, subtitle: TEXT.pastSubtitle },
  CANCELLED: { title: TEXT.pastTitle, subtitle: TEXT.pastSubtitle },
};

function recordRows({ seller, vehicle, account, documents }: SaleViewFragment) {
  const { ready, all } = readiness(documents);
  return [
    { term: TEXT.seller, value: sellerName(seller) },
    { term: TEXT.document, value: seller.maskedDocument },
    { term: TEXT.vehicle, value: vehicleName(vehicle) },
    { term: TEXT.documents, value: `${ready} de ${all}` },
    { term: TEXT.account, value: account?.maskedNumber ?? TEXT.noAccount },
  ];
}

/** The next steps, the party responsible for each, and a record to keep (RT-22). */
export const EndScreen = () => {
  const { sale, href } = useSale();
  const isSigned = sale.status === 'PAST';
  const contractState: TimelineState = isSigned ? 'done' : 'current';
  const registryState: TimelineState = isSigned ? 'current' : 'todo';
  const { title, subtitle } = HEADS[sale.status];
  return (
    <SalePage step="end" title={title} pageTitle={TEXT.page} subtitle={subtitle}>
      <NumberCard label={TEXT.number} value={String(sale.number)} />
      <EndSection heading={TEXT.nextHeading}>
        <Timeline
          items={[
            { title: NEXT.yours.title, detail: NEXT.yours.who, state: 'done' },
            { title: NEXT.buyer.title, detail: NEXT.buyer.who, state: contractState },
            { title: NEXT.registry.title, detail: NEXT.registry.who, state: registryState },
            { title: NEXT.payment.title, detail: NEXT.payment.who, state: 'todo' },
          ]}
        />
      </EndSection>
      <EndSection heading={TEXT.recordHeading}>
        <KeyValue rows={recordRows(sale)} />
        <Stack direction="row" gap={3} wrap>
          <Button variant="secondary" icon="download" onClick={() => window.print()}>
            {TEXT.print}
          </Button>
          {sale.status === 'OPEN' && (
            <Button variant="quiet" href={href('data')}>
              {TEXT.review}
            </Button>
          )}
        </Stack>
      </EndSection>
    </SalePage>
  );
};
