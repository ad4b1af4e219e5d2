import type { CreateContractInput } from '#generated/graphql.ts';
import { useMakeContractMutation } from '#generated/hooks.ts';
import { useMaking } from '#shared/loan/contract/useMaking.ts';
import { useBiometryFlow } from '../BiometryContext.ts';

/** Creates the proposal's contract on arrival, under the flow's brand. */
export function useHoldersMaking() {
  const { brand, proposal, refresh } = useBiometryFlow();
  const [create] = useMakeContractMutation();
  return useMaking({
    isMade: proposal.contract.isInitiated,
    refresh,
    make: async (context) => {
      const input = {
        proposalId: proposal.id,
        brand: brand === 'vivere' ? 'VIVERE' : 'BANK',
      } satisfies CreateContractInput;
      const { data } = await create({ variables: { input }, context });
      return data?.createContract;
    },
  });
}
