import { IdentityCheck } from '#shared/loan/identityCheck/IdentityCheck.tsx';
import { IdentityWorkProvider } from '#shared/loan/identityCheck/IdentityWork.ts';
import { useHoldersCheck } from './useHoldersCheck.tsx';

/** Runs the holder's identity check (RT-48, RT-54). */
export const IdentityScreen = () => (
  <IdentityWorkProvider value={useHoldersCheck()}>
    <IdentityCheck />
  </IdentityWorkProvider>
);
