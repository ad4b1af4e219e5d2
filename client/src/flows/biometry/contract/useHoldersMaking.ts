import { useMakeContractMutation, useMakeVivereContractMutation } from '../../../generated/hooks.ts';
import { useMaking } from '../../../shared/contract/useMaking.ts';
import { useBiometryFlow } from '../BiometryContext.ts';

/** Makes the proposal's contract on arrival, with the brand's mutation. */
export function useHoldersMaking() {
  const { brand, proposal, refresh } = useBiometryFlow();
  const [initiate] = useMakeContractMutation();
  const [generate] = useMakeVivereContractMutation();
  const variables = { input: { proposalId: proposal.id } };
  return useMaking({
    isMade: proposal.contract.isInitiated,
    refresh,
    make: async (context) => {
      if (brand === 'vivere') {
        const { data } = await generate({ variables, context });
        return data?.generateVivereContract;
      }
      const { data } = await initiate({ variables, context });
      return data?.initiateContract;
    },
  });
}
