import { Button } from '@prendarios/design-system/actions/Button';
import { ChoiceCards } from '@prendarios/design-system/actions/ChoiceCards';
import { StatusTag } from '@prendarios/design-system/data/StatusTag';
import { Busy } from '@prendarios/design-system/feedback/Busy';
import { EmptyState } from '@prendarios/design-system/feedback/EmptyState';
import { ErrorState } from '@prendarios/design-system/feedback/ErrorState';
import { RadioGroup } from '@prendarios/design-system/fields/RadioGroup';
import { Illustration } from '@prendarios/design-system/foundations/Illustration';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { nameCase, sentenceCase } from '@prendarios/rules/displayCase';
import { formatMoney, formatPesos } from '@prendarios/rules/format';
import { insuranceForm, type InsuranceValues } from '@prendarios/rules/forms/answers';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { InsuranceChoiceFragment } from '#generated/graphql.ts';
import { useChooseInsuranceMutation, useInsurancePageQuery } from '#generated/hooks.ts';
import { Field } from '#shared/forms/Field.tsx';
import { useStepForm, type StepForm } from '#shared/forms/useStepForm.ts';
import { installmentWithInsurance } from '#shared/loan/insured.ts';
import { READ_CONTEXT, useStepData } from '#shared/page/steps/stepData.ts';
import { StepPage } from '#shared/page/steps/StepPage.tsx';
import { COMMON_TEXTS } from '#shared/text/common.ts';
import { useHolderProposal } from '../../flow/HolderContext.ts';
import { useProposalStep } from '../../flow/useProposalStep.ts';
import { ProposalOfferEnded } from '../quoter/ProposalOfferEnded.tsx';
import { useOfferEnd } from '../quoter/useOfferEnd.ts';
import {
  groupByCoverage,
  groupInView,
  offersInView,
  selectedOffer,
  type CoverageGroup,
  type Offer,
} from './offers.ts';
import { INSURANCE_TEXTS as TEXT } from './texts.ts';
import { useOffers } from './useOffers.ts';

const STEP = 'insurance';
type OffersProps = { groups: readonly CoverageGroup[]; form: StepForm<InsuranceValues> };

const Price = ({ offer, isCheapest }: { offer: Offer; isCheapest: boolean }) => (
  <Stack as="div" gap={1}>
    <span>{nameCase(offer.insurerName)}</span>
    <Text as="span" weight="bold" numeric>
      {TEXT.perMonth(formatMoney(offer.monthlyPremium.amount))}
    </Text>
    {isCheapest && (
      <span>
        <StatusTag stage="green" icon="check">
          {TEXT.cheapest}
        </StatusTag>
      </span>
    )}
  </Stack>
);

/** Returns 'Total por mes, con seguro: $ 1.215.932,55 · Suma asegurada $ 30.000.000 · Franquicia $ 600.000'. */
function useOfferHint(): (offer: Offer) => string {
  const { figures } = useHolderProposal();
  return (offer) => {
    const together = installmentWithInsurance(figures, offer);
    return [
      ...(together === null ? [] : [TEXT.together(formatMoney(together))]),
      TEXT.insured(formatPesos(offer.insuredSum.amount)),
      ...(offer.deductible === null ? [] : [TEXT.deductible(formatPesos(offer.deductible.amount))]),
    ].join(' · ');
  };
}

