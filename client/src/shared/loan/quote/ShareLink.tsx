import { Button } from '@prendarios/design-system/actions/Button';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Link } from '@prendarios/design-system/foundations/Link';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { formatDate } from '@prendarios/rules/format';
import { useState, type ReactNode } from 'react';
import { askedLink, type AskLink } from './quoteLink.ts';
import { SHARE_TEXTS as TEXT } from './texts.ts';

type Outcome =
  | { kind: 'none' | 'busy' }
  | { kind: 'copied' | 'shown'; url: string; until: string }
  | { kind: 'failed'; problem: string };

type ShareTexts = Record<'share' | 'making' | 'title' | 'open', string> &
  Record<'copied' | 'byHand', (until: string) => string>;

async function share(ask: AskLink, title: string): Promise<Outcome> {
  const asked = await askedLink(ask);
  if ('problem' in asked) return { kind: 'failed', ...asked };
  const url = `${location.origin}${asked.path}`;
  const { shareLink } = await import('./shareLink.ts');
  const sent = await shareLink(url, title);
  return sent === 'shared' ? { kind: 'none' } : { kind: sent, url, until: formatDate(asked.validUntil) };
}

type ShareLinkProps = {
  /** Requests a link to the figures on screen. */
  ask: AskLink;
  /** Texts for sharing something other than a quote. */
  texts?: ShareTexts;
  /** Buttons shown next to it. */
  children?: ReactNode;
};

/** Shares a link to what is on screen with another application, or copies it. */
export const ShareLink = ({ ask, texts = TEXT, children }: ShareLinkProps) => {
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const start = async () => {
    if (outcome.kind === 'busy') return;
    setOutcome({ kind: 'busy' });
    setOutcome(await share(ask, texts.title));
  };
  return (
    <Stack gap={3}>
      <Stack direction="row" gap={3} wrap>
        <Button
          variant="secondary"
          size="small"
          icon="share"
          busy={outcome.kind === 'busy'}
          busyText={texts.making}
          onClick={() => void start()}
        >
          {texts.share}
        </Button>
        {children}
      </Stack>
      {outcome.kind === 'copied' && (
        <Alert tone="success" live>
          {texts.copied(outcome.until)}
        </Alert>
      )}
      {outcome.kind === 'shown' && (
        <Alert tone="info" live>
          {texts.byHand(outcome.until)} <Link href={outcome.url}>{texts.open}</Link>
        </Alert>
      )}
      {outcome.kind === 'failed' && (
        <Alert tone="warning" live>
          {outcome.problem}
        </Alert>
      )}
    </Stack>
  );
};
