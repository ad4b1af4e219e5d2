import { useState } from 'react';
import type { WriteContext } from '#shared/api/idempotency.ts';
import { keyedWrite } from '#shared/api/settledWrite.ts';
import { useKeyring } from '#shared/api/useKeyring.ts';
import { writeFailure } from '#shared/api/classify.ts';
import { LINK_TEXTS as TEXT } from './texts.ts';

type LinkState<Way> =
  | { state: 'idle' }
  | { state: 'sending'; channel: Way }
  | { state: 'sent'; message: string }
  | { state: 'refused'; message: string };

/** The state of a link, and the function that requests it. */
export type WaysToSend<Way> = { link: LinkState<Way>; send: (way: Way) => void };

type LinkAnswer = {
  maskedRecipient?: string | null;
  remainingToday?: number | null;
  userErrors: readonly { message: string }[];
};

/** Lets the user request a link by email or SMS; the bank sends up to three per day. */
export function useSendLink<Way>(
  send: (way: Way, context: WriteContext) => Promise<LinkAnswer | undefined>,
): WaysToSend<Way> {
  const keyring = useKeyring();
  const [link, setLink] = useState<LinkState<Way>>({ state: 'idle' });

  async function ask(way: Way) {
    setLink({ state: 'sending', channel: way });
    try {
      const answer = await keyedWrite(keyring.keyFor(way), (context) => send(way, context));
      if (answer === undefined) throw new Error('The answer to the link had no data.');
      // Each sent link counts, so the next press needs a new key.
      keyring.settle();
      const { maskedRecipient, remainingToday, userErrors } = answer;
      const [refusal] = userErrors;
      setLink(
        refusal === undefined
          ? { state: 'sent', message: TEXT.sent(maskedRecipient ?? '', remainingToday ?? 0) }
          : { state: 'refused', message: refusal.message },
      );
    } catch (error) {
      setLink({ state: 'refused', message: TEXT[writeFailure(error)] });
    }
  }

  return { link, send: (way: Way) => void (link.state === 'sending' ? undefined : ask(way)) };
}
