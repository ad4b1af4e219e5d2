import { useMakeCoOwnerContractMutation } from '#generated/hooks.ts';
import { ContractWorkProvider } from '#shared/loan/contract/ContractWork.ts';
import { MakingContract } from '#shared/loan/contract/MakingContract.tsx';
import { SignContract } from '#shared/loan/contract/SignContract.tsx';
import { useMaking } from '#shared/loan/contract/useMaking.ts';
import { useCoOwnerFlow } from '../CoOwnerContext.ts';
import { StoppedPage } from '../end/StoppedPage.tsx';
import { useCoOwnersContract } from './useCoOwnersContract.tsx';

const Signing = ({ makeAgain }: { makeAgain: () => void }) => {
  const work = useCoOwnersContract(makeAgain);
  return (
    <ContractWorkProvider value={work}>
      <SignContract key={work.contract.hash} />
    </ContractWorkProvider>
  );
};

/** Creates the contract, then lets the co-owner read and sign it. */
export const ContractScreen = () => {
  const { coOwnership, refresh } = useCoOwnerFlow();
  const [makeContract] = useMakeCoOwnerContractMutation();
  const { making, make } = useMaking({
    isMade: coOwnership.contract.isInitiated,
    refresh,
    make: async (context) => {
      const input = { coOwnershipId: coOwnership.id };
      const { data } = await makeContract({ variables: { input }, context });
      return data?.createCoOwnerContract;
    },
  });
  if (making.state === 'made') return <Signing makeAgain={make} />;
  if (making.state === 'rejected' || making.state === 'unsupported') return <StoppedPage />;
  return <MakingContract making={making} onMake={make} />;
};
