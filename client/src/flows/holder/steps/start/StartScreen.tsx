import { Button } from '@prendarios/design-system/actions/Button';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Loading } from '#shared/page/Loadable.tsx';
import { lazyScreen } from '#shared/page/lazyScreen.ts';
import { StepPage } from '#shared/page/steps/StepPage.tsx';
import { useSession } from '#shared/session/sessionStore.ts';
import { whenIdle } from '#shared/whenIdle.ts';
import { useHolderFlow } from '../../flow/HolderContext.ts';
import { CancelOwn } from '../../parts/cancel/CancelOwn.tsx';
import { entryOf, markEntrySeen, wasEntrySeen } from '../../parts/entry/entry.ts';
import { NeedsCard } from '../../parts/NeedsCard.tsx';
import { startChoices, type StartChoice } from './startChoices.ts';

const loadResume = async () => (await import('./ResumeByCode.tsx')).ResumeByCode;
const ResumeByCode = lazyScreen(loadResume);
const ResumeOwn = lazyScreen(async () => (await import('./ResumeOwn.tsx')).ResumeOwn);
const EntryDialog = lazyScreen(async () => (await import('../../parts/entry/EntryDialog.tsx')).EntryDialog);

const Choice = ({ choice, onAsk }: { choice: StartChoice; onAsk: () => void }) => {
  const { title, text, action, secondary, href } = choice;
  const way = href === null ? { onClick: onAsk } : { href };
  return (
    <Card as="section">
      <Stack gap={3}>
        <Text as="h2" size={20} weight="bold">
          {title}
        </Text>
        <Text tone="muted">{text}</Text>
        <div>
          {action !== undefined && (
            <Button variant={secondary === true ? 'secondary' : 'primary'} {...way}>
              {action}
            </Button>
          )}
        </div>
      </Stack>
    </Card>
  );
};

/** Opens the entry modal of this browser's proposal once automatically, and on request. */
function useEntry() {
  const { proposal } = useHolderFlow();
  const entry = proposal && entryOf(proposal.access);
  const [isOpen, setOpen] = useState(
    () => proposal !== null && entry !== null && !wasEntrySeen(proposal.id, proposal.access),
  );
  const close = () => {
    if (proposal !== null) markEntrySeen(proposal.id, proposal.access);
    setOpen(false);
  };
  return { entry: isOpen ? entry : null, open: () => setOpen(true), close };
}

const ChooseStart = () => {
  const choices = startChoices(useHolderFlow());
  const { entry, open, close } = useEntry();
  return (
    <StepPage aside={<NeedsCard />} phoneBar={null} below={<CancelOwn />}>
      {entry !== null && (
        <Suspense>
          <EntryDialog entry={entry} onClose={close} />
        </Suspense>
      )}
      <Stack gap={4}>
        {choices.map((choice) => (
          <Choice key={choice.key} choice={choice} onAsk={open} />
        ))}
      </Stack>
    </StepPage>
  );
};

/** Lets users start a quote or resume a proposal (RT-13). */
export const StartScreen = () => {
  const [search] = useSearchParams();
  useEffect(function prepareResume() {
    // A script that failed to load is fetched again when it is shown.
    whenIdle(() => void loadResume().catch(() => undefined));
  }, []);
  const session = useSession();
  if (search.get('retomar') !== 'si') return <ChooseStart />;
  const byCode = <ResumeByCode />;
  return (
    <Suspense fallback={<Loading />}>
      {session.kind === 'user' && session.role === 'APPLICANT' ? <ResumeOwn>{byCode}</ResumeOwn> : byCode}
    </Suspense>
  );
};
