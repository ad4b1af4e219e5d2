import { useMemo, useState } from 'react';
import type { MessageChannel } from '../../generated/graphql.ts';
import { useForwardBiometryLinkMutation } from '../../generated/hooks.ts';
import { createKeyring, writeContext } from '../apollo/idempotency.ts';
import { failureKind } from '../errors/classify.ts';
import { LINK_TEXTS as TEXT } from './texts.ts';

export type Forwarding =
  | { state: 'idle' }
  | { state: 'sending'; channel: MessageChannel }
  | { state: 'sent'; message: string }
  | { state: 'refused'; message: string };

/** Sends the applicant the link of the identity check; the bank does so three times a day. */
export function useLinkForwarding(proposalId: string) {
  const [send] = useForwardBiometryLinkMutation();
  const keyring = useMemo(() => createKeyring(), []);
  const [forwarding, setForwarding] = useState<Forwarding>({ state: 'idle' });

  async function forward(channel: MessageChannel) {
    setForwarding({ state: 'sending', channel });
    try {
      const { data } = await send({
        variables: { input: { proposalId, channel } },
        context: writeContext(keyring.keyFor(channel)),
      });
      if (data === undefined) throw new Error('The answer to the link had no data.');
      // Each granted link is one of the day's three: the next press is another.
      keyring.settle();
      const { maskedRecipient, remainingToday, userErrors } = data.forwardBiometryLink;
      const [refusal] = userErrors;
      setForwarding(
        refusal === undefined
          ? { state: 'sent', message: TEXT.sent(maskedRecipient ?? '', remainingToday ?? 0) }
          : { state: 'refused', message: refusal.message },
      );
    } catch (error) {
      // The error modal has told of an answer that cannot be used.
      const message = failureKind(error) === 'offline' ? TEXT.offline : TEXT.failed;
      setForwarding({ state: 'refused', message });
    }
  }

  return {
    forwarding,
    forward: (channel: MessageChannel) =>
      void (forwarding.state === 'sending' ? undefined : forward(channel)),
  };
}
