import { CoOwnerNotSupported } from '#shared/loan/coOwner/CoOwnerNotSupported.tsx';
import { ContractWorkProvider } from '#shared/loan/contract/ContractWork.ts';
import { MakingContract } from '#shared/loan/contract/MakingContract.tsx';
import { SignContract } from '#shared/loan/contract/SignContract.tsx';
import { useBiometryFlow } from '../BiometryContext.ts';
import { RejectedPage } from '../registers/RejectedPage.tsx';
import { AwaitSeller } from './AwaitSeller.tsx';
import { AwaitCheck, AwaitSignature } from './AwaitCoOwner.tsx';
import { useHoldersContract } from './useHoldersContract.tsx';
import { useHoldersMaking } from './useHoldersMaking.ts';

const Signing = ({ makeAgain }: { makeAgain: () => void }) => {
  const work = useHoldersContract(makeAgain);
  return (
    <ContractWorkProvider value={work}>
      <SignContract key={work.contract.hash} />
    </ContractWorkProvider>
  );
};

const Contract = () => {
  const { making, make } = useHoldersMaking();
  switch (making.state) {
    case 'made':
      return <Signing makeAgain={make} />;
    case 'rejected':
      return <RejectedPage />;
    case 'otherBorrower':
      return <AwaitCheck onReady={make} />;
    case 'waiting':
      return <AwaitSeller forSeller={making.forSeller} onChanged={make} />;
    case 'unsupported':
      return <CoOwnerNotSupported />;
    default:
      return <MakingContract making={making} onMake={make} />;
  }
};

/**
 * Creates the contract on arrival; then the owner reads, signs or declines it (RT-52, RT-55). With a co-owner it waits
 * for their identity check and, after the owner's signature, for theirs.
 */
export const TermsScreen = () => {
  const { contract } = useBiometryFlow().proposal;
  const hasSigned = contract.signatures?.some(({ borrower }) => borrower === 'OWNER') === true;
  return hasSigned && contract.pendingSigners.length > 0 ? <AwaitSignature /> : <Contract />;
};
