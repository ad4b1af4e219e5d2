import { useApolloClient } from '@apollo/client/react';
import { Busy } from '@prendarios/design-system/feedback/Busy';
import { useEffect, useState } from 'react';
import { IdentityStandingDocument } from '../../../generated/graphql.ts';
import { useValidateIdentityMutation } from '../../../generated/hooks.ts';
import { writeContext } from '../../../shared/apollo/idempotency.ts';
import { backgroundContext } from '../../../shared/live/background.ts';
import { useLive } from '../../../shared/live/useLive.ts';
import { useBiometryFlow } from '../BiometryContext.ts';
import { BiometryPage } from '../BiometryPage.tsx';
import { IDENTITY_TEXTS } from './texts.ts';

const TEXT = IDENTITY_TEXTS.waiting;
/** After this long it is said that it takes longer than it should (milliseconds). */
const PATIENCE = 60_000;

/** The verifier has the pictures and takes its time: asked again and again, and validated once it approves. */
export const WaitingPage = () => {
  const { proposal, refresh } = useBiometryFlow();
  const client = useApolloClient();
  const [validate] = useValidateIdentityMutation();
  const [isSlow, setSlow] = useState(false);
  useEffect(function losePatience() {
    const timer = setTimeout(() => setSlow(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  useLive(
    async (signal) => {
      const { data } = await client.query({
        query: IdentityStandingDocument,
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
