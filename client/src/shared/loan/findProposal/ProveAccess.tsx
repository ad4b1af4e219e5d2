import { type ComponentProps, useState } from 'react';
import { useEnterWithCodeMutation } from '#generated/hooks.ts';
import { problemsOrResult } from '#shared/forms/useSubmission.ts';
import { EnterCode } from './EnterCode.tsx';
import { FindProposal } from './FindProposal.tsx';
import type { Match } from './match.ts';

const FRESH_HREF = '/titular/cotizacion/preferencia';

type Proof = { step: 'find' } | { step: 'code'; match: Match };

type ProveAccessProps = Pick<ComponentProps<typeof FindProposal>, 'purpose' | 'proposalId'> & {
  /** Called with the opened proposal, which is another one if the bank does not know the link's. */
  onOpened: (id: string) => void;
};

/**
 * Gives a browser access to a link's proposal after the owner enters their DNI and a code
 * (docs/domain.md#finding-a-proposal).
 */
export const ProveAccess = ({ onOpened, ...find }: ProveAccessProps) => {
  const [proof, setProof] = useState<Proof>({ step: 'find' });
  const [enter] = useEnterWithCodeMutation();
  if (proof.step === 'find') {
    return <FindProposal {...find} onFound={(match) => setProof({ step: 'code', match })} />;
  }
  return (
    <EnterCode
      match={proof.match}
      freshHref={FRESH_HREF}
      onOther={() => setProof({ step: 'find' })}
      check={async (input, context) => {
        const { data } = await enter({ variables: { input }, context });
        const { proposal = null, userErrors: problems = [] } = data?.validatePhoneCode ?? {};
        return proposal === null ? { problems } : problemsOrResult(problems, proposal.id);
      }}
      onOpened={onOpened}
    />
  );
};
