import { type ComponentProps, useState } from 'react';
import { useEnterWithCodeMutation } from '#generated/hooks.ts';
import { problemsOrResult } from '#shared/forms/useSubmission.ts';
import { PREFERENCES_PATH } from '#shared/page/site.ts';
import { EnterCode } from './EnterCode.tsx';
import { FindProposal } from './FindProposal.tsx';
import type { Match } from './match.ts';

type ProveAccessProps = Pick<ComponentProps<typeof FindProposal>, 'purpose' | 'proposalId'> & {
  /** Called with the opened proposal, which is another one if the bank does not know the link's. */
  onOpened: (id: string) => void;
};

/**
 * Gives a browser access to a link's proposal after the owner enters their DNI and a code
 * (docs/domain.md#finding-a-proposal).
 */
export const ProveAccess = ({ onOpened, ...find }: ProveAccessProps) => {
  const [match, setMatch] = useState<Match | null>(null);
  const [enter] = useEnterWithCodeMutation();
  if (match === null) return <FindProposal {...find} onFound={setMatch} />;
  return (
    <EnterCode
      match={match}
      freshHref={PREFERENCES_PATH}
      onOther={() => setMatch(null)}
      check={async (input, context) => {
        const { data } = await enter({ variables: { input }, context });
        const { proposal = null, userErrors: problems = [] } = data?.validatePhoneCode ?? {};
        return proposal === null ? { problems } : problemsOrResult(problems, proposal.id);
      }}
      onOpened={onOpened}
    />
  );
};
