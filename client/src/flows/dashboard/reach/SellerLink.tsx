import { Button } from '@prendarios/design-system/actions/Button';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { useApolloClient } from '@apollo/client/react';
import { formatDate } from '@prendarios/rules/format';
import { useId } from 'react';
import type { OutreachQuery } from '#generated/graphql.ts';
import { useNotifySellerMutation } from '#generated/hooks.ts';
import { LINK_TEXTS } from '#shared/loan/link/texts.ts';
import { useSendLink } from '#shared/loan/link/useSendLink.ts';
import { useWait } from '#shared/loan/link/useWait.ts';
import type { Role } from '#shared/session/sessionStore.ts';
import { useToday } from '#shared/text/useToday.ts';
import { readAgain } from '../proposal/readAgain.ts';
import { sentWhen } from './lastReminder.ts';
import { SELLER_LINK_TEXTS as TEXT } from './texts.ts';
import { useOutreach } from './useOutreach.ts';

type SellerLinkProps = {
  proposalId: string;
  /** The role of the signed-in user. */
  reader: Role;
  /** The page sends this link elsewhere. */
  isSentElsewhere?: boolean;
};

/** What became of the link that the vehicle's seller was sent, and a new one; nothing where the bank does not say. */
export const SellerLink = ({ proposalId, reader, isSentElsewhere = false }: SellerLinkProps) => {
  const outreach = useOutreach(proposalId, reader);
  const link = outreach?.sellerLink ?? null;
  if (link === null) return null;
  // A reminder also sends it, under the same limit.
  const isReminded = outreach?.reminders.some(({ party }) => party === 'SELLER') === true;
  return (
    <Stack gap={2} align="start">
      <State link={link} />
      {!isSentElsewhere && !isReminded && (
        <SendAgain key={proposalId} proposalId={proposalId} nextAt={link.nextAt} />
      )}
    </Stack>
  );
};

type Link = NonNullable<NonNullable<OutreachQuery['outreach']>['sellerLink']>;

const State = ({ link: { state, sentAt, expiresAt } }: { link: Link }) => {
  const today = useToday();
  return (
    <div role="status">
      <Text size={15} weight="semibold">
        {TEXT.title}
      </Text>
      <Text size={15} tone="muted">
        {`${TEXT.sent(sentWhen(sentAt, today))} ${TEXT.states[state](formatDate(expiresAt))}`}
      </Text>
    </div>
  );
};

const SendAgain = ({ proposalId, nextAt }: { proposalId: string; nextAt: string | null }) => {
  const id = useId();
  const client = useApolloClient();
  const wait = useWait(nextAt);
  const mustWait = wait !== null;
  const [notify] = useNotifySellerMutation();
  const { link, send } = useSendLink<'SMS'>(async (_channel, context) => {
    const { data } = await notify({ variables: { input: { proposalId } }, context });
    readAgain(client, 'Outreach', 'FollowUp');
    return data?.notifySeller;
  });
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon="phone"
        busy={link.state === 'sending'}
        busyText={LINK_TEXTS.sending}
        aria-disabled={mustWait}
        aria-describedby={mustWait ? id : undefined}
        onClick={() => {
          if (!mustWait) send('SMS');
        }}
      >
        {TEXT.send}
      </Button>
      {mustWait && (
        <Text size={15} tone="muted" id={id} numeric>
          {wait}
        </Text>
      )}
      {(link.state === 'sent' || link.state === 'refused') && (
        <Alert tone={link.state === 'sent' ? 'success' : 'danger'} live>
          {link.message}
        </Alert>
      )}
    </>
  );
};
