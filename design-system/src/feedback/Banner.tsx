import type { ReactNode } from 'react';
import { Icon } from '../foundations/Icon.tsx';
import { messages } from '../messages.ts';
import type { Tone } from './tone.ts';
import { toneIcons } from './tone.ts';
import './tone.css';
import './Banner.css';

export type BannerProps = {
  tone?: Tone;
  children: ReactNode;
  action?: ReactNode;
  onClose?: () => void;
  labels?: { close?: string };
};

/** Something about the whole site, across its full width. */
export const Banner = ({ tone = 'info', children, action, onClose, labels }: BannerProps) => (
  <div className={`pd-banner pd-tone--${tone}`}>
    <Icon name={toneIcons[tone]} className="pd-banner__icon" />
    <div className="pd-banner__text">{children}</div>
    {action}
    {onClose && (
      <button
        type="button"
        className="pd-banner__close"
        aria-label={labels?.close ?? messages.close}
        onClick={onClose}
      >
        <Icon name="close" size={20} />
      </button>
    )}
  </div>
);
