import { Busy } from '@prendarios/design-system/feedback/Busy';
import { useRef } from 'react';
import { StepPage } from '#shared/page/steps/StepPage.tsx';
import { useLive } from '#shared/api/live/useLive.ts';
import { useContractWork, type GoOn } from './ContractWork.ts';
import { CONTRACT_TEXTS } from './texts.ts';

const TEXT = CONTRACT_TEXTS.confirming;
/** Number of polls, because a signature in flight may arrive after the first one. */
const QUESTIONS = 3;

type ConfirmingSignatureProps = { onSigned: (goOn: GoOn) => void; onUnsigned: () => void };

/** Asks the bank whether it received a signature whose response was lost, before the borrower signs again. */
export const ConfirmingSignature = ({ onSigned, onUnsigned }: ConfirmingSignatureProps) => {
  const { signedMeanwhile } = useContractWork();
  const asked = useRef(0);
  useLive(
    async () => {
      const goOn = await signedMeanwhile();
      if (goOn !== null) onSigned(goOn);
      asked.current += 1;
      if (goOn === null && asked.current === QUESTIONS) onUnsigned();
    },
    { of: 'signature', atOnce: true },
  );
  return (
    <StepPage title={TEXT.title} pageTitle={TEXT.title} subtitle={TEXT.text}>
      <Busy text={TEXT.asking} />
    </StepPage>
  );
};
