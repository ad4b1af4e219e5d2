import { Button } from '@prendarios/design-system/actions/Button';
import { IconMark } from '@prendarios/design-system/data/IconMark';
import { Item } from '@prendarios/design-system/data/ItemList';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Skeleton } from '@prendarios/design-system/feedback/Skeleton';
import { Uncalculated } from '@prendarios/design-system/data/Uncalculated';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Only } from '@prendarios/design-system/foundations/Only';
import { Text } from '@prendarios/design-system/foundations/Text';
import { formatDate, formatPesos } from '@prendarios/rules/format';
import { Suspense, useState } from 'react';
import type { RateMode } from '#generated/graphql.ts';
import type { ServerProblem } from '#shared/forms/userErrors.ts';
import { insuredByEstimate } from '#shared/loan/insured.ts';
import { lazyDialog } from '#shared/page/lazyDialog.tsx';
import { lazyScreen } from '#shared/page/lazyScreen.ts';
import { StepPage } from '#shared/page/steps/StepPage.tsx';
import { COMMON_TEXTS } from '#shared/text/common.ts';
import { useHolderFlow, type HolderSimulation } from '../../flow/HolderContext.ts';
import { IncomeCheck } from '../../parts/income/IncomeCheck.tsx';
import { useIncome } from '../../parts/income/useIncome.ts';
import { rememberEarlier } from '../../parts/open-proposal/openProposal.ts';
import { useEarlierProposal } from '../../parts/open-proposal/useEarlierProposal.ts';
import { ChangeVehicle } from './ChangeVehicle.tsx';
import { FittingLoan } from './FittingLoan.tsx';
import { InflationField } from './InflationField.tsx';
import { InlineCost, LoanBar, LoanSummary } from './LoanSummary.tsx';
import { MovedNotice } from './MovedNotice.tsx';
import { NearestNotice } from './NearestNotice.tsx';
import { PaymentsCard } from './PaymentsCard.tsx';
import { QuoterControls } from './QuoterControls.tsx';
import { limitsOf, modeOf, type OfferView } from './quoterState.ts';
import type { QuoteView, TermRates } from './schedule.ts';
import { QUOTER_TEXTS as TEXT } from './texts.ts';
import { UvaBox } from './UvaBox.tsx';
import { useAffordable } from './useAffordable.ts';
import { whyNotComparable } from './useOtherMode.ts';
import { quoteInput } from './useOfferQuote.ts';
import { useQuoterChanges } from './useQuoterChanges.ts';
import { useQuoterForm } from './useQuoterForm.ts';

const ShareOffer = lazyScreen(async () => (await import('./ShareOffer.tsx')).ShareOffer);
const ExistingProposalDialog = lazyDialog(
  async () => (await import('../../parts/open-proposal/ExistingProposalDialog.tsx')).ExistingProposalDialog,
);

const AffordBox = lazyScreen(async () => (await import('../../parts/vehicle/AffordBox.tsx')).AffordBox);
const CertificateCard = lazyScreen(
  async () => (await import('../../parts/certificate/CertificateCard.tsx')).CertificateCard,
);
const OfferDetails = lazyScreen(async () => (await import('./OfferDetails.tsx')).OfferDetails);

/** Percent per month, as typed. */
const FIRST_INFLATION = '2';

/** Returns the mode's terms in the last answer, always including the chosen one. */
const termsFor = (last: QuoteView | null, term: number): readonly number[] =>
  last?.terms.includes(term) ? last.terms : [term];

/** Returns the rates of the choice's mode in the last answer. */
const ratesFor = (last: QuoteView | null, mode: RateMode): TermRates =>
  last?.figures?.mode === mode ? last.rates : [];

type QuoterProps = {
  offer: OfferView;
  simulation: HolderSimulation;
  /** Handles a problem that means that the offer has ended; returns whether it did. */
  onEnd: (problem: ServerProblem) => boolean;
};

