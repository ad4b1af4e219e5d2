import { cx } from '../foundations/cx.ts';
import { Delayed } from './Delayed.tsx';
import './Busy.css';

export type BusyProps = { text: string; inline?: boolean; delay?: number };

/** A wait with words. Shown after 400 ms. */
export const Busy = ({ text, inline, delay }: BusyProps) => (
  <output className={cx('pd-busy', inline && 'pd-busy--inline')}>
    <Delayed delay={delay}>
      <span className="pd-busy__spinner" aria-hidden="true" />
      <span>{text}</span>
    </Delayed>
  </output>
);
