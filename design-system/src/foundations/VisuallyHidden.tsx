import type { HTMLAttributes } from 'react';
import { cx } from './cx.ts';
import './VisuallyHidden.css';

export type VisuallyHiddenProps = HTMLAttributes<HTMLElement> & { as?: 'span' | 'div' | 'p' | 'h1' | 'h2' };

export const VisuallyHidden = ({ as: Element = 'span', className, ...rest }: VisuallyHiddenProps) => (
  <Element {...rest} className={cx('pd-visually-hidden', className)} />
);
