import { useMemo } from 'react';
import {
  useAcceptBiometricsMutation,
  useSaveBiometryProcessMutation,
  useSaveVivereBiometryMutation,
} from '../../../generated/hooks.ts';
import { createKeyring, writeContext, type WriteContext } from '../../../shared/apollo/idempotency.ts';
import type { ServerProblem } from '../../../shared/forms/userErrors.ts';
import { useBiometryFlow } from '../BiometryContext.ts';
import { BIOMETRICS_TEXT_VERSION as textVersion } from './texts.ts';

const SHOWN = 8;

/** The number that a check has from its beginning, for questions about it: the demonstration's verifier gives none. */
function newProcessNumber(): string {
  return `VI-${crypto.randomUUID().slice(0, SHOWN).toUpperCase()}`;
}

/** Keeps what was accepted, and gives the check its number; Vivere's check says that it is Vivere's (CA-74, CA-76). */
export function useStartCheck() {
  const { brand, proposal } = useBiometryFlow();
  const [accept] = useAcceptBiometricsMutation();
  const [saveProcess] = useSaveBiometryProcessMutation();
  const [saveVivere] = useSaveVivereBiometryMutation();
  const { keyring, fresh } = useMemo(() => ({ keyring: createKeyring(), fresh: newProcessNumber() }), []);
  const { id: proposalId } = proposal;

  async function giveNumber(): Promise<readonly ServerProblem[]> {
    const { processNumber: known } = proposal.biometry;
    const processNumber = known ?? fresh;
    const context = writeContext(keyring.keyFor(processNumber));
    if (brand === 'vivere') {
      const input = { proposalId, processNumber, textVersion };
      const { data } = await saveVivere({ variables: { input }, context });
      return data?.saveVivereBiometry.userErrors ?? [];
    }
    if (known !== null) return [];
    const { data } = await saveProcess({ variables: { input: { proposalId, processNumber } }, context });
    return data?.saveBiometryProcess.userErrors ?? [];
  }

  return async (context: WriteContext): Promise<readonly ServerProblem[]> => {
    const consents = [{ kind: 'BIOMETRICS' as const, textVersion }];
    const { data } = await accept({ variables: { input: { proposalId, consents } }, context });
    const problems = data?.prepareContract.userErrors ?? [];
    return problems.length > 0 ? problems : giveNumber();
  };
}
