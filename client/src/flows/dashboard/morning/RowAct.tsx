import { Button, type ButtonProps } from '@prendarios/design-system/actions/Button';
import { Skeleton } from '@prendarios/design-system/feedback/Skeleton';
import type { MorningRowFragment } from '#generated/graphql.ts';
import { mayBeReminded } from '../proposal/mayBeReminded.ts';
import { ResumeButton } from '../proposal/ResumeButton.tsx';
import { RemindButton } from '../reach/RemindButton.tsx';
import { useOutreach } from '../reach/useOutreach.ts';
import { proposalPath } from '../proposal/addresses.ts';
import { rowAct } from './rowFacts.ts';
import type { SectionKey } from './sections.ts';
import { MORNING_TEXTS as TEXT } from './texts.ts';

type RowActProps = { row: MorningRowFragment; variant: ButtonProps['variant'] };

/**
 * Shows a row's next action: phone and notes for a call that is due, a reminder if others must act, or else the
 * seller's own action.
 */
export const RowAct = ({ section, row, variant }: RowActProps & { section: SectionKey }) => {
  if (row.id === null) return null;
  if (section === 'calls') {
    return (
      <Button href={proposalPath(row.id)} variant={variant} size="small" block>
        {TEXT.open}
      </Button>
    );
  }
  return mayBeReminded(row) ? (
    <ReminderFirst id={row.id} row={row} variant={variant} />
  ) : (
    <OwnAct row={row} variant={variant} />
  );
};

const OwnAct = ({ row, variant }: RowActProps) => {
  const act = rowAct(row);
  if (act === null) return null;
  if (act.kind === 'resume') {
    return (
      <ResumeButton id={act.id} variant={variant}>
        {act.label}
      </ResumeButton>
    );
  }
  return (
    <Button href={act.href} variant={variant} size="small" block>
      {act.label}
    </Button>
  );
};

const ReminderFirst = ({ id, row, variant }: RowActProps & { id: string }) => {
  const outreach = useOutreach(id, 'SELLER');
  if (outreach === undefined) return <Skeleton shape="field" height={44} label={TEXT.looking} />;
  const [reminder] = outreach?.reminders ?? [];
  if (reminder !== undefined) {
    return (
      <RemindButton
        proposalId={id}
        reminder={reminder}
        assignee={row.assignee}
        look={{ variant, size: 'small', block: true }}
      />
    );
  }
  return <OwnAct row={row} variant={variant} />;
};
