import { Button } from '@prendarios/design-system/actions/Button';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { LINK_TEXTS as TEXT } from '../../../shared/link/texts.ts';
import { useLinkForwarding } from '../../../shared/link/useLinkForwarding.ts';

const CHANNELS = [
  ['SMS', TEXT.sms],
  ['EMAIL', TEXT.email],
] as const;

/** For who has no camera at hand: the link goes to the phone or the mail that the proposal holds. */
export const ForwardLink = ({ proposalId }: { proposalId: string }) => {
  const { forwarding, forward } = useLinkForwarding(proposalId);
  return (
    <div className="detail-link">
      <div className="detail-link__buttons">
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
      </div>
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
    </div>
  );
};
