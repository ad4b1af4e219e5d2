import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ChooseStart } from './ChooseStart.tsx';
import { earlierProposal, rememberEarlier, type Match } from '../open-proposal/openProposal.ts';
import { EnterCode } from './EnterCode.tsx';
import { FindProposal } from './FindProposal.tsx';
import { FoundProposal } from './FoundProposal.tsx';
import type { CodeSent } from './useReturnCode.ts';

type Return =
  { step: 'find' } | { step: 'found'; match: Match } | { step: 'code'; match: Match; sent: CodeSent };

/** Who chose to resume on an earlier screen has already said who they are. */
function firstWay(): Return {
  const earlier = earlierProposal();
  return earlier?.wish === 'resume' ? { step: 'found', match: earlier.match } : { step: 'find' };
}

/** A new quote, or the way back to a proposal by DNI and phone code (RT-13, ST-29). */
export const StartScreen = () => {
  const [search] = useSearchParams();
  const [way, setWay] = useState<Return>(firstWay);
  if (search.get('retomar') !== 'si') return <ChooseStart />;
  if (way.step === 'code') return <EnterCode match={way.match} sent={way.sent} />;
  if (way.step === 'find') return <FindProposal onFound={(match) => setWay({ step: 'found', match })} />;
  return (
    <FoundProposal
      match={way.match}
      onSent={(sent) => setWay({ step: 'code', match: way.match, sent })}
      onOther={() => {
        rememberEarlier(null);
        setWay({ step: 'find' });
      }}
    />
  );
};
