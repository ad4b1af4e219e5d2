import { Button } from '@prendarios/design-system/actions/Button';
import { ButtonBar } from '@prendarios/design-system/actions/ButtonBar';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Busy } from '@prendarios/design-system/feedback/Busy';
import { ErrorState } from '@prendarios/design-system/feedback/ErrorState';
import { ConsentCheckbox } from '@prendarios/design-system/fields/ConsentCheckbox';
import { Text } from '@prendarios/design-system/foundations/Text';
import { Field } from '../../../shared/forms/Field.tsx';
import { useBiometryContractPageQuery } from '../../../generated/hooks.ts';
import { LoanCost } from '../../../shared/loan/LoanCost.tsx';
import { COMMON_TEXTS } from '../../../shared/texts/common.ts';
import { useBiometryFlow } from '../BiometryContext.ts';
import { HoursPage } from '../HoursPage.tsx';
import { RejectedPage } from '../registers/RejectedPage.tsx';
import { BiometryPage } from '../BiometryPage.tsx';
import { ChangesCard } from './ChangesCard.tsx';
import { NotNow } from './NotNow.tsx';
import { ContractDocuments } from './ContractDocuments.tsx';
import { CONTRACT_TEXTS as TEXT } from './texts.ts';
import { useContract } from './useContract.ts';
import { useSignature } from './useSignature.ts';

const STEP = 'terms';

/** The figures of the contract. */
const Cost = () => {
  const { proposal } = useBiometryFlow();
  const { data } = useBiometryContractPageQuery({
    variables: { id: proposal.id },
    context: { quiet: true },
    fetchPolicy: 'network-only',
  });
  const loan = data?.proposal;
  // Optional here: the contract has all the figures.
  if (!loan) return null;
  const { figures, now } = loan.contract.changes ?? { figures: loan.figures, now: loan };
  return <LoanCost figures={figures} cfteaWithInsurance={now.cfteaWithInsurance} />;
};

const Signing = ({ makeAgain }: { makeAgain: () => void }) => {
  const { proposal, refresh } = useBiometryFlow();
  const { form, closed } = useSignature(makeAgain);
  const { changes } = proposal.contract;
  if (closed !== null) return <HoursPage message={closed} busy={form.busy} onRetry={form.retry} />;
  const saidNo = proposal.contract.confirmed === false;
  return (
    <BiometryPage
      step={STEP}
      subtitle={changes ? TEXT.changedSubtitle : TEXT.subtitle}
      form={form}
      foot={
        <ButtonBar>
          <Button type="submit" icon="pencil" busy={form.busy} busyText={TEXT.signing}>
            {TEXT.sign}
          </Button>
        </ButtonBar>
      }
      note={!saidNo && <NotNow onSaved={() => void refresh().catch(() => undefined)} />}
    >
      {saidNo && (
        <Alert tone="info" live title={TEXT.refuse.doneTitle}>
          {TEXT.refuse.done}
        </Alert>
      )}
      {changes && <ChangesCard changes={changes} />}
      <ContractDocuments />
      <Cost />
      <Text measure>{TEXT.revocation}</Text>
      {changes && (
        <Field form={form} name="figures">
          {({ value, ...field }) => (
            <ConsentCheckbox {...field} label={TEXT.changes.accept} checked={value} />
          )}
        </Field>
      )}
      <Field form={form} name="accepted">
        {({ value, ...field }) => (
          <ConsentCheckbox {...field} label={TEXT.terms} hint={TEXT.termsHint} checked={value} />
        )}
      </Field>
    </BiometryPage>
  );
};

/** The contract: made on arrival, then read, and signed or declined (RT-52, RT-55). */
export const TermsScreen = () => {
  const { making, make } = useContract();
  switch (making.state) {
    case 'made':
      return <Signing makeAgain={make} />;
    case 'closed':
      return <HoursPage message={making.message} onRetry={make} />;
    case 'rejected':
      return <RejectedPage step={STEP} />;
    case 'making':
      return (
        <BiometryPage step={STEP}>
          <Busy text={TEXT.making} />
        </BiometryPage>
      );
    case 'failed':
      return (
        <BiometryPage step={STEP}>
          <ErrorState
            title={TEXT.problem.title}
            action={
              <Button variant="secondary" onClick={make}>
                {COMMON_TEXTS.retry}
              </Button>
            }
          >
            {making.message}
          </ErrorState>
        </BiometryPage>
      );
  }
};
