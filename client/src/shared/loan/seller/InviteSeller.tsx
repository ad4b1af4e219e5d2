import { Button } from '@prendarios/design-system/actions/Button';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { useId } from 'react';
import { useNextSellerLinkQuery, useNotifySellerMutation } from '#generated/hooks.ts';
import { isSeller } from '#shared/session/sessionStore.ts';
import { LINK_TEXTS } from '../link/texts.ts';
import { useSendLink } from '../link/useSendLink.ts';
import { useWait } from '../link/useWait.ts';
import { INVITE_TEXTS } from './inviteTexts.ts';

const TEXT = INVITE_TEXTS.invite;

export type InviteProps = {
  proposalId: string;
  title?: string;
  text?: string;
  send?: string;
  /** Sends at once, or after a question. */
  ask?: (send: () => void) => void;
};

/**
 * Sends the seller a link to do their part on their own phone, at the phone or email address that the holder entered
 * (CA-21).
 */
export const InviteSeller = ({ proposalId, ask = (send) => send(), ...texts }: InviteProps) => {
  const { title = TEXT.title, text = TEXT.text, send: label = TEXT.send } = texts;
  const id = useId();
  const next = useNextSellerLinkQuery({
    variables: { proposalId },
    skip: !isSeller(),
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const wait = useWait(next.data?.outreach?.sellerLink?.nextAt ?? null);
  const [notify] = useNotifySellerMutation();
  const { link, send } = useSendLink<'SMS'>(async (_channel, context) => {
    const { data } = await notify({ variables: { input: { proposalId } }, context });
    // On failure the bank still rejects links that come too soon.
    if (isSeller()) next.refetch().catch(() => undefined);
    return data?.notifySeller;
  });
  return (
    <Card as="section" tone="sand">
      <Stack gap={3}>
        <Text as="h2" size={17} weight="bold">
          {title}
        </Text>
        <Text size={15} tone="muted" measure>
          {text}
        </Text>
        <div>
          <Button
            type="button"
            variant="secondary"
            size="small"
            icon="phone"
            busy={link.state === 'sending'}
            busyText={LINK_TEXTS.sending}
            aria-disabled={wait !== null}
            aria-describedby={wait === null ? undefined : id}
            onClick={() => {
              if (wait === null) ask(() => send('SMS'));
            }}
          >
            {label}
          </Button>
        </div>
        {wait !== null && (
          <Text size={15} tone="muted" id={id} numeric>
            {wait}
          </Text>
        )}
        {(link.state === 'sent' || link.state === 'refused') && (
          <Alert tone={link.state === 'sent' ? 'success' : 'danger'} live>
            {link.message}
          </Alert>
        )}
      </Stack>
    </Card>
  );
};
