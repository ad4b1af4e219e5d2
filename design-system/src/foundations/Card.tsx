import type { HTMLAttributes } from 'react';
import { cx } from './cx.ts';
import './Card.css';

export type CardProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'section' | 'article' | 'aside' | 'form';
  tone?: 'surface' | 'sand';
  /** On phones the frame goes away and the content uses the whole column. */
  flushOnPhone?: boolean;
};

export const Card = ({
  as: Element = 'div',
  tone = 'surface',
  flushOnPhone,
  className,
  ...rest
}: CardProps) => (
  <Element
    {...rest}
    className={cx('pd-card', `pd-card--${tone}`, flushOnPhone && 'pd-card--flush', className)}
  />
);
