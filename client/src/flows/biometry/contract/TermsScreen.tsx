import { Button } from '@prendarios/design-system/actions/Button';
import { ButtonBar } from '@prendarios/design-system/actions/ButtonBar';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Busy } from '@prendarios/design-system/feedback/Busy';
import { ErrorState } from '@prendarios/design-system/feedback/ErrorState';
import { ConsentCheckbox } from '@prendarios/design-system/fields/ConsentCheckbox';
import { LiveRegion } from '@prendarios/design-system/feedback/LiveRegion';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Field } from '../../../shared/forms/Field.tsx';
import type { BiometryContractPageQuery } from '../../../generated/graphql.ts';
import { useBiometryContractPageQuery } from '../../../generated/hooks.ts';
import { LoanCost } from '../../../shared/loan/LoanCost.tsx';
import { WithInsurance } from '../../../shared/loan/WithInsurance.tsx';
import { COMMON_TEXTS } from '../../../shared/texts/common.ts';
import { useBiometryFlow } from '../BiometryContext.ts';
import { HoursPage } from '../../../shared/page/HoursPage.tsx';
import { RejectedPage } from '../registers/RejectedPage.tsx';
import { BiometryPage } from '../BiometryPage.tsx';
import { ChangesCard } from './ChangesCard.tsx';
import { NotNow } from './NotNow.tsx';
import { ContractDocuments } from './ContractDocuments.tsx';
import { ContractText } from './ContractText.tsx';
import { CONTRACT_TEXTS as TEXT } from './texts.ts';
import { useContract } from './useContract.ts';
import { useSignature } from './useSignature.ts';

const STEP = 'terms';

type Loan = NonNullable<BiometryContractPageQuery['proposal']>;

/** The figures of the contract. */
const Cost = ({ loan }: { loan: Loan }) => {
  const { figures, now } = loan.contract.changes ?? { figures: loan.figures, now: loan };
  const { cfteaWithInsurance } = now;
  return (
    <>
      <LoanCost final figures={figures} cfteaWithInsurance={cfteaWithInsurance} />
      <WithInsurance figures={figures} insurance={loan.insurance} cfteaWithInsurance={cfteaWithInsurance} />
    </>
  );
};

/** The figures and the words of the contract. Both are optional here: its PDF has them, too. */
function useContractPage(id: string) {
  const { data, loading } = useBiometryContractPageQuery({
    variables: { id },
    context: { quiet: true },
    fetchPolicy: 'network-only',
  });
  const loan = data?.proposal ?? null;
  const texts = loan?.contractTexts ?? [];
  const contract = texts.find(({ name }) => name === 'PLEDGE_CONTRACT_WITH_REGISTRY') ?? null;
  return { loan, texts, contract, loading: loading && data === undefined };
}

const Signing = ({ makeAgain }: { makeAgain: () => void }) => {
  const { proposal, refresh } = useBiometryFlow();
  const { form, closed } = useSignature(makeAgain);
  const { loan, texts, contract, loading } = useContractPage(proposal.id);
  const [hasRead, setRead] = useState(false);
  const signature = useRef<HTMLElement>(null);
  const { changes } = proposal.contract;
  if (closed !== null) return <HoursPage message={closed} busy={form.busy} onRetry={form.retry} />;
  const saidNo = proposal.contract.confirmed === false;
  // Without its text here, the contract is read as a PDF.
  const canSign = hasRead || (contract === null && !loading);
  const goSign = () => {
    flushSync(() => setRead(true));
    signature.current?.focus();
  };
  return (
    <BiometryPage
      step={STEP}
      subtitle={changes ? TEXT.changedSubtitle : TEXT.subtitle}
      form={form}
      foot={
        canSign && (
          <ButtonBar sticky={false}>
            <Button type="submit" icon="pencil" busy={form.busy} busyText={TEXT.signing}>
              {TEXT.sign}
            </Button>
          </ButtonBar>
        )
      }
      note={!saidNo && <NotNow onSaved={() => void refresh().catch(() => undefined)} />}
    >
      {saidNo && (
        <Alert tone="info" live title={TEXT.refuse.doneTitle}>
          {TEXT.refuse.done}
        </Alert>
      )}
      {changes && <ChangesCard changes={changes} />}
      {loan && <Cost loan={loan} />}
      <ContractDocuments texts={texts} />
      {loading && <Busy text={TEXT.reading.loading} />}
      {contract && <ContractText text={contract} onEnd={() => setRead(true)} onGoOn={goSign} />}
      <LiveRegion message={hasRead ? TEXT.reading.reached : ''} />
      {canSign ? (
        <section ref={signature} tabIndex={-1} aria-label={TEXT.reading.sign}>
          <Stack gap={4}>
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
          </Stack>
        </section>
      ) : (
        <Text tone="muted">{TEXT.reading.before}</Text>
      )}
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
