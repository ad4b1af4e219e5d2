import { Button } from '@prendarios/design-system/actions/Button';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { LINK_TEXTS as TEXT } from '../../../shared/link/texts.ts';
import { useLinkForwarding } from '../../../shared/link/useLinkForwarding.ts';

const CHANNELS = [
  ['SMS', TEXT.sms],
  ['EMAIL', TEXT.email],
] as const;

/** For applicants without a camera here: sends the link to the proposal's phone or mail address. */
export const ForwardLink = ({ proposalId }: { proposalId: string }) => {
  const { forwarding, forward } = useLinkForwarding(proposalId);
  return (
    <Stack gap={3}>
      <Stack direction={{ xs: 'column', sm: 'row' }} gap={3} wrap>
        {CHANNELS.map(([channel, label]) => (
          <Button
            key={channel}
            variant="secondary"
            busy={forwarding.state === 'sending' && forwarding.channel === channel}
            busyText={TEXT.sending}
            onClick={() => forward(channel)}
          >
            {label}
          </Button>
        ))}
      </Stack>
      {forwarding.state === 'sent' && (
        <Alert tone="success" live>
          {forwarding.message}
        </Alert>
      )}
      {forwarding.state === 'refused' && (
        <Alert tone="danger" live>
          {forwarding.message}
        </Alert>
      )}
    </Stack>
  );
};
