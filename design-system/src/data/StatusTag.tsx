import type { ReactNode } from 'react';
import type { IconName } from '../foundations/Icon.tsx';
import { Icon } from '../foundations/Icon.tsx';
import './StatusTag.css';

export type Stage = 'orange' | 'green' | 'red' | 'yellow' | 'purple';

export type StatusTagProps = { stage: Stage; icon?: IconName; children: ReactNode };

/** A shape for each stage: the colour is never alone (SPEC §4). */
const shapes: Record<Stage, IconName> = {
  orange: 'circle',
  green: 'check',
  red: 'close',
  yellow: 'diamond',
  purple: 'triangle',
};

export const StatusTag = ({ stage, icon, children }: StatusTagProps) => (
  <span className={`pd-tag pd-tag--${stage}`}>
    <Icon name={icon ?? shapes[stage]} size={16} />
    {children}
  </span>
);
