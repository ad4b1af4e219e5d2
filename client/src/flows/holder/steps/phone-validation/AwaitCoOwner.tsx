import { showNotice } from '#shared/page/notices/notices.ts';
import { CoOwnerLink } from '#shared/loan/coOwner/CoOwnerLink.tsx';
import { coOwnerName } from '#shared/loan/coOwner/coOwnerName.ts';
import { CO_OWNER_PART_TEXTS } from '#shared/loan/coOwner/texts.ts';
import { StepPage } from '#shared/page/steps/StepPage.tsx';
import { useHolderFlow, useHolderProposal } from '../../flow/HolderContext.ts';
import { CorrectCoOwner } from '../../parts/co-owner/CorrectCoOwner.tsx';
import { WithoutCoOwner } from '../../parts/co-owner/WithoutCoOwner.tsx';
import { useCustomersAnswer } from '../../parts/staff/useCustomersAnswer.ts';
import { PHONE_TEXTS } from './texts.ts';

const STEP = 'phone-validation';
const TEXT = CO_OWNER_PART_TEXTS.accept;

/** Waits until the co-owner accepts on their own phone, then continues automatically. */
export const AwaitCoOwner = () => {
  const { advance } = useHolderFlow();
  const proposal = useHolderProposal();
  const name = coOwnerName(proposal);
  useCustomersAnswer(proposal.id, (after) => {
    showNotice({ text: PHONE_TEXTS.coOwnerAccepted(name), tone: 'success' });
    advance(STEP, after);
  });
  return (
    <StepPage title={TEXT.title(name)} subtitle={TEXT.text}>
      <CoOwnerLink proposal={proposal} />
      <CorrectCoOwner />
      <WithoutCoOwner onAlone={(after) => advance(STEP, after)} />
    </StepPage>
  );
};
