import type { MessageChannel } from '#generated/graphql.ts';
import { useForwardBiometryLinkMutation } from '#generated/hooks.ts';
import { useSendLink } from './useSendLink.ts';

export function useLinkForwarding(proposalId: string) {
  const [forward] = useForwardBiometryLinkMutation();
  return useSendLink<MessageChannel>(async (channel, context) => {
    const { data } = await forward({ variables: { input: { proposalId, channel } }, context });
    return data?.forwardBiometryLink;
  });
}
