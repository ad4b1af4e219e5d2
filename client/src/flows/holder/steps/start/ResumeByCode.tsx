import { useEffect, useState } from 'react';
import type { HolderProposalFragment } from '#generated/graphql.ts';
import type { CodeCheck } from '#shared/loan/phoneCode/useCodeForm.ts';
import { EnterCode } from '#shared/loan/findProposal/EnterCode.tsx';
import { FindProposal } from '#shared/loan/findProposal/FindProposal.tsx';
import type { Match } from '#shared/loan/findProposal/match.ts';
import { StepOutlineContext, useStepOutline } from '#shared/page/steps/outline.ts';
import { entryOf } from '../../parts/entry/entry.ts';
import { resumeOf, type StepId } from '../../flow/flow.ts';
import { useHolderFlow } from '../../flow/HolderContext.ts';
import { NeedsCard } from '../../parts/NeedsCard.tsx';
import { earlierProposal, rememberEarlier } from '../../parts/open-proposal/openProposal.ts';
import { useReturnCheck } from '../../parts/open-proposal/useReturnCheck.ts';

type Return = { step: 'find' } | { step: 'code'; match: Match };

/** Users who chose to resume on an earlier screen have already entered their document. */
function initialWay(): Return {
  const earlier = earlierProposal();
  return earlier?.wish === 'resume' ? { step: 'code', match: earlier.match } : { step: 'find' };
}

/** Opens the proposal and goes to the due step. */
function useOpening(): CodeCheck<HolderProposalFragment> {
  const { go, state } = useHolderFlow();
  const check = useReturnCheck();
  const [due, setDue] = useState<{ step: StepId | null } | null>(null);
  useEffect(
    function leaveOnceUnlocked() {
      if (due === null) return;
      rememberEarlier(null);
      if (due.step === null) go('start', '');
      else go(due.step);
    },
    [due, go],
  );
  return {
    check,
    onOpened: (opened) =>
      setDue({ step: entryOf(opened.access) === null ? resumeOf(opened, state.audience) : null }),
  };
}

/** Resumes a proposal by DNI and phone code (ST-29). */
export const ResumeByCode = () => {
  const { href } = useHolderFlow();
  const outline = useStepOutline();
  const [way, setWay] = useState<Return>(initialWay);
  const opening = useOpening();
  return (
    <StepOutlineContext value={{ ...outline, aside: <NeedsCard to="resume" />, phoneBar: null }}>
      {way.step === 'find' ? (
        <FindProposal onFound={(match) => setWay({ step: 'code', match })} />
      ) : (
        <EnterCode
          match={way.match}
          freshHref={href('preference')}
          onOther={() => {
            rememberEarlier(null);
            setWay({ step: 'find' });
          }}
          {...opening}
        />
      )}
    </StepOutlineContext>
  );
};
