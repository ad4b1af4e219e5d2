import { IdentityCheck } from '#shared/loan/identityCheck/IdentityCheck.tsx';
import { IdentityWorkProvider } from '#shared/loan/identityCheck/IdentityWork.ts';
import { useCoOwnersCheck } from './useCoOwnersCheck.tsx';

export const IdentityScreen = () => (
  <IdentityWorkProvider value={useCoOwnersCheck()}>
    <IdentityCheck />
  </IdentityWorkProvider>
);
