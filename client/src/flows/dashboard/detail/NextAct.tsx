import { Button } from '@prendarios/design-system/actions/Button';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import type { Role } from '#shared/session/sessionStore.ts';
import type { DashboardProposal } from '../proposal/facts.ts';
import { RemindButton } from '../reach/RemindButton.tsx';
import { useAssignee } from '../reach/useAssignee.ts';
import { useOutreach } from '../reach/useOutreach.ts';
import { ForwardLink } from './ForwardLink.tsx';
import type { NextAction } from './nextAction.ts';
import { noReminderText, type Positioned } from './noReminder.ts';
import { PROPOSAL_TEXTS } from '../proposal/texts.ts';
import { useResume } from '../proposal/useResume.ts';

type NextActProps = {
  proposal: Pick<DashboardProposal, 'id' | 'flow'> & Positioned;
  next: Pick<NextAction, 'action' | 'kind'>;
  role: Role;
  /** Layout for the panel next to the list. */
  narrow?: boolean;
};

/** Shows what the user can do next: their own action, and a reminder or link for the party that must act. */
export const NextAct = ({ proposal, next: { action, kind }, role, narrow = false }: NextActProps) => {
  const resume = useResume(proposal.id);
  const outreach = useOutreach(proposal.id, role);
  const assignee = useAssignee(proposal.id, role);
  const reminders = outreach?.reminders ?? [];
  // Reminding the applicant also sends this link; while the co-owner has to act, it offers the applicant nothing.
  const isReminded = reminders.some(({ party }) => party === 'OWNER' || party === 'CO_OWNER');
  const canForward =
    proposal.flow.isBiometryInProgress && role !== 'ADMIN' && outreach !== undefined && !isReminded;
  const whyNone = outreach && reminders.length === 0 ? noReminderText(proposal) : null;
  if (action === null && !canForward && reminders.length === 0 && whyNone === null) return null;
  const look = {
    variant: kind === 'mine' ? 'primary' : 'secondary',
    size: narrow ? 'small' : undefined,
    block: narrow,
  } as const;
  return (
    <Stack gap={3}>
      {(action !== null || canForward) && (
        <Stack direction={narrow ? 'column' : { xs: 'column', sm: 'row' }} gap={3} wrap={!narrow}>
          {action !== null &&
            (action.resumes ? (
              <Button
                {...look}
                busy={resume.busy}
                busyText={PROPOSAL_TEXTS.resume.opening}
                onClick={resume.go}
              >
                {action.label}
              </Button>
            ) : (
              <Button href={action.href} {...look}>
                {action.label}
              </Button>
            ))}
          {canForward && <ForwardLink proposalId={proposal.id} assignee={assignee} narrow={narrow} />}
        </Stack>
      )}
      {whyNone !== null && (
        <Text size={15} tone="muted" measure>
          {whyNone}
        </Text>
      )}
      {reminders.map((reminder, at) => (
        <RemindButton
          key={reminder.party}
          proposalId={proposal.id}
          reminder={reminder}
          assignee={assignee}
          isOneOfSome={reminders.length > 1}
          look={{ ...look, variant: kind === 'mine' || at > 0 ? 'secondary' : 'primary' }}
        />
      ))}
      {resume.problem !== null && (
        <Alert tone="danger" live>
          {resume.problem}
        </Alert>
      )}
    </Stack>
  );
};
