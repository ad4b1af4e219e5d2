import { Button } from '@prendarios/design-system/actions/Button';
import { IconMark, type IconMarkProps } from '@prendarios/design-system/data/IconMark';
import { Item } from '@prendarios/design-system/data/ItemList';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import type { ReactNode } from 'react';
import type { NextAction } from './nextAction.ts';
import type { Resume } from './useResume.ts';
import { NEXT_TEXTS } from './nextTexts.ts';

const MARKS: Readonly<Record<NextAction['kind'] | 'good', IconMarkProps>> = {
  mine: { icon: 'person', tone: 'primary' },
  theirs: { icon: 'clock' },
  ended: { icon: 'info' },
  good: { icon: 'check', tone: 'green' },
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
  /** The proposal ended well. */
  isGood: boolean;
  children?: ReactNode;
};

/** The proposal's next action, who must do it, and the link to it. */
export const NextCard = ({ next, resume, isGood, children }: NextCardProps) => {
  const kind = isGood ? 'good' : next.kind;
  return (
    <Card as="section" marked={kind === 'mine'}>
      <Item as="div" mark={<IconMark {...MARKS[kind]} size={48} />} columnOnPhone>
        <Stack gap={5}>
          <Stack gap={2}>
            <Text as="span" size={15} weight="semibold" tone={kind === 'mine' ? 'brand' : 'ink'}>
              {next.who ?? NEXT_TEXTS.over}
            </Text>
            <Text as="h2" size={25}>
              {next.title}
            </Text>
            <Text tone="muted" measure>
              {next.text}
            </Text>
          </Stack>
          {(next.action !== null || Boolean(children)) && (
            <Stack direction={{ xs: 'column', sm: 'row' }} gap={3} wrap>
              {next.action !== null && <Action action={next.action} kind={next.kind} resume={resume} />}
              {children}
            </Stack>
          )}
          {resume.problem !== null && (
            <Alert tone="danger" live>
              {resume.problem}
            </Alert>
          )}
        </Stack>
      </Item>
    </Card>
  );
};
