import type { Theme } from '@mui/material/styles';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { IconName } from '../foundations/Icon.tsx';
import { Icon } from '../foundations/Icon.tsx';
import { VisuallyHidden } from '../foundations/VisuallyHidden.tsx';
import { timelineMessages } from '../messages.ts';
import { base } from '../tokens/base.ts';

export type TimelineState = 'done' | 'current' | 'todo' | 'blocked';

export type TimelineItem = {
  /** Name of the phase or step. */
  title: ReactNode;
  /** State, shown as an icon and a word; `blocked` requires `waitsFor`. */
  state: TimelineState;
  /** Party that completed it, shown after the state: 'Hecho por vos'. */
  by?: string;
  /** Formatted date: '20/11/2026 10:20'. */
  date?: string;
  /** Party that must act now: 'el vendedor'. */
  waitsFor?: string;
  /** What is missing, or what happened. */
  detail?: ReactNode;
  /** Steps of a phase. Those of a completed phase are collapsed. */
  steps?: Omit<TimelineItem, 'steps'>[];
};

export type TimelineProps = {
  /** Phases in order. */
  items: TimelineItem[];
  /** Whether to show one line per phase without its steps, for narrow containers. */
  compact?: boolean;
  /** Overrides the default texts. */
  labels?: Partial<typeof timelineMessages>;
};

const marks: Record<TimelineState, IconName | null> = {
  done: 'check',
  current: 'circle',
  todo: null,
  blocked: 'warning',
};

type Look = { state: TimelineState; isStep: boolean };

const Items = styled('ol')<{ ownerState: Pick<Look, 'isStep'> }>(({ theme, ownerState: { isStep } }) => ({
  ...(isStep && { marginTop: theme.spacing(3) }),
}));

/** The line between two marks runs behind their centres. */
const Item = styled('li')<{ ownerState: Pick<Look, 'isStep'> }>(({ theme, ownerState: { isStep } }) => ({
  position: 'relative',
  display: 'flex',
  gap: theme.spacing(isStep ? 3 : 4),
  paddingBottom: theme.spacing(isStep ? 3 : 5),
  '&:not(:last-child)::before': {
    position: 'absolute',
    top: isStep ? '1.5rem' : '2rem',
    bottom: 0,
    left: isStep ? '0.6875rem' : '0.9375rem',
    borderLeft: `2px solid ${theme.vars.palette.divider}`,
    content: '""',
  },
}));

const markLook = ({ vars: { palette } }: Theme, state: TimelineState) => {
  switch (state) {
    case 'done':
      return {
        borderColor: palette.stage.green.main,
        backgroundColor: palette.stage.green.light,
        color: palette.stage.green.main,
      };
    case 'current':
      return { borderColor: palette.fill, color: palette.fill };
    case 'blocked':
      return {
        borderColor: palette.error.main,
        backgroundColor: palette.error.light,
        color: palette.error.dark,
      };
    case 'todo':
      return { borderColor: palette.edge };
  }
};

const Mark = styled('span')<{ ownerState: Look }>(({ theme, ownerState: { state, isStep } }) => ({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  width: isStep ? '1.5rem' : '2rem',
  height: isStep ? '1.5rem' : '2rem',
  borderWidth: 1.5,
  borderStyle: 'solid',
  borderRadius: '50%',
  ...markLook(theme, state),
}));

const Words = styled('div')<{ ownerState: Look }>(({ theme, ownerState: { state, isStep } }) => ({
  position: 'relative',
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  minWidth: 0,
  paddingTop: isStep ? 0 : 2,
  overflowWrap: 'anywhere',
  ...(isStep && { fontSize: theme.typography.body2.fontSize }),
  // A completed step takes one line if its date fits next to it.
  ...(isStep &&
    state === 'done' && {
      flexFlow: 'row wrap',
      gap: theme.spacing(0, 4),
      justifyContent: 'space-between',
    }),
}));

const Title = styled('span')<{ ownerState: Look }>(({ theme, ownerState: { state } }) => ({
  fontWeight: base.weight.semibold,
  ...(state === 'todo' && { color: theme.vars.palette.text.soft, fontWeight: base.weight.regular }),
}));

