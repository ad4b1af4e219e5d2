import type { ReactNode } from 'react';
import type { IconName } from '../foundations/Icon.tsx';
import { Icon } from '../foundations/Icon.tsx';
import { timelineMessages } from '../messages.ts';
import './Timeline.css';

export type TimelineState = 'done' | 'current' | 'todo' | 'blocked';

export type TimelineItem = {
  title: ReactNode;
  state: TimelineState;
  date?: string;
  /** Who must act now: 'el vendedor'. */
  waitsFor?: ReactNode;
  /** What is missing, or what happened. */
  detail?: ReactNode;
  /** The steps of a phase. */
  steps?: Omit<TimelineItem, 'steps'>[];
};

export type TimelineProps = { items: TimelineItem[]; labels?: Partial<typeof timelineMessages> };

const marks: Record<TimelineState, IconName | null> = {
  done: 'check',
  current: 'circle',
  todo: null,
  blocked: 'warning',
};

type ListProps = { items: TimelineItem[]; texts: typeof timelineMessages; isNested?: boolean };

const List = ({ items, texts, isNested = false }: ListProps) => (
  <ol className={isNested ? 'pd-timeline pd-timeline--steps' : 'pd-timeline'}>
    {items.map((item, index) => {
      const { state, title, date, waitsFor, detail, steps = [] } = item;
      const mark = marks[state];
      // A phase under way is the current one; of its steps the current one is.
      const isCurrent = state === 'current' && steps.length === 0;
      return (
        // The order is the identity: two items may say the same.
        <li
          key={index}
          className={`pd-timeline__item pd-timeline__item--${state}`}
          aria-current={isCurrent ? 'step' : undefined}
        >
          <span className="pd-timeline__mark">{mark && <Icon name={mark} size={16} />}</span>
          <div className="pd-timeline__text">
            <span className="pd-timeline__title">{title}</span>
            <span className="pd-timeline__state">
              {texts[state]}
              {date !== undefined && <span className="pd-timeline__date">{` · ${date}`}</span>}
            </span>
            {waitsFor !== undefined && (
              <span className="pd-timeline__waits">
                {texts.waitsFor} {waitsFor}
              </span>
            )}
            {detail !== undefined && <div className="pd-timeline__detail">{detail}</div>}
            {steps.length > 0 && <List items={steps} texts={texts} isNested />}
          </div>
        </li>
      );
    })}
  </ol>
);

/** What has happened and what comes, in order: phases, their steps, what holds one up and who must act. */
export const Timeline = ({ items, labels }: TimelineProps) => (
  <List items={items} texts={{ ...timelineMessages, ...labels }} />
);
