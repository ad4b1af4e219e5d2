import { Tabs } from '@prendarios/design-system/data/Tabs';
import { Uncalculated } from '@prendarios/design-system/data/Uncalculated';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Suspense } from 'react';
import { PrepaymentCard } from '#shared/loan/prepayment/PrepaymentCard.tsx';
import { lazyScreen } from '#shared/page/lazyScreen.ts';
import type { HolderSimulation } from '../../flow/HolderContext.ts';
import { CostCard } from './CostCard.tsx';
import { ModeComparison } from './ModeComparison.tsx';
import { parseInflation, type OfferView, type QuoterChoice } from './quoterState.ts';
import { withProjection, type QuoteView } from './schedule.ts';
import { ScheduleCard } from './ScheduleCard.tsx';
import { QUOTER_TEXTS } from './texts.ts';

const OfferPrepayment = lazyScreen(async () => (await import('./OfferPrepayment.tsx')).OfferPrepayment);
const SideCostsCard = lazyScreen(
  async () => (await import('../../parts/side-costs/SideCostsCard.tsx')).SideCostsCard,
);

const TEXT = QUOTER_TEXTS.details;

type OfferDetailsProps = {
  offer: OfferView;
  simulation: HolderSimulation;
  choice: QuoterChoice;
  /** The quote of the choice; null while it is calculated. */
  quote: QuoteView | null;
  /** The last calculated quote, shown as outdated without `quote`. */
  last: QuoteView;
  figures: NonNullable<QuoteView['figures']>;
  /** Where the vehicle will be registered, if known. */
  provinceId: string | null;
  inflation: string;
  onInflation: (text: string) => void;
};

/** Shows the schedule, the cost and the comparison of modes. */
export const OfferDetails = (props: OfferDetailsProps) => {
  const { offer, simulation, choice, quote, last, figures, provinceId, inflation, onInflation } = props;
  const rows = withProjection(last.installments, parseInflation(inflation));
  const isOutdated = quote === null;
  return (
    <Tabs
      label={TEXT.label}
      tabs={[
        {
          value: 'schedule',
          label: TEXT.schedule,
          content: (
            <Uncalculated when={isOutdated} note={QUOTER_TEXTS.uncalculated}>
              <Stack gap={8}>
                <ScheduleCard loanId={simulation.id} rows={rows} isUva={figures.mode === 'UVA'} />
                {last.canSimulatePrepayment && (
                  <PrepaymentCard>
                    <OfferPrepayment choice={choice} rows={last.installments} />
                  </PrepaymentCard>
                )}
              </Stack>
            </Uncalculated>
          ),
        },
        {
          value: 'cost',
          label: TEXT.cost,
          content: (
            <Uncalculated when={isOutdated} note={QUOTER_TEXTS.uncalculated}>
              <Stack gap={8}>
                <CostCard figures={figures} installments={rows} />
                <Suspense>
                  <SideCostsCard
                    vehicle={simulation.vehicle}
                    financedAmount={figures.financedAmount.amount}
                    provinceId={provinceId}
                  />
                </Suspense>
              </Stack>
            </Uncalculated>
          ),
        },
        {
          value: 'modes',
          label: TEXT.modes,
          content: (
            <ModeComparison
              offer={offer}
              choice={choice}
              quote={quote}
              inflation={inflation}
              onInflation={onInflation}
            />
          ),
        },
      ]}
    />
  );
};
