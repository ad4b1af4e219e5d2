import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ChooseStart } from './ChooseStart.tsx';
import { EnterCode, type CodeSent } from './EnterCode.tsx';
import { FindProposal, type Match } from './FindProposal.tsx';
import { FoundProposal } from './FoundProposal.tsx';

type Return =
  { step: 'find' } | { step: 'found'; match: Match } | { step: 'code'; match: Match; sent: CodeSent };

/** A new quote, or the way back to a proposal by DNI and phone code (RT-13, ST-29). */
export const StartScreen = () => {
  const [search] = useSearchParams();
  const [way, setWay] = useState<Return>({ step: 'find' });
  if (search.get('retomar') !== 'si') return <ChooseStart />;
  if (way.step === 'code') return <EnterCode match={way.match} sent={way.sent} />;
  if (way.step === 'find') return <FindProposal onFound={(match) => setWay({ step: 'found', match })} />;
  return (
    <FoundProposal
      match={way.match}
      onSent={(sent) => setWay({ step: 'code', match: way.match, sent })}
      onOther={() => setWay({ step: 'find' })}
    />
  );
};
