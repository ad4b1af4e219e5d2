import type { ReactNode } from 'react';
import type { IconName } from '../foundations/Icon.tsx';
import { Icon } from '../foundations/Icon.tsx';
import { messages } from '../messages.ts';
import { VisuallyHidden } from '../foundations/VisuallyHidden.tsx';
import './Timeline.css';

export type TimelineState = 'done' | 'current' | 'todo' | 'blocked';

export type TimelineItem = { title: ReactNode; detail?: ReactNode; date?: string; state: TimelineState };

export type TimelineProps = { items: TimelineItem[]; labels?: Partial<Record<TimelineState, string>> };

const marks: Record<TimelineState, IconName | null> = {
  done: 'check',
  current: 'circle',
  todo: null,
  blocked: 'warning',
};

/** What has happened and what comes, in order. */
export const Timeline = ({ items, labels }: TimelineProps) => {
  const texts = { ...messages.timeline, ...labels };
  return (
    <ol className="pd-timeline">
      {items.map((item, index) => {
        const mark = marks[item.state];
        return (
          // The order is the identity: two items may say the same.
          <li
            key={index}
            className={`pd-timeline__item pd-timeline__item--${item.state}`}
            aria-current={item.state === 'current' ? 'step' : undefined}
          >
            <span className="pd-timeline__mark">{mark && <Icon name={mark} size={16} />}</span>
            <div className="pd-timeline__text">
              <span className="pd-timeline__title">{item.title}</span>
              <VisuallyHidden>{` (${texts[item.state]})`}</VisuallyHidden>
              {item.date && <span className="pd-timeline__date">{item.date}</span>}
              {item.detail && <div className="pd-timeline__detail">{item.detail}</div>}
            </div>
          </li>
        );
      })}
    </ol>
  );
};
