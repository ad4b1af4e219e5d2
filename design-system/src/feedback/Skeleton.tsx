import { cx } from '../foundations/cx.ts';
import { Delayed } from './Delayed.tsx';
import './Skeleton.css';

type SkeletonProps = {
  shape?: 'line' | 'field' | 'card' | 'chip';
  /** Read out while it is there, for example 'Cargando las marcas'. */
  label?: string;
  delay?: number;
};

/** The grey shape of what is coming. Appears after 400 ms, so that quick answers do not flicker. */
export const Skeleton = ({ shape = 'line', label, delay }: SkeletonProps) => (
  <span role={label ? 'status' : undefined} className="pd-skeleton-slot">
    <Delayed delay={delay}>
      <span className={cx('pd-skeleton', `pd-skeleton--${shape}`)} />
      {label && <span className="pd-skeleton__label">{label}</span>}
    </Delayed>
  </span>
);

type SkeletonTextProps = { lines?: number; label?: string; delay?: number };

export const SkeletonText = ({ lines = 3, label, delay }: SkeletonTextProps) => (
  <span className="pd-skeleton-text">
    {Array.from({ length: lines }, (_none, line) => (
      <Skeleton key={line} label={line === 0 ? label : undefined} delay={delay} />
    ))}
  </span>
);
