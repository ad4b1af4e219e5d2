import { useApolloClient } from '@apollo/client/react';
import { Busy } from '@prendarios/design-system/feedback/Busy';
import { useEffect, useState } from 'react';
import { IdentityCheckStatusDocument } from '../../../generated/graphql.ts';
import { useValidateIdentityMutation } from '../../../generated/hooks.ts';
import { writeContext } from '../../../shared/apollo/idempotency.ts';
import { backgroundContext } from '../../../shared/live/background.ts';
import { useLive } from '../../../shared/live/useLive.ts';
import { useBiometryFlow } from '../BiometryContext.ts';
import { BiometryPage } from '../BiometryPage.tsx';
import { IDENTITY_TEXTS } from './texts.ts';

const TEXT = IDENTITY_TEXTS.waiting;
/** Milliseconds after which the page says that it is taking longer than usual. */
const PATIENCE = 60_000;

/** Polls the verifier, which has all photos, and validates the identity once it approves. */
export const WaitingPage = () => {
  const { proposal, refresh } = useBiometryFlow();
  const client = useApolloClient();
  const [validate] = useValidateIdentityMutation();
  const [isSlow, setSlow] = useState(false);
  useEffect(function showSlowNotice() {
    const timer = setTimeout(() => setSlow(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  useLive(
    async (signal) => {
      const { data } = await client.query({
        query: IdentityCheckStatusDocument,
        variables: { id: proposal.id },
        fetchPolicy: 'network-only',
        context: backgroundContext(signal),
      });
      const status = data?.proposal?.biometry.status;
      if (status === 'PENDING') return;
      if (status === 'APPROVED') {
        const input = { proposalId: proposal.id, validated: true };
        await validate({
          variables: { input },
          context: { ...writeContext(`${proposal.id}-approved`), quiet: true },
        });
      }
      await refresh();
    },
    { of: proposal.id, atOnce: true },
  );
  return (
    <BiometryPage
      step="identity"
      title={TEXT.title}
      subtitle={TEXT.text}
      note={
        proposal.biometry.processNumber === null
          ? undefined
          : IDENTITY_TEXTS.process(proposal.biometry.processNumber)
      }
    >
      <Busy text={isSlow ? TEXT.slow : TEXT.busy} />
    </BiometryPage>
  );
};