/** Asks for the coverage before the insurer, because all offers would be too long a list for a phone. */
const Offers = ({ groups, form }: OffersProps) => {
  const [isWhole, setWhole] = useState(false);
  const [coverage, insuranceId] = useWatch({ control: form.control, name: ['coverage', 'insuranceId'] });
  const hintOf = useOfferHint();
  const group = groupInView(groups, coverage, insuranceId);
  if (group === undefined) return null;
  const cheapest = groups[0]?.offers[0]?.id;
  const offers = offersInView(group, isWhole, insuranceId);
  const others = group.offers.length - offers.length;
  return (
    <>
      <Field form={form} name="coverage">
        {(field) => (
          <ChoiceCards
            {...field}
            label={TEXT.coverage}
            value={group.code}
            onChange={(code) => {
              setWhole(false);
              // Deselects an offer that is hidden now. Runs before the user's change, which keeps the form.
              form.set('insuranceId', null);
              field.onChange(code);
            }}
            options={groups.map(({ code, name, description, offers: [first] }) => ({
              value: code,
              label: sentenceCase(name),
              ...(description !== null && { description }),
              ...(first !== undefined && { detail: TEXT.from(formatMoney(first.monthlyPremium.amount)) }),
            }))}
          />
        )}
      </Field>
      <Field form={form} name="insuranceId">
        {(field) => (
          <RadioGroup
            {...field}
            label={TEXT.insurer}
            options={offers.map((offer) => ({
              value: offer.id,
              label: <Price offer={offer} isCheapest={offer.id === cheapest} />,
              hint: hintOf(offer),
            }))}
          />
        )}
      </Field>
      {others > 0 && (
        <Stack align="start">
          <Button variant="quiet" onClick={() => setWhole(true)}>
            {TEXT.showOthers(others)}
          </Button>
        </Stack>
      )}
    </>
  );
};

type NoOffersProps = { state: 'asking' | 'failed' | 'empty'; askAgain: () => void };

const NoOffers = ({ state, askAgain }: NoOffersProps) => {
  const again = (
    <Button variant="secondary" onClick={askAgain}>
      {TEXT.askAgain}
    </Button>
  );
  if (state === 'asking') return <Busy text={TEXT.asking} />;
  return state === 'failed' ? (
    <ErrorState title={TEXT.failedTitle} headingLevel={2} action={again}>
      {TEXT.failedText}
    </ErrorState>
  ) : (
    <EmptyState
      illustration={<Illustration name="empty" />}
      title={TEXT.emptyTitle}
      headingLevel={2}
      action={again}
    >
      {TEXT.emptyText}
    </EmptyState>
  );
};

const InsuranceForm = ({ proposal }: { proposal: InsuranceChoiceFragment }) => {
  const offers = useOffers(proposal);
  const [choose] = useChooseInsuranceMutation();
  const { answer, advance } = useProposalStep(STEP);
  const end = useOfferEnd();
  const form = useStepForm({
    id: STEP,
    schema: insuranceForm,
    keep: { subject: proposal.id },
    defaultValues: { coverage: null, insuranceId: selectedOffer(proposal.insurances) },
    send: async ({ insuranceId }, context) => {
      const { data } = await choose({
        variables: { input: { proposalId: proposal.id, insuranceId } },
        context,
      });
      return answer(data?.chooseInsurance);
    },
    onDone: advance,
    onProblem: end.take,
  });
  const groups = groupByCoverage(proposal.insurances);
  if (end.reason !== null) return <ProposalOfferEnded reason={end.reason} />;
  if (offers.state !== 'ready' || groups.length === 0) {
    return (
      <StepPage>
        <NoOffers
          state={offers.state === 'ready' ? 'empty' : offers.state}
          askAgain={() => {
            form.set('insuranceId', null);
            offers.askAgain();
          }}
        />
      </StepPage>
    );
  }
  return (
    <StepPage form={form} submit={COMMON_TEXTS.continue}>
      <Offers groups={groups} form={form} />
      <Stack align="start">
        <Button
          variant="secondary"
          size="small"
          onClick={() => {
            form.set('insuranceId', null);
            offers.askAgain();
          }}
        >
          {TEXT.askAgain}
        </Button>
      </Stack>
    </StepPage>
  );
};

/** Lets the applicant choose the vehicle's policy (RT-18). */
export const InsuranceScreen = () => {
  const query = useInsurancePageQuery({ context: READ_CONTEXT });
  const proposal = useStepData(query.data?.currentProposal, query);
  return proposal.data ? <InsuranceForm proposal={proposal.data} /> : <StepPage pending={proposal} />;
};
