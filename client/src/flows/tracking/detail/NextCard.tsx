import { Button } from '@prendarios/design-system/actions/Button';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Icon, type IconName } from '@prendarios/design-system/foundations/Icon';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import type { ReactNode } from 'react';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import type { NextAction } from './nextAction.ts';
import type { Resume } from './useResume.ts';
import { NEXT_TEXTS } from './nextTexts.ts';
import './detail.css';

const ICONS: Readonly<Record<NextAction['kind'], IconName>> = {
  mine: 'person',
  theirs: 'clock',
  ended: 'info',
};

type ActionProps = {
  action: NonNullable<NextAction['action']>;
  kind: NextAction['kind'];
  resume: Resume;
};

const Action = ({ action: { label, href, resumes }, kind, resume }: ActionProps) => {
  const variant = kind === 'mine' ? 'primary' : 'secondary';
  return resumes ? (
    <Button
      variant={variant}
      busy={resume.busy}
      busyText={NEXT_TEXTS.actions.opening}
      onClick={() => resume.go(href)}
    >
      {label}
    </Button>
  ) : (
    <Button href={href} variant={variant}>
      {label}
    </Button>
  );
};

type NextCardProps = {
  next: NextAction;
  resume: Resume;
  /** The proposal's end is a good one. */
  isGood: boolean;
  children?: ReactNode;
};

/** What the proposal waits for, who must act, and the way to do it. */
export const NextCard = ({ next, resume, isGood, children }: NextCardProps) => (
  <Card as="section" className={`detail-next detail-next--${isGood ? 'good' : next.kind}`}>
    <span className="detail-next__icon">
      <Icon name={isGood ? 'check' : ICONS[next.kind]} />
    </span>
    <Stack gap={2} className="detail-next__text">
      <Text as="span" size={15} weight="semibold" className="detail-next__who">
        {next.who ?? NEXT_TEXTS.over}
      </Text>
      <Text as="h2" size={25}>
        {next.title}
      </Text>
      <Text tone="muted" measure>
        {next.text}
      </Text>
      {(next.action !== null || Boolean(children)) && (
        <div className="detail-next__actions">
          {next.action !== null && <Action action={next.action} kind={next.kind} resume={resume} />}
          {children}
        </div>
      )}
      {resume.problem !== null && (
        <Alert tone="danger" live>
          {resume.problem}
        </Alert>
      )}
    </Stack>
  </Card>
);
