import { useState } from 'react';
import { problemsOrResult } from '#shared/forms/useSubmission.ts';
import { useEnterWithCodeMutation } from '#generated/hooks.ts';
import type { CodeCheck } from '#shared/loan/phoneCode/useCodeForm.ts';
import { EnterCode } from '#shared/loan/findProposal/EnterCode.tsx';
import { FindProposal } from '#shared/loan/findProposal/FindProposal.tsx';
import type { Match } from '#shared/loan/findProposal/match.ts';
import { useReplace } from '#shared/page/useReplace.ts';
import { pathOf, stepById, type FlowBrand } from '../flow.ts';

type Proof = { step: 'find' } | { step: 'code'; match: Match };

const { heading, title, subtitle } = stepById('identity');
const PURPOSE = { title: heading ?? title, subtitle: subtitle ?? '' };
const NEW_QUOTE = '/titular/cotizacion/preferencia';

type AccessScreenProps = { brand: FlowBrand; proposalId: string | null; onRead: () => Promise<unknown> };

function useEntering({ brand, onRead }: Pick<AccessScreenProps, 'brand' | 'onRead'>): CodeCheck<string> {
  const replace = useReplace();
  const [enter] = useEnterWithCodeMutation();
  return {
    check: async (input, context) => {
      const { data } = await enter({ variables: { input }, context });
      const { proposal = null, userErrors: problems = [] } = data?.validatePhoneCode ?? {};
      return proposal === null ? { problems } : problemsOrResult(problems, proposal.id);
    },
    onOpened: (id) => {
      // If the bank does not know the link's proposal, the code may open another one; the address then changes.
      replace(`${pathOf('identity', brand)}?${new URLSearchParams({ id })}`);
      // A failed query shows its own retry button.
      void onRead().catch(() => undefined);
    },
  };
}

/**
 * Gives a browser access to the proposal after the owner enters their DNI and a code
 * (docs/domain.md#finding-a-proposal).
 */
export const AccessScreen = (props: AccessScreenProps) => {
  const [proof, setProof] = useState<Proof>({ step: 'find' });
  const entering = useEntering(props);
  if (proof.step === 'code') {
    return (
      <EnterCode
        match={proof.match}
        freshHref={NEW_QUOTE}
        onOther={() => setProof({ step: 'find' })}
        {...entering}
      />
    );
  }
  return (
    <FindProposal
      purpose={PURPOSE}
      proposalId={props.proposalId}
      onFound={(match) => setProof({ step: 'code', match })}
    />
  );
};
