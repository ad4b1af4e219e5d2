import { useSearchParams } from 'react-router-dom';
import { ChooseStart } from './ChooseStart.tsx';
import { ResumeByCode } from './ResumeByCode.tsx';

/** A new quote, or the way back to a proposal (RT-13). */
export const StartScreen = () => {
  const [search] = useSearchParams();
  return search.get('retomar') === 'si' ? <ResumeByCode /> : <ChooseStart />;
};
