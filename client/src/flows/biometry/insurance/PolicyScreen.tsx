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
import { READ_CONTEXT, StepQuery } from '#shared/page/steps/StepQuery.tsx';
import { COMMON_TEXTS } from '#shared/text/common.ts';
import { useBiometryFlow } from '../BiometryContext.ts';
import { BiometryPage } from '../BiometryPage.tsx';
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
      <BiometryPage step={STEP}>
        <EmptyState icon="shield" title={TEXT.missingTitle}>
          {TEXT.missingText}
        </EmptyState>
      </BiometryPage>
    );
  }
  return (
    <BiometryPage
      step={STEP}
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
    </BiometryPage>
  );
};

/** Shows the policy of the contract, which was chosen with the proposal (RT-50). */
export const PolicyScreen = () => {
  const { proposal } = useBiometryFlow();
  const query = useBiometryPolicyPageQuery({
    variables: { id: proposal.id },
    context: READ_CONTEXT,
  });
  return (
    <StepQuery Page={BiometryPage} step={STEP} data={query.data?.proposal} query={query}>
      {(view) => <Policy view={view} />}
    </StepQuery>
  );
};
