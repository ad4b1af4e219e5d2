import type { HTMLAttributes } from 'react';
import { cx } from './cx.ts';
import type { Gap } from './Stack.tsx';
import './Stack.css';
import './Grid.css';

export type GridProps = HTMLAttributes<HTMLDivElement> & { columns?: 1 | 2 | 3; gap?: Gap };

/** Equal columns on wide screens, one under the other on phones. */
export const Grid = ({ columns = 2, gap = 4, className, ...rest }: GridProps) => (
  <div {...rest} className={cx('pd-grid', `pd-grid--${columns}`, `pd-stack--gap-${gap}`, className)} />
);
