import { IconMark, type IconMarkProps } from '@prendarios/design-system/data/IconMark';
import { Item } from '@prendarios/design-system/data/ItemList';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import type { ReactNode } from 'react';
import type { NextAction } from './nextAction.ts';
import { NEXT_TEXTS } from './nextTexts.ts';

const MARKS: Readonly<Record<NextAction['kind'] | 'good', IconMarkProps>> = {
  mine: { icon: 'person', tone: 'primary' },
  theirs: { icon: 'clock' },
  ended: { icon: 'info' },
  good: { icon: 'check', tone: 'green' },
};

type NextCardProps = {
  next: NextAction;
  /** Whether the proposal ended successfully. */
  isGood: boolean;
  /** The controls for the action. */
  children?: ReactNode;
};

/** Shows the proposal's next action, who must take it, and the link to it. */
export const NextCard = ({ next, isGood, children }: NextCardProps) => {
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
          {children}
        </Stack>
      </Item>
    </Card>
  );
};