/** Lets the applicant choose within the offer (SH-08), and creates or changes the proposal. */
export const Quoter = ({ offer, simulation, onEnd }: QuoterProps) => {
  const flow = useHolderFlow();
  /** Null for a proposal of another simulation, which is an earlier application. */
  const made = flow.proposal?.simulationId === simulation.id ? flow.proposal : null;
  /** Fixed on arrival, so that the heading does not change once the proposal is created. */
  const [isChange] = useState(made !== null);
  /** Whether an earlier application blocks this one: `ask` whether to resume it, or say that it is `confirmed`. */
  const [earlier, setEarlier] = useState<'none' | 'ask' | 'confirmed'>('none');
  const { resume } = useEarlierProposal();
  const { form, choice, unread, answer, amountError } = useQuoterForm({
    offer,
    simulation,
    made,
    onProblem: (problem, replaces) => {
      if (problem.code !== 'OPEN_PROPOSAL_EXISTS') return onEnd(problem);
      // The gateway names the field for an application on another device, which blocks once its identity check passed.
      const isElsewhere = problem.path.includes('replaceOpenProposal');
      // The bank cancels no application after formalization, whoever requests it.
      if (!isElsewhere && replaces) rememberEarlier(null);
      setEarlier(isElsewhere || replaces ? 'confirmed' : 'ask');
      return true;
    },
  });

  const changes = useQuoterChanges({ offer, isMade: made !== null, form, choice });
  const { moved, nearest } = changes;
  const question = useIncome(simulation);
  const { income } = question;
  const findAffordable = useAffordable(choice);
  const [inflation, setInflation] = useState(FIRST_INFLATION);
  const shown = answer.last?.figures ?? null;
  const rates = ratesFor(answer.last, choice.mode);
  const most = formatPesos(limitsOf(offer, choice.mode).max);

  const replace = () => {
    setEarlier('none');
    form.set('replaceOpenProposal', true);
    form.retry();
  };

  /** Called when the dialog closes without the code; the next attempt asks again about the earlier application. */
  const keepEarlier = () => {
    setEarlier('none');
    form.set('replaceOpenProposal', false);
  };

  /** Shown in the card, and below the cost on screens without it. */
  const share = shown !== null && (
    <Uncalculated when={answer.quote === null} note="">
      <Suspense>
        <ShareOffer choice={quoteInput(choice)} />
      </Suspense>
    </Uncalculated>
  );
  return (
    <>
      <StepPage
        title={isChange ? TEXT.editTitle : TEXT.title(most)}
        subtitle={TEXT.subtitle}
        form={form}
        renderAside={(button) => (
          <LoanSummary
            choice={choice}
            answer={answer}
            income={income}
            action={
              <>
                {button}
                {share}
              </>
            }
          />
        )}
        phoneBar={<LoanBar choice={choice} answer={answer} income={income} />}
        submit={isChange ? TEXT.save : TEXT.submit}
      >
        {!isChange && (
          <Card tone="sand" room="small">
            <Item as="div" mark={<IconMark icon="check" tone="green" />}>
              {offer.validUntil !== null && (
                <Text weight="semibold">{TEXT.validUntil(formatDate(offer.validUntil))}</Text>
              )}
              <Text tone="muted">{TEXT.remaining}</Text>
            </Item>
          </Card>
        )}
        {made === null && <ChangeVehicle simulation={simulation} />}
        {made === null && modeOf(offer, 'FIXED')?.isAvailable !== true && (
          <Alert tone="warning">{TEXT.onlyUva}</Alert>
        )}
        <QuoterControls
          offer={offer}
          choice={choice}
          onChange={changes.change}
          onAmount={changes.changeAmount}
          unread={unread}
          onUnread={changes.setUnread}
          terms={termsFor(answer.last, choice.term)}
          onMode={changes.changeMode}
          rates={rates}
          lockedMode={made !== null}
          amountError={amountError}
          notice={
            moved !== null &&
            amountError === undefined && (
              <MovedNotice
                choice={choice}
                moved={moved}
                rates={rates}
                restored={changes.restored}
                onRestore={changes.restore}
              />
            )
          }
        />
        {nearest !== null && <NearestNotice choice={choice} nearest={nearest} onTake={changes.takeNearest} />}
        <Suspense>
          <AffordBox
            of={`${choice.mode} ${choice.dueDay}`}
            find={findAffordable}
            onUse={({ amount, term }) =>
              changes.changeAmount({ ...choice, amount: Number(amount.amount), term })
            }
          />
        </Suspense>
        {answer.failed && (
          <Alert
            tone="warning"
            live
            action={
              <Button variant="secondary" size="small" onClick={answer.retry}>
                {COMMON_TEXTS.retry}
              </Button>
            }
          >
            {TEXT.ratesFailed}
          </Alert>
        )}
        {shown === null || answer.last === null ? (
          answer.busy && <Skeleton shape="card" label={COMMON_TEXTS.loading} />
        ) : (
          <Uncalculated when={answer.quote === null} note={TEXT.uncalculated}>
            <PaymentsCard
              quote={answer.last}
              figures={shown}
              cost={<InlineCost choice={choice} answer={answer} />}
            >
              <IncomeCheck
                figures={shown}
                insured={insuredByEstimate(answer.last.insurance)}
                question={question}
                renderHelp={(installment) => (
                  <FittingLoan
                    figures={shown}
                    installment={installment}
                    onUse={(amount) => changes.changeAmount({ ...choice, amount })}
                  />
                )}
              />
            </PaymentsCard>
          </Uncalculated>
        )}
        {shown?.mode === 'UVA' && (
          <Uncalculated when={answer.quote === null} note={TEXT.uncalculated}>
            <UvaBox figures={shown}>
              {whyNotComparable(offer, choice) !== null && (
                <InflationField text={inflation} onChange={setInflation} />
              )}
            </UvaBox>
          </Uncalculated>
        )}
        <Only below="lg">{share}</Only>
        {offer.certificatePath !== null && (
          <Suspense>
            <CertificateCard path={offer.certificatePath} />
          </Suspense>
        )}
        {shown !== null && answer.last !== null && (
          <Suspense fallback={<Skeleton shape="card" label={COMMON_TEXTS.loading} />}>
            <OfferDetails
              offer={offer}
              simulation={simulation}
              choice={choice}
              quote={answer.quote}
              last={answer.last}
              figures={shown}
              provinceId={made?.owner.address?.provinceId ?? null}
              inflation={inflation}
              onInflation={setInflation}
            />
          </Suspense>
        )}
      </StepPage>
      <ExistingProposalDialog
        open={earlier === 'ask' || earlier === 'confirmed'}
        isConfirmed={earlier === 'confirmed'}
        onClose={keepEarlier}
        onResume={() => void resume()}
        onRestart={replace}
      />
    </>
  );
};
