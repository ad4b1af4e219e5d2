import { useApolloClient } from '@apollo/client/react';
import { CoOwnerCheckStatusDocument } from '#generated/graphql.ts';
import { usePrepareCoOwnerContractMutation, useValidateCoOwnerIdentityMutation } from '#generated/hooks.ts';
import { problemsOrPayload } from '#shared/forms/useSubmission.ts';
import type { IdentityWork } from '#shared/loan/identityCheck/IdentityWork.ts';
import { BIOMETRICS_TEXT_VERSION as textVersion } from '#shared/loan/identityCheck/texts.ts';
import { backgroundContext } from '#shared/api/live/background.ts';
import { useCoOwnerFlow } from '../CoOwnerContext.ts';
import { ownerName } from '../state.ts';
import { CO_OWNER_IDENTITY_TEXTS as TEXT } from './texts.ts';

/** Connects the shared identity check to the co-owner's data and mutations. */
export function useCoOwnersCheck(): IdentityWork {
  const { coOwnership, goOn, refresh } = useCoOwnerFlow();
  const { id: coOwnershipId, biometry, contractConsents } = coOwnership;
  const client = useApolloClient();
  const [prepare] = usePrepareCoOwnerContractMutation();
  const [validate] = useValidateCoOwnerIdentityMutation();
  return {
    check: biometry,
    hasConsent: contractConsents.some(({ kind }) => kind === 'BIOMETRICS'),
    start: async (context) => {
      const consents = [{ kind: 'BIOMETRICS' as const, textVersion }];
      const { data } = await prepare({ variables: { input: { coOwnershipId, consents } }, context });
      return data?.readCoOwnerContractDocuments.userErrors ?? [];
    },
    photoAddress: (photo) =>
      `/files/biometry/${photo}?${new URLSearchParams({ coOwnership: coOwnershipId })}`,
    validate: async (context) => {
      const { data } = await validate({
        variables: { input: { coOwnershipId, isValidated: true } },
        context,
      });
      return problemsOrPayload(data?.setCoOwnerIdentityValidated);
    },
    latest: async (signal) => {
      const { data } = await client.query({
        query: CoOwnerCheckStatusDocument,
        variables: { id: coOwnershipId },
        fetchPolicy: 'network-only',
        context: backgroundContext(signal),
      });
      return data?.coOwnership?.biometry ?? null;
    },
    refresh: async () => (await refresh())?.biometry ?? null,
    goOn: () => goOn(),
    otherPhone: null,
    next: TEXT.next(ownerName(coOwnership)),
  };
}
