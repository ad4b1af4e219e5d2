import type { ReactNode } from 'react';
import { Icon } from '../foundations/Icon.tsx';
import type { Tone } from './tone.ts';
import { toneIcons } from './tone.ts';
import './tone.css';
import './Alert.css';

export type AlertProps = {
  tone?: Tone;
  title?: ReactNode;
  /** Set when it appears after a person did something: it is then read out. */
  live?: boolean;
  action?: ReactNode;
  children?: ReactNode;
};

export const Alert = ({ tone = 'info', title, live, action, children }: AlertProps) => (
  <div
    className={`pd-alert pd-tone--${tone}`}
    role={live ? (tone === 'danger' ? 'alert' : 'status') : undefined}
  >
    <Icon name={toneIcons[tone]} className="pd-alert__icon" />
    <div className="pd-alert__body">
      {title && <p className="pd-alert__title">{title}</p>}
      {children && <div className="pd-alert__text">{children}</div>}
      {action && <div className="pd-alert__action">{action}</div>}
    </div>
  </div>
);
