import { Button } from '@prendarios/design-system/actions/Button';
import { KeyValue } from '@prendarios/design-system/data/KeyValue';
import { NumberCard } from '@prendarios/design-system/data/NumberCard';
import { Timeline, type TimelineState } from '@prendarios/design-system/data/Timeline';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { formatPesos } from '@prendarios/rules/format';
import { vehicleName } from '@prendarios/rules/vehicleName';
import type { SaleStage, SaleStatus, SaleViewFragment } from '#generated/graphql.ts';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { aroundDay } from '#shared/loan/aroundDay.ts';
import { EndSection } from '#shared/page/EndSection.tsx';
import { readiness } from '../documents/requested.ts';
import { StepPage } from '#shared/page/steps/StepPage.tsx';
import { useSale } from '../SaleContext.ts';
import { maskedDocumentOf, sellerName } from '../sellerIdentity.ts';
import { SALE_END_TEXTS as TEXT } from './texts.ts';

const NEXT = TEXT.next;

const HEADS: Readonly<Record<SaleStatus, { title: string; subtitle: string }>> = {
  OPEN: TEXT,
  ACCOUNT_ONLY: TEXT,
  DOCUMENTS_SENT_BACK: { title: TEXT.stoppedTitle, subtitle: TEXT.stoppedSubtitle },
  PAST: { title: TEXT.pastTitle, subtitle: TEXT.pastSubtitle },
  CANCELLED: { title: TEXT.pastTitle, subtitle: TEXT.pastSubtitle },
};

const STAGES: readonly SaleStage[] = ['CONTRACT', 'REGISTRY', 'CLOSED'];

/** What the process waits for before its stage can go on; null if it goes on. */
function obstacleOf({ status, stage, isVehicleIdentified, account, buyerName }: SaleViewFragment) {
  if (stage === 'CLOSED') return null;
  if (account?.isLoanOnHold) return { title: NEXT.revocation.title, detail: NEXT.revocation.who };
  if (status === 'DOCUMENTS_SENT_BACK') return { title: NEXT.document.title, detail: NEXT.document.who };
  return stage === 'CONTRACT' && !isVehicleIdentified
    ? { title: NEXT.vehicle.title, detail: NEXT.vehicle.who(buyerName) }
    : null;
}

function stateOf(stage: SaleStage, now: SaleStage): TimelineState {
  const ahead = STAGES.indexOf(stage) - STAGES.indexOf(now);
  if (ahead < 0) return 'done';
  return ahead === 0 ? 'current' : 'todo';
}

function recordRows({ seller, vehicle, account, documents }: SaleViewFragment) {
  const { ready, all } = readiness(documents);
  return [
    { term: TEXT.seller, value: sellerName(seller) },
    { term: TEXT.document, value: maskedDocumentOf(seller) },
    { term: TEXT.vehicle, value: vehicleName(vehicle) },
    { term: TEXT.documents, value: `${ready} de ${all}` },
    { term: TEXT.account, value: account?.maskedNumber ?? TEXT.noAccount },
  ];
}

const paymentWho = (expected: string | null): string =>
  expected === null ? NEXT.paymentWho : NEXT.expected(aroundDay(expected));

/** Shows the next steps, the party responsible for each, and a record to keep (RT-22). */
export const EndScreen = () => {
  const { sale, href } = useSale();
  const { account } = sale;
  const isClosed = sale.stage === 'CLOSED';
  const amount = formatPesos(sale.transfer.amount);
  const { title, subtitle } = isClosed
    ? { title: TEXT.closed.title, subtitle: TEXT.closed.subtitle(amount) }
    : HEADS[sale.status];
  const obstacle = obstacleOf(sale);
  const stateAt = (stage: SaleStage): TimelineState => {
    const state = stateOf(stage, sale.stage);
    return obstacle !== null && state === 'current' ? 'todo' : state;
  };
  const buyers = {
    title: NEXT.buyer.title(sale.buyerName),
    detail: NEXT.buyer.who,
    state: stateAt('CONTRACT'),
  };
  return (
    <StepPage title={title} pageTitle={TEXT.page} subtitle={subtitle} aside={null}>
      {account?.isLoanOnHold && (
        <Alert tone="warning" title={TEXT.onHold.title}>
          {TEXT.onHold.loan}
        </Alert>
      )}
      {account?.isOnHold && (
        <Alert tone="warning" title={TEXT.onHold.title}>
          {TEXT.onHold.text}
        </Alert>
      )}
      <NumberCard label={TEXT.number} value={String(sale.number)} />
      <EndSection heading={TEXT.nextHeading}>
        <Timeline
          items={[
            { title: NEXT.yours.title, detail: NEXT.yours.who, state: 'done' },
            ...(sale.stage === 'REGISTRY' ? [buyers] : []),
            ...(obstacle === null ? [] : [{ ...obstacle, state: 'current' as const }]),
            ...(sale.stage === 'REGISTRY' ? [] : [buyers]),
            { title: NEXT.registry.title, detail: NEXT.registry.who, state: stateAt('REGISTRY') },
            {
              title: NEXT.payment(amount),
              detail: isClosed ? NEXT.paidWho : paymentWho(sale.expectedPaymentOn),
              state: isClosed ? 'done' : 'todo',
            },
          ]}
        />
      </EndSection>
      <EndSection heading={TEXT.recordHeading}>
        <KeyValue rows={recordRows(sale)} />
        <Stack direction="row" gap={3} wrap>
          {(sale.status === 'OPEN' || sale.status === 'ACCOUNT_ONLY') && (
            <Button variant={account === null ? 'primary' : 'secondary'} href={href('account')}>
              {account === null ? TEXT.giveAccount : TEXT.changeAccount}
            </Button>
          )}
          <Button variant="secondary" icon="download" onClick={() => window.print()}>
            {TEXT.print}
          </Button>
        </Stack>
        {sale.status === 'OPEN' && (
          <div>
            <Button variant="quiet" href={href('data')}>
              {TEXT.review}
            </Button>
          </div>
        )}
      </EndSection>
    </StepPage>
  );
};
