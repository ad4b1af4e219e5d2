import { Button } from '@prendarios/design-system/actions/Button';
import { ButtonBar } from '@prendarios/design-system/actions/ButtonBar';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Busy } from '@prendarios/design-system/feedback/Busy';
import { ConsentCheckbox } from '@prendarios/design-system/fields/ConsentCheckbox';
import { LiveRegion } from '@prendarios/design-system/feedback/LiveRegion';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Field } from '#shared/forms/Field.tsx';
import { LoanCost } from '../LoanCost.tsx';
import { insuredByPolicy } from '../insured.ts';
import { HoursPage } from '#shared/page/HoursPage.tsx';
import { StepPage } from '#shared/page/steps/StepPage.tsx';
import { ChangesCard } from './ChangesCard.tsx';
import { ConfirmingSignature } from './ConfirmingSignature.tsx';
import { ContractText } from './ContractText.tsx';
import { useContractWork, type ContractLoan } from './ContractWork.ts';
import { NotNow } from './NotNow.tsx';
import { SigningCode } from './SigningCode.tsx';
import { CONTRACT_TEXTS as TEXT } from './texts.ts';
import { useSigning } from './useSigning.ts';

const Cost = ({ loan: { figures, insurance, cfteaWithInsurance } }: { loan: ContractLoan }) => (
  <LoanCost final figures={figures} insured={insuredByPolicy(insurance, cfteaWithInsurance)} />
);

/** Shows the terms that the borrower accepts before signing. */
const Terms = ({
  form,
  hasChanges,
}: {
  form: ReturnType<typeof useSigning>['terms'];
  hasChanges: boolean;
}) => (
  <>
    {hasChanges && (
      <Field form={form} name="figures">
        {({ value, ...field }) => <ConsentCheckbox {...field} label={TEXT.changes.accept} checked={value} />}
      </Field>
    )}
    <Field form={form} name="accepted">
      {({ value, ...field }) => (
        <ConsentCheckbox {...field} label={TEXT.terms} hint={TEXT.termsHint} checked={value} />
      )}
    </Field>
  </>
);

/** Lets the borrower read the contract to its end, accept it and sign with a code, or decline for now. */
export const SignContract = () => {
  const { contract, subtitle, reading, documents, refresh } = useContractWork();
  const { terms, code, shown: form, closed, ...outcome } = useSigning();
  const [hasRead, setRead] = useState(false);
  const signature = useRef<HTMLElement>(null);
  const { changes } = contract;
  if (closed !== null) return <HoursPage message={closed} busy={form.busy} onRetry={form.retry} />;
  if (outcome.isUnknown) {
    return <ConfirmingSignature onSigned={outcome.onSigned} onUnsigned={outcome.onUnsigned} />;
  }
  const saidNo = contract.isConfirmed === false;
  // If the text is not available inline, the contract is read as a PDF.
  const canSign = hasRead || code !== null || (reading.contract === null && !reading.loading);
  const goSign = () => {
    flushSync(() => setRead(true));
    signature.current?.focus();
  };
  return (
    <StepPage
      subtitle={changes ? TEXT.changedSubtitle : subtitle}
      form={form}
      foot={
        canSign && (
          <ButtonBar sticky={false}>
            <Button type="submit" icon="pencil" busy={form.busy} busyText={TEXT.signing}>
              {code === null ? TEXT.sign : TEXT.code.sign}
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
      {reading.loan && <Cost loan={reading.loan} />}
      {documents}
      {reading.loading && <Busy text={TEXT.reading.loading} />}
      {reading.contract && (
        <ContractText text={reading.contract} onEnd={() => setRead(true)} onGoOn={goSign} />
      )}
      <LiveRegion message={hasRead ? TEXT.reading.reached : ''} />
      {canSign ? (
        <section ref={signature} tabIndex={-1} aria-label={TEXT.reading.sign}>
          <Stack gap={4}>
            {code === null ? (
              <>
                <Text measure>{TEXT.revocation}</Text>
                <Terms form={terms} hasChanges={changes !== null} />
              </>
            ) : (
              <SigningCode form={code} />
            )}
          </Stack>
        </section>
      ) : (
        <Text tone="muted">{TEXT.reading.before}</Text>
      )}
    </StepPage>
  );
};
