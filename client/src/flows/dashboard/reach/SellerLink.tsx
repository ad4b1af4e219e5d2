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
import type { DashboardProposal } from '../proposal/facts.ts';
import { readAgain } from '../proposal/readAgain.ts';
import { sentWhen } from './lastReminder.ts';
import { SELLER_LINK_TEXTS as TEXT } from './sellerLinkTexts.ts';
import { useAskColleague } from './useAskColleague.tsx';
import { useAssignee } from './useAssignee.ts';
import { useOutreach } from './useOutreach.ts';

type SellerLinkProps = {
  proposalId: string;
  /** The vehicle's seller; null until they are named. */
  seller: DashboardProposal['seller'];
  reader: Role;
  /** Whether the payment account is still missing. */
  lacksAccount: boolean;
  /** Whether another part of the page sends this link. */
  isSentElsewhere?: boolean;
};

/**
 * Shows the status of the link sent to the vehicle's seller and sends a new one, or a first one if the applicant or the
 * point of sale entered the seller's data. Renders nothing if the bank does not offer it.
 */
export const SellerLink = ({
  proposalId,
  seller,
  reader,
  lacksAccount,
  isSentElsewhere = false,
}: SellerLinkProps) => {
  const outreach = useOutreach(proposalId, reader);
  if (!outreach?.canRevealContact) return null;
  const { sellerLink: link, reminders } = outreach;
  if (link === null && seller === null) return null;
  const isDealer = link === null && (seller?.pointOfSaleCode ?? null) !== null;
  // A reminder sends the link as well, under the same limit.
  const isReminded = reminders.some(({ party }) => party === 'SELLER');
  return (
    <Stack gap={2} align="start">
      {link === null ? (
        <Note>{isDealer ? TEXT.dealer : TEXT.none(lacksAccount)}</Note>
      ) : (
        <State link={link} />
      )}
      {!isDealer && !isSentElsewhere && !isReminded && (
        <Send key={proposalId} proposalId={proposalId} reader={reader} link={link} />
      )}
    </Stack>
  );
};

type Link = NonNullable<NonNullable<OutreachQuery['outreach']>['sellerLink']>;

const State = ({ link: { state, sentAt, expiresAt } }: { link: Link }) => {
  const today = useToday();
  return <Note>{`${TEXT.sent(sentWhen(sentAt, today))} ${TEXT.states[state](formatDate(expiresAt))}`}</Note>;
};

const Note = ({ children }: { children: string }) => (
  <div role="status">
    <Text size={15} weight="semibold">
      {TEXT.title}
    </Text>
    <Text size={15} tone="muted">
      {children}
    </Text>
  </div>
);

type SendProps = { proposalId: string; reader: Role; link: Link | null };

const Send = ({ proposalId, reader, link: sentLink }: SendProps) => {
  const id = useId();
  const client = useApolloClient();
  const { ask, question } = useAskColleague(useAssignee(proposalId, reader));
  const wait = useWait(sentLink?.nextAt ?? null);
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
          if (!mustWait) ask(() => send('SMS'));
        }}
      >
        {sentLink === null ? TEXT.first : TEXT.send}
      </Button>
      {question}
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
