import { useApolloClient } from '@apollo/client/react';
import { IdentityCheckStatusDocument, type SetIdentityValidatedInput } from '#generated/graphql.ts';
import { useValidateIdentityMutation } from '#generated/hooks.ts';
import { problemsOrPayload } from '#shared/forms/useSubmission.ts';
import type { IdentityWork } from '#shared/loan/identityCheck/IdentityWork.ts';
import { backgroundContext } from '#shared/api/live/background.ts';
import { useLinkForwarding } from '#shared/loan/link/useLinkForwarding.ts';
import { AwaitedSeller } from '#shared/loan/seller/AwaitedSeller.tsx';
import { useBiometryFlow } from '../BiometryContext.ts';
import { pathOf } from '../flow.ts';
import { FLOW_TEXTS } from '../texts.ts';
import { useStartCheck } from './useStartCheck.ts';

/** Connects the shared identity check to the holder's data and mutations. */
export function useHoldersCheck(): IdentityWork {
  const { brand, proposal, advance, refresh } = useBiometryFlow();
  const client = useApolloClient();
  const [validate] = useValidateIdentityMutation();
  const start = useStartCheck();
  const { id } = proposal;
  const sending = useLinkForwarding(id);
  return {
    check: proposal.biometry,
    // The process number is stored together with the consent.
    hasConsent: proposal.biometry.processNumber !== null,
    start,
    photoAddress: (photo) => `/files/biometry/${photo}?proposal=${encodeURIComponent(id)}`,
    validate: async (context) => {
      const input = { proposalId: id, isValidated: true } satisfies SetIdentityValidatedInput;
      const { data } = await validate({ variables: { input }, context });
      return problemsOrPayload(data?.setIdentityValidated);
    },
    latest: async (signal) => {
      const { data } = await client.query({
        query: IdentityCheckStatusDocument,
        variables: { id },
        fetchPolicy: 'network-only',
        context: backgroundContext(signal),
      });
      return data?.proposal?.biometry ?? null;
    },
    refresh: async () => (await refresh())?.biometry ?? null,
    goOn: () => advance('identity'),
    otherPhone: {
      url: `${location.origin}${pathOf('identity', brand)}?${new URLSearchParams({ id })}`,
      sending,
    },
    missing: <AwaitedSeller proposal={proposal} />,
    next: FLOW_TEXTS.afterIdentity,
  };
}
