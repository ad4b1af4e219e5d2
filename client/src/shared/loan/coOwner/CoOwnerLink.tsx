import { Button } from '@prendarios/design-system/actions/Button';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Busy } from '@prendarios/design-system/feedback/Busy';
import { Card } from '@prendarios/design-system/foundations/Card';
import { keepTogether } from '@prendarios/design-system/foundations/keepTogether';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { formatDate } from '@prendarios/rules/format';
import type { CoOwnerPartViewFragment, MessageChannel } from '#generated/graphql.ts';
import { useInviteCoOwnerMutation } from '#generated/hooks.ts';
import { LINK_TEXTS } from '../link/texts.ts';
import { useSendLink } from '../link/useSendLink.ts';
import { momentInText } from '#shared/text/moment.ts';
import { CO_OWNER_PART_TEXTS } from './texts.ts';

const TEXT = CO_OWNER_PART_TEXTS.link;

type Part = NonNullable<CoOwnerPartViewFragment['coOwnerPart']>;

function whereSent({ maskedPhone, maskedEmail, linkChannel, linkSentAt, linkExpiresAt }: Part): string {
  if (linkSentAt === null) return TEXT.notSent;
  const where = linkChannel === 'EMAIL' ? maskedEmail : keepTogether(maskedPhone);
  const sent = TEXT.sentTo(where, momentInText(linkSentAt));
  return linkExpiresAt === null ? sent : `${sent} ${TEXT.expires(formatDate(linkExpiresAt))}`;
}

/** Shows where the co-owner's link was sent, and resends it by SMS or email, only to the application's contacts. */
export const CoOwnerLink = ({ proposal }: { proposal: CoOwnerPartViewFragment }) => {
  const { id: proposalId, coOwnerPart: part } = proposal;
  const [invite] = useInviteCoOwnerMutation();
  const { link, send } = useSendLink<MessageChannel>(async (channel, context) => {
    const { data } = await invite({ variables: { input: { proposalId, channel } }, context });
    return data?.inviteCoOwner;
  });
  if (part === null) return null;
  const isOver = part.resendsLeft === 0;
  const buttonOf = (channel: MessageChannel, label: string) => (
    <Button
      variant={channel === 'SMS' ? 'secondary' : 'quiet'}
      size="small"
      aria-disabled={isOver}
      busy={link.state === 'sending' && link.channel === channel}
      busyText={LINK_TEXTS.sending}
      onClick={() => {
        if (!isOver) send(channel);
      }}
    >
      {label}
    </Button>
  );
  return (
    <Card as="section" room="medium" aria-label={TEXT.heading}>
      <Stack gap={4}>
        <Text measure>{whereSent(part)}</Text>
        <Stack direction={{ xs: 'column', sm: 'row' }} gap={2} wrap>
          {buttonOf('SMS', TEXT.sms)}
          {buttonOf('EMAIL', TEXT.email(part.maskedEmail))}
        </Stack>
        <Text size={15} tone="muted">
          {TEXT.left(part.resendsLeft)}
        </Text>
        {(link.state === 'sent' || link.state === 'refused') && (
          <Alert tone={link.state === 'sent' ? 'success' : 'danger'} live>
            {link.message}
          </Alert>
        )}
        <Busy text={CO_OWNER_PART_TEXTS.follows} />
      </Stack>
    </Card>
  );
};
