import { Button } from '@prendarios/design-system/actions/Button';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { LINK_TEXTS as TEXT } from '#shared/loan/link/texts.ts';
import { useLinkForwarding } from '#shared/loan/link/useLinkForwarding.ts';
import { useAskColleague } from '../reach/useAskColleague.tsx';
import type { Assignee } from '../reach/useAssignee.ts';

const CHANNELS = [
  ['SMS', TEXT.sms],
  ['EMAIL', TEXT.email],
] as const;

type ForwardLinkProps = {
  proposalId: string;
  assignee: Assignee;
  /** Layout for the panel: the usual channel first, both buttons at full width. */
  narrow?: boolean;
};

/** Sends the link to the proposal's phone or mail address, for applicants whose device has no camera. */
export const ForwardLink = ({ proposalId, assignee, narrow = false }: ForwardLinkProps) => {
  const { link, send } = useLinkForwarding(proposalId);
  const { ask, question } = useAskColleague(assignee);
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
            onClick={() => ask(() => send(channel))}
          >
            {label}
          </Button>
        ))}
      </Stack>
      {question}
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
