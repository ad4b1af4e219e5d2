import { Button } from '@prendarios/design-system/actions/Button';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { vehicleName } from '@prendarios/rules/vehicleName';
import { useState, type ReactNode } from 'react';
import { RESUME_HREF } from '../../../../shared/page/site.ts';
import { PANEL_PATH } from '../../../../shared/session/paths.ts';
import { entryOf, noteTold, wasTold } from '../../parts/entry/entry.ts';
import { EntryDialog } from '../../parts/entry/EntryDialog.tsx';
import { isAtIdentityCheck, resumeHref } from '../../parts/entry/resumeHref.ts';
import { useHolderFlow } from '../../HolderContext.ts';
import { HolderPage } from '../../HolderPage.tsx';
import { START_TEXTS as TEXT } from './texts.ts';

type ChoiceProps = { title: string; text: string; action: ReactNode };

const Choice = ({ title, text, action }: ChoiceProps) => (
  <Card as="section">
    <Stack gap={3}>
      <Text as="h2" size={20} weight="bold">
        {title}
      </Text>
      <Text tone="muted">{text}</Text>
      <div>{action}</div>
    </Stack>
  </Card>
);

/** What this browser knows of: its proposal, its last quote; and a new quote. */
export const ChooseStart = () => {
  const { proposal, simulation, state, href } = useHolderFlow();
  const resume = proposal === null ? null : resumeHref(proposal, state.audience);
  const isUser = state.audience === 'user';
  const phase = proposal?.phases.find(({ name }) => name === proposal.activePhase?.name)?.label ?? '';
  const code = proposal?.entryModal ?? null;
  const entry = code === null ? null : entryOf(code);
  const [isAsked, setAsked] = useState(
    () => entry !== null && proposal !== null && code !== null && !wasTold(proposal.id, code),
  );
  const close = () => {
    if (proposal !== null && code !== null) noteTold(proposal.id, code);
    setAsked(false);
  };
  const hasOpenQuote = simulation !== null && proposal?.simulationId !== simulation.id;
  return (
    <HolderPage step="start" title={TEXT.title} subtitle={TEXT.subtitle} aside={null} phoneBar={null}>
      {isAsked && entry !== null && <EntryDialog entry={entry} onClose={close} />}
      <Stack gap={4}>
        {proposal !== null && (
          <Choice
            title={TEXT.here.title(proposal.number)}
            text={isAtIdentityCheck(proposal) ? TEXT.here.waitingIdentity : TEXT.here.text(phase)}
            action={
              entry !== null && entry.actions[0] !== 'resume' ? (
                <Button onClick={() => setAsked(true)}>
                  {entry.actions[0] === 'close' ? TEXT.here.standing : TEXT.here.action}
                </Button>
              ) : (
                resume !== null && <Button href={resume}>{TEXT.here.action}</Button>
              )
            }
          />
        )}
        {hasOpenQuote && (
          <Choice
            title={TEXT.here.quoteTitle}
            text={vehicleName(simulation.vehicle)}
            action={<Button href={href('quoter')}>{TEXT.here.quoteAction}</Button>}
          />
        )}
        <Choice
          title={TEXT.fresh.title}
          text={TEXT.fresh.text}
          action={
            <Button variant={proposal === null ? 'primary' : 'secondary'} href={href('preference')}>
              {TEXT.fresh.action}
            </Button>
          }
        />
        <Choice
          title={TEXT.find.open}
          text={isUser ? TEXT.find.panelText : TEXT.find.openText}
          action={
            <Button variant="secondary" href={isUser ? PANEL_PATH : RESUME_HREF}>
              {isUser ? TEXT.find.panel : TEXT.find.title}
            </Button>
          }
        />
      </Stack>
    </HolderPage>
  );
};
