import { Alert } from '@prendarios/design-system/feedback/Alert';
import { CheckAnswers } from '@prendarios/design-system/form/CheckAnswers';
import { Grid } from '@prendarios/design-system/foundations/Grid';
import { Link } from '@prendarios/design-system/foundations/Link';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { formatDate } from '@prendarios/rules/format';
import { noFields } from '@prendarios/rules/forms/answers';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import type { AcceptSummaryInput } from '#generated/graphql.ts';
import { useAcceptSummaryMutation, useSummaryPageQuery } from '#generated/hooks.ts';
import { useStepForm } from '#shared/forms/useStepForm.ts';
import { LoanCost } from '#shared/loan/LoanCost.tsx';
import { insuredByPolicy } from '#shared/loan/insured.ts';
import { PaymentWindow } from '#shared/loan/PaymentWindow.tsx';
import { CONDITIONS_CHANGED, shownConditions } from '#shared/loan/shownConditions.ts';
import { lazyScreen } from '#shared/page/lazyScreen.ts';
import { readAgain, READ_CONTEXT, useStepData } from '#shared/page/steps/stepData.ts';
import { StepPage } from '#shared/page/steps/StepPage.tsx';
import { COMMON_TEXTS } from '#shared/text/common.ts';
import { stepById } from '../../flow/flow.ts';
import { DUE_AGAIN } from '../../flow/flowNavigation.ts';
import { useHolderFlow, useHolderProposal } from '../../flow/HolderContext.ts';
import { IncomeCheck } from '../../parts/income/IncomeCheck.tsx';
import { INCOME_TEXTS } from '../../parts/income/texts.ts';
import { useIncome } from '../../parts/income/useIncome.ts';
import { ChangeContact } from '../../parts/contact/ChangeContact.tsx';
import { useProposalStep } from '../../flow/useProposalStep.ts';
import { ProposalOfferEnded } from '../quoter/ProposalOfferEnded.tsx';
import { useOfferEnd } from '../quoter/useOfferEnd.ts';
import { withProjection } from '../quoter/schedule.ts';
import { ScheduleCard } from '../quoter/ScheduleCard.tsx';
import { CONTRACT_MODEL_PATH } from '#shared/page/site.ts';
import { summaryGroups, withReturn, type SummaryProposal } from './summaryGroups.ts';
import { SUMMARY_ACCEPTANCE, SUMMARY_TEXTS as TEXT } from './texts.ts';

const SideCostsCard = lazyScreen(
  async () => (await import('../../parts/side-costs/SideCostsCard.tsx')).SideCostsCard,
);

const CertificateCard = lazyScreen(
  async () => (await import('../../parts/certificate/CertificateCard.tsx')).CertificateCard,
);

const STEP = 'summary';

/** Returns where to change each group; the quoter can change a proposal only in the browser that made its simulation. */
function useChangeLinks({ simulationId }: SummaryProposal) {
  const { href, simulation } = useHolderFlow();
  const again = <Link href={href('preference')}>{TEXT.fixedAnswers.again}</Link>;
  return {
    notes: {
      fixed: (
        <>
          {TEXT.fixedAnswers.text} {again}
        </>
      ),
      otherDevice: (
        <>
          {TEXT.otherDevice} {again}
        </>
      ),
      contact: <ChangeContact />,
    },
    loan: simulation?.id === simulationId ? withReturn(href('quoter')) : undefined,
    address: withReturn(href('additional-data')),
    coOwnerAddress: withReturn(href('co-owner-additional-data')),
    insurance: withReturn(href('insurance')),
  };
}

/** Omits the summary card of other steps, because the page shows the same data. */
const PAGE = { width: 'wide', aside: null, phoneBar: null } as const;

const SummaryForm = ({ proposal, refresh }: { proposal: SummaryProposal; refresh: () => Promise<void> }) => {
  const { state } = useHolderFlow();
  const { offerValidUntil } = useHolderProposal();
  const { search } = useLocation();
  const links = useChangeLinks(proposal);
  const isAccepted = stepById(STEP).done(state);
  const [accept] = useAcceptSummaryMutation();
  const { answer, advance } = useProposalStep(STEP);
  const end = useOfferEnd();
  const question = useIncome(proposal);
  const insured = insuredByPolicy(proposal.insurance, proposal.cfteaWithInsurance);
  const form = useStepForm({
    id: STEP,
    schema: noFields,
    defaultValues: {},
    send: async (_values, context) => {
      if (isAccepted) return { result: null };
      const input = {
        proposalId: proposal.id,
        ...SUMMARY_ACCEPTANCE,
        shown: shownConditions(proposal),
      } satisfies AcceptSummaryInput;
      const { data } = await accept({ variables: { input }, context });
      return answer(data?.acceptSummary);
    },
    onDone: advance,
    onProblem: async (problem) => {
      if (problem.code === CONDITIONS_CHANGED) await refresh();
      return end.take(problem);
    },
  });
  if (end.reason !== null) return <ProposalOfferEnded reason={end.reason} />;
  return (
    <StepPage
      {...PAGE}
      {...(isAccepted && { subtitle: TEXT.acceptedSubtitle })}
      form={form}
      submit={isAccepted ? COMMON_TEXTS.continue : TEXT.submit}
    >
      {!isAccepted && search === DUE_AGAIN && (
        <Alert tone="warning" live title={TEXT.dueAgain.title}>
          {TEXT.dueAgain.text}
        </Alert>
      )}
      <Grid gap={8} from="lg" align="start">
        <Stack gap={5}>
          <LoanCost figures={proposal.figures} insured={insured}>
            <IncomeCheck
              figures={proposal.figures}
              insured={insured}
              question={question}
              renderHelp={() => links.loan && <Link href={links.loan}>{INCOME_TEXTS.change}</Link>}
            />
          </LoanCost>
          <PaymentWindow window={proposal.paymentWindow} />
          <Suspense>
            <SideCostsCard
              vehicle={proposal.vehicle}
              financedAmount={proposal.quote.financedAmount.amount}
              provinceId={proposal.owner.address?.provinceId ?? null}
            />
          </Suspense>
          <ScheduleCard
            loanId={proposal.simulationId}
            rows={withProjection(proposal.installments, null)}
            isUva={proposal.figures.mode === 'UVA'}
          />
          {proposal.certificatePath !== null && (
            <Suspense>
              <CertificateCard path={proposal.certificatePath} />
            </Suspense>
          )}
        </Stack>
        <CheckAnswers groups={summaryGroups(proposal, links, { hasCng: state.choice.cng === true })} />
      </Grid>
      {!isAccepted && (
        <Stack gap={2}>
          <Text measure>
            {offerValidUntil === null
              ? TEXT.acceptance
              : `${TEXT.acceptance} ${TEXT.validUntil(formatDate(offerValidUntil))}`}
          </Text>
          <Link href={CONTRACT_MODEL_PATH} target="_blank">
            {TEXT.contracts}
          </Link>
        </Stack>
      )}
    </StepPage>
  );
};

/** Shows all answers and the cost, and asks for the acceptance (RT-12). */
export const SummaryScreen = () => {
  // Always fetched, because changing an answer changes the amounts.
  const query = useSummaryPageQuery({
    context: READ_CONTEXT,
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const proposal = useStepData(query.data?.currentProposal, query);
  return proposal.data ? (
    <SummaryForm proposal={proposal.data} refresh={() => readAgain(query)} />
  ) : (
    <StepPage {...PAGE} shape="columns" pending={proposal} />
  );
};
