import { IdentityCheck } from '../../../shared/identityCheck/IdentityCheck.tsx';
import { IdentityWorkProvider } from '../../../shared/identityCheck/IdentityWork.ts';
import { useCoOwnersCheck } from './useCoOwnersCheck.tsx';

/** The co-owner's own identity check. */
export const IdentityScreen = () => (
  <IdentityWorkProvider value={useCoOwnersCheck()}>
    <IdentityCheck />
  </IdentityWorkProvider>
);