const Note = styled('div')(({ theme }) => ({
  color: theme.vars.palette.text.soft,
  fontSize: theme.typography.body2.fontSize,
  fontVariantNumeric: 'tabular-nums',
}));

const State = styled('span')<{ ownerState: Look }>(({ theme, ownerState: { state } }) => ({
  color: theme.vars.palette.text.soft,
  fontSize: theme.typography.body2.fontSize,
  fontVariantNumeric: 'tabular-nums',
  ...(state === 'current' && { color: theme.vars.palette.text.primary }),
  ...(state === 'blocked' && { color: theme.vars.palette.error.dark, fontWeight: base.weight.semibold }),
}));

const WaitsFor = styled('span')(({ theme }) => ({
  fontSize: theme.typography.body2.fontSize,
  fontWeight: base.weight.semibold,
}));

/** Native `details` instead of MUI's Accordion (see Disclosure): many pages have a timeline but no other accordion. */
const Folded = styled('details')(({ theme }) => ({
  '& > summary': {
    display: 'inline-flex',
    gap: theme.spacing(1),
    alignItems: 'center',
    minHeight: `${base.control.touch / 16}rem`,
    color: theme.vars.palette.link.main,
    fontSize: theme.typography.body2.fontSize,
    fontWeight: base.weight.semibold,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: theme.vars.palette.link.dark, textDecoration: 'underline' },
  },
  '&[open] > summary .MuiSvgIcon-root': { transform: 'rotate(180deg)' },
}));

type ListProps = {
  items: TimelineItem[];
  texts: typeof timelineMessages;
  isStep?: boolean;
  compact?: boolean;
};

const List = ({ items, texts, isStep = false, compact = false }: ListProps) => (
  <Items ownerState={{ isStep }}>
    {items.map((item, index) => {
      const { state, title, by, date, waitsFor, detail, steps = [] } = item;
      const mark = marks[state];
      const look = { state, isStep: isStep || compact };
      // With steps, the current step is marked instead of its phase.
      const isCurrent = state === 'current' && (compact || steps.length === 0);
      // Visible once for all pending items, but announced for each one.
      const isRepeated =
        state === 'todo' && date === undefined && (isStep || items[index - 1]?.state === 'todo');
      const isWordShown = !compact && !isRepeated;
      const list = <List items={steps} texts={texts} isStep />;
      return (
        // Items may have equal texts, so the index is the key.
        <Item key={index} aria-current={isCurrent ? 'step' : undefined} ownerState={look}>
          <Mark ownerState={look}>{mark && <Icon name={mark} size={16} />}</Mark>
          <Words ownerState={look}>
            <Title ownerState={look}>{title}</Title>
            {isWordShown ? (
              <State ownerState={look}>
                <span>{by === undefined ? texts[state] : `${texts[state]} ${texts.by} ${by}`}</span>
                {date !== undefined && <span>{` · ${date}`}</span>}
              </State>
            ) : (
              <VisuallyHidden>{` ${texts[state]}`}</VisuallyHidden>
            )}
            {waitsFor !== undefined && !compact && <WaitsFor>{`${texts.waitsFor} ${waitsFor}`}</WaitsFor>}
            {detail !== undefined && !compact && <Note>{detail}</Note>}
            {steps.length > 0 &&
              !compact &&
              (state === 'done' ? (
                <Folded>
                  <summary>
                    {texts.steps}
                    <Icon name="chevron" size={20} />
                  </summary>
                  {list}
                </Folded>
              ) : (
                list
              ))}
          </Words>
        </Item>
      );
    })}
  </Items>
);

/**
 * Shows past and future phases in order, with their steps, blockers and the party that must act. Not based on MUI's
 * Stepper, which exposes neither order nor states to screen readers.
 */
export const Timeline = ({ items, compact, labels }: TimelineProps) => (
  <List items={items} compact={compact} texts={{ ...timelineMessages, ...labels }} />
);
