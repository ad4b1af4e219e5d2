import { useState } from 'react';
import type { SaveVivereBiometryInput } from '#generated/graphql.ts';
import {
  useAcceptBiometricsMutation,
  useSaveBiometryProcessMutation,
  useSaveVivereBiometryMutation,
} from '#generated/hooks.ts';
import { writeContext, type WriteContext } from '#shared/api/idempotency.ts';
import { useKeyring } from '#shared/api/useKeyring.ts';
import type { ServerProblem } from '#shared/forms/userErrors.ts';
import { useBiometryFlow } from '../BiometryContext.ts';
import { BIOMETRICS_TEXT_VERSION as textVersion } from '#shared/loan/identityCheck/texts.ts';

const NUMBER_LENGTH = 8;

/** Returns a reference number for the check, created here because the demo's verifier assigns none. */
function newProcessNumber(): string {
  return `VI-${crypto.randomUUID().slice(0, NUMBER_LENGTH).toUpperCase()}`;
}

/** Records the consent and sets the number of the check, with the brand's mutation (CA-74, CA-76). */
export function useStartCheck() {
  const { brand, proposal } = useBiometryFlow();
  const [accept] = useAcceptBiometricsMutation();
  const [saveProcess] = useSaveBiometryProcessMutation();
  const [saveVivere] = useSaveVivereBiometryMutation();
  const keyring = useKeyring();
  const [newNumber] = useState(newProcessNumber);
  const { id: proposalId } = proposal;

  async function saveNumber(): Promise<readonly ServerProblem[]> {
    const { processNumber: savedNumber } = proposal.biometry;
    const processNumber = savedNumber ?? newNumber;
    const context = writeContext(keyring.keyFor(processNumber));
    if (brand === 'vivere') {
      const input = { proposalId, processNumber, textVersion } satisfies SaveVivereBiometryInput;
      const { data } = await saveVivere({ variables: { input }, context });
      return data?.saveVivereBiometry.userErrors ?? [];
    }
    if (savedNumber !== null) return [];
    const { data } = await saveProcess({ variables: { input: { proposalId, processNumber } }, context });
    return data?.saveBiometryProcess.userErrors ?? [];
  }

  return async (context: WriteContext): Promise<readonly ServerProblem[]> => {
    const consents = [{ kind: 'BIOMETRICS' as const, textVersion }];
    const { data } = await accept({ variables: { input: { proposalId, consents } }, context });
    const problems = data?.readContractDocuments.userErrors ?? [];
    return problems.length > 0 ? problems : saveNumber();
  };
}
