import { Button } from '@prendarios/design-system/actions/Button';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { LINK_TEXTS as TEXT } from '#shared/loan/link/texts.ts';
import { useLinkForwarding } from '#shared/loan/link/useLinkForwarding.ts';

const CHANNELS = [
  ['SMS', TEXT.sms],
  ['EMAIL', TEXT.email],
] as const;

type ForwardLinkProps = {
  proposalId: string;
  /** Beside a list: the usual channel first, both as wide as the column. */
  narrow?: boolean;
};

/** For applicants without a camera here: sends the link to the proposal's phone or mail address. */
export const ForwardLink = ({ proposalId, narrow = false }: ForwardLinkProps) => {
  const { link, send } = useLinkForwarding(proposalId);
  return (
    <Stack gap={3}>
      <Stack direction={narrow ? 'column' : { xs: 'column', sm: 'row' }} gap={narrow ? 1 : 3} wrap={!narrow}>
        {CHANNELS.map(([channel, label], at) => (
          <Button
            key={channel}
            variant={narrow ? (at === 0 ? 'primary' : 'quiet') : 'secondary'}
            size={narrow ? 'small' : undefined}
            block={narrow}
            busy={link.state === 'sending' && link.channel === channel}
            busyText={TEXT.sending}
            onClick={() => send(channel)}
          >
            {label}
          </Button>
        ))}
      </Stack>
      {link.state === 'sent' && (
        <Alert tone="success" live>
          {link.message}
        </Alert>
      )}
      {link.state === 'refused' && (
        <Alert tone="danger" live>
          {link.message}
        </Alert>
      )}
    </Stack>
  );
};
