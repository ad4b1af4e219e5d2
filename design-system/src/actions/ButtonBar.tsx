import type { ReactNode } from 'react';
import { cx } from '../foundations/cx.ts';
import './ButtonBar.css';

export type ButtonBarProps = {
  /** Secondary first, primary last: on phones the primary takes the room that is left. */
  children: ReactNode;
  /** A figure beside the button, on phones only. */
  info?: ReactNode;
  sticky?: boolean;
  /** For pages that have their action elsewhere on wide screens. */
  phoneOnly?: boolean;
};

/** Full-width bar at the foot of a phone's screen, a plain row from 768 px. */
export const ButtonBar = ({ children, info, sticky = true, phoneOnly }: ButtonBarProps) => (
  <div
    className={cx(
      'pd-button-bar',
      sticky && 'pd-button-bar--sticky',
      Boolean(info) && 'pd-button-bar--info',
      phoneOnly && 'pd-button-bar--phone-only',
    )}
  >
    {info && <div className="pd-button-bar__info">{info}</div>}
    <div className="pd-button-bar__buttons">{children}</div>
  </div>
);
