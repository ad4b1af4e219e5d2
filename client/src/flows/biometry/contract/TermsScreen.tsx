import { Button } from '@prendarios/design-system/actions/Button';
import { Busy } from '@prendarios/design-system/feedback/Busy';
import { ErrorState } from '@prendarios/design-system/feedback/ErrorState';
import { ContractWorkProvider } from '../../../shared/contract/ContractWork.ts';
import { SignContract } from '../../../shared/contract/SignContract.tsx';
import { CONTRACT_TEXTS as TEXT } from '../../../shared/contract/texts.ts';
import { HoursPage } from '../../../shared/page/HoursPage.tsx';
import { COMMON_TEXTS } from '../../../shared/texts/common.ts';
import { RejectedPage } from '../registers/RejectedPage.tsx';
import { BiometryPage } from '../BiometryPage.tsx';
import { ContractWaiting } from './ContractWaiting.tsx';
import { useContract } from './useContract.ts';
import { useHoldersContract } from './useHoldersContract.tsx';

const STEP = 'terms';

const Signing = ({ makeAgain }: { makeAgain: () => void }) => (
  <ContractWorkProvider value={useHoldersContract(makeAgain)}>
    <SignContract />
  </ContractWorkProvider>
);

/** The contract: made on arrival, then read, and signed or declined (RT-52, RT-55). */
export const TermsScreen = () => {
  const { making, make } = useContract();
  switch (making.state) {
    case 'made':
      return <Signing makeAgain={make} />;
    case 'closed':
      return <HoursPage message={making.message} onRetry={make} />;
    case 'rejected':
      return <RejectedPage step={STEP} />;
    case 'waiting':
      return <ContractWaiting forSeller={making.forSeller} onChanged={make} />;
    case 'making':
      return (
        <BiometryPage step={STEP}>
          <Busy text={TEXT.making} />
        </BiometryPage>
      );
    case 'failed':
      return (
        <BiometryPage step={STEP}>
          <ErrorState
            title={TEXT.problem.title}
            action={
              <Button variant="secondary" onClick={make}>
                {COMMON_TEXTS.retry}
              </Button>
            }
          >
            {making.message}
          </ErrorState>
        </BiometryPage>
      );
  }
};
