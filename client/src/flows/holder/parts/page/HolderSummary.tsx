import { CfteaPanel } from '@prendarios/design-system/data/CfteaPanel';
import { SummaryBar } from '@prendarios/design-system/data/SummaryBar';
import { SummaryCard } from '@prendarios/design-system/data/SummaryCard';
import { formatPercent } from '@prendarios/rules/format';
import { installmentLabel } from '@prendarios/rules/installments';
import { Suspense } from 'react';
import type { HolderProposalFragment } from '#generated/graphql.ts';
import { feeRows } from '#shared/loan/feeRows.ts';
import { InsuranceLines } from '#shared/loan/InsuranceLines.tsx';
import { insuredBar, insuredCost, totalRows } from '#shared/loan/insured.ts';
import { Payments } from '#shared/loan/Payments.tsx';
import { QUOTE_GROUPS, stepById, type StepId } from '../../flow/flow.ts';
import { lazyScreen } from '#shared/page/lazyScreen.ts';
import { useToday } from '#shared/text/useToday.ts';
import { useHolderFlow } from '../../flow/HolderContext.ts';
import { loanSubject } from '../vehicle/VehicleSubject.tsx';
import { useProposalInsured } from '../../flow/useProposalInsured.ts';
import { HOLDER_TEXTS } from '../../flow/texts.ts';
import { recentMoment } from './recentMoment.ts';

const TEXT = HOLDER_TEXTS.summary;

const loadQuote = () => import('../vehicle/QuoteAside.tsx');
const QuoteAside = lazyScreen(async () => (await loadQuote()).QuoteAside);
const QuoteBar = lazyScreen(async () => (await loadQuote()).QuoteBar);
const ProposalIncome = lazyScreen(async () => (await import('../income/ProposalIncome.tsx')).ProposalIncome);

type ProposalCardProps = { proposal: HolderProposalFragment; bare?: boolean };

/** Shows the chosen loan. */
const ProposalCard = ({ proposal, bare = false }: ProposalCardProps) => {
  const { quote, figures, paymentWindow, vehicle, updatedAt } = proposal;
  const insured = useProposalInsured(proposal);
  const today = useToday();
  return (
    <SummaryCard
      title={TEXT.title}
      subject={loanSubject(vehicle, Math.round(Number(quote.financedAmount.amount)))}
      bare={bare}
      rows={[
        { term: TEXT.term, value: `${installmentLabel(quote.term)}, día ${quote.dueDay}` },
        ...feeRows(figures),
        ...totalRows({ ...figures, term: quote.term }, insured, paymentWindow),
      ]}
      note={TEXT.saved(recentMoment(updatedAt, today))}
      figure={
        <>
          <Payments figures={figures} window={paymentWindow} />
          <InsuranceLines figures={figures} insured={insured} />
          <Suspense>
            <ProposalIncome figures={figures} insured={insured} payers={proposal} />
          </Suspense>
        </>
      }
      cftea={
        <CfteaPanel
          size="card"
          label={TEXT.cftea}
          value={formatPercent(figures.cftea)}
          rates={[
            { label: TEXT.tna, value: formatPercent(figures.tna) },
            { label: TEXT.tea, value: formatPercent(figures.tea) },
          ]}
          second={insuredCost(insured)}
        />
      }
    />
  );
};

type StepProps = { step: StepId };

/** Whether the summary quotes the choice in the address, as before the offer; an earlier proposal has another loan. */
const isQuoted = (step: StepId): boolean => stepById(step).group < QUOTE_GROUPS;

/** Shows the summary card in the aside on wide screens. */
export const HolderAside = ({ step }: StepProps) => {
  const { proposal, simulation } = useHolderFlow();
  if (isQuoted(step)) {
    return (
      <Suspense fallback={<span />}>
        <QuoteAside />
      </Suspense>
    );
  }
  if (proposal !== null) return <ProposalCard proposal={proposal} />;
  // No figures while an offer is being evaluated or after a refusal.
  return simulation === null ? null : (
    <SummaryCard title={TEXT.title} subject={loanSubject(simulation.vehicle, null)} rows={[]} />
  );
};

const ProposalBar = ({ proposal }: { proposal: HolderProposalFragment }) => {
  const bar = insuredBar(proposal.figures, useProposalInsured(proposal), proposal.paymentWindow);
  return (
    <SummaryBar {...bar} title={TEXT.title}>
      <ProposalCard proposal={proposal} bare />
    </SummaryBar>
  );
};

/** Shows the summary in an expandable bar on phones, if there is an instalment. */
export const HolderPhoneBar = ({ step }: StepProps) => {
  const { proposal, choice } = useHolderFlow();
  if (isQuoted(step)) {
    const asksForIt = step === 'by-model' || step === 'by-value';
    if (!asksForIt && (choice.agreementId === null || choice.purchaseValue === null)) return null;
    // Empty notes keep the bar's height.
    const empty = (
      <SummaryBar {...insuredBar(null, null)} title={TEXT.title}>
        {null}
      </SummaryBar>
    );
    return (
      <Suspense fallback={empty}>
        <QuoteBar />
      </Suspense>
    );
  }
  return proposal === null ? null : <ProposalBar proposal={proposal} />;
};
