import type { ReactNode } from 'react';
import { cx } from '../foundations/cx.ts';
import './ButtonBar.css';

export type ButtonBarProps = {
  /** Buttons; the first is the primary one and stands last in reading direction on wide screens. */
  children: ReactNode;
  /** A figure beside the button, on phones only. */
  info?: ReactNode;
  sticky?: boolean;
};

/** Full-width bar at the foot of a phone's screen, a plain row from 768 px. */
export const ButtonBar = ({ children, info, sticky = true }: ButtonBarProps) => (
  <div
    className={cx('pd-button-bar', sticky && 'pd-button-bar--sticky', Boolean(info) && 'pd-button-bar--info')}
  >
    {info && <div className="pd-button-bar__info">{info}</div>}
    <div className="pd-button-bar__buttons">{children}</div>
  </div>
);
