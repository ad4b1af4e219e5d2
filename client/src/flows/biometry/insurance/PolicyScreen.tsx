import { Button } from '@prendarios/design-system/actions/Button';
import { ButtonBar } from '@prendarios/design-system/actions/ButtonBar';
import { KeyValue } from '@prendarios/design-system/data/KeyValue';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { EmptyState } from '@prendarios/design-system/feedback/EmptyState';
import { Card } from '@prendarios/design-system/foundations/Card';
import { nameCase, sentenceCase } from '@prendarios/rules/displayCase';
import { formatMoney, formatPesos } from '@prendarios/rules/format';
import { vehicleName } from '@prendarios/rules/vehicleName';
import type { BiometryPolicyPageQuery } from '#generated/graphql.ts';
import { useBiometryPolicyPageQuery } from '#generated/hooks.ts';
import { READ_CONTEXT, useStepData } from '#shared/page/steps/stepData.ts';
import { StepPage } from '#shared/page/steps/StepPage.tsx';
import { COMMON_TEXTS } from '#shared/text/common.ts';
import { useBiometryFlow } from '../BiometryContext.ts';
import { stepById } from '../flow.ts';
import { POLICY_TEXTS as TEXT } from './texts.ts';

const STEP = 'insurance';
type PolicyView = NonNullable<BiometryPolicyPageQuery['proposal']>;

function rowsOf({ insurance, vehicle }: PolicyView) {
  if (insurance === null) return null;
  return [
    { term: TEXT.insurer, value: nameCase(insurance.insurerName) },
    { term: TEXT.coverage, value: sentenceCase(insurance.coverageName) },
    { term: TEXT.sum, value: formatPesos(insurance.insuredSum.amount) },
    { term: TEXT.premium, value: formatMoney(insurance.monthlyPremium.amount) },
    { term: TEXT.vehicle, value: vehicleName(vehicle) },
  ];
}

const Policy = ({ view }: { view: PolicyView }) => {
  const { advance } = useBiometryFlow();
  const rows = rowsOf(view);
  if (rows === null) {
    return (
      <StepPage>
        <EmptyState icon="shield" title={TEXT.missingTitle}>
          {TEXT.missingText}
        </EmptyState>
      </StepPage>
    );
  }
  return (
    <StepPage
      foot={
        <ButtonBar>
          <Button onClick={() => advance(STEP)}>{COMMON_TEXTS.continue}</Button>
        </ButtonBar>
      }
    >
      <Card as="section" aria-label={stepById(STEP).title}>
        <KeyValue rows={rows} />
      </Card>
      <Alert tone="info">{TEXT.endorsed}</Alert>
    </StepPage>
  );
};

/** Shows the policy of the contract, which was chosen with the proposal (RT-50). */
export const PolicyScreen = () => {
  const { id } = useBiometryFlow().proposal;
  const query = useBiometryPolicyPageQuery({
    variables: { id },
    context: READ_CONTEXT,
  });
  const proposal = useStepData(query.data?.proposal, query);
  return proposal.data ? <Policy view={proposal.data} /> : <StepPage pending={proposal} />;
};
