import { Button } from '@prendarios/design-system/actions/Button';
import { Timeline } from '@prendarios/design-system/data/Timeline';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { useEffect, useRef } from 'react';
import { Page } from '#shared/page/Page.tsx';
import { useSession } from '#shared/session/sessionStore.ts';
import { usePageTitle } from '#shared/page/usePageTitle.ts';
import { timelineItems } from '../detail/timeline.ts';
import { ownPath } from '../proposal/addresses.ts';
import type { DashboardProposal } from '../proposal/facts.ts';
import { RELOAD_TEXTS } from './texts.ts';

const TEXT = RELOAD_TEXTS.done;

/** Confirms that all documents are uploaded and the proposal continues where it was. */
export const ReloadDone = ({ proposal }: { proposal: DashboardProposal }) => {
  usePageTitle(TEXT.title);
  const session = useSession();
  const heading = useRef<HTMLDivElement>(null);
  useEffect(function focusHeading() {
    // The form and the pressed button are gone, so focus moves to the heading.
    heading.current?.focus();
  }, []);
  return (
    <Page width="form">
      <Stack gap={6}>
        <div ref={heading} tabIndex={-1}>
          <Text as="h1" size={32}>
            {TEXT.title}
          </Text>
        </div>
        <Alert tone="success">{TEXT.text(proposal.stage)}</Alert>
        <Card as="section">
          <Timeline items={timelineItems(proposal)} />
        </Card>
        <div>
          <Button href={ownPath(proposal.id, session)}>{TEXT.action}</Button>
        </div>
      </Stack>
    </Page>
  );
};
