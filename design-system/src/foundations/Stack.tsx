import type { HTMLAttributes } from 'react';
import { cx } from './cx.ts';
import './Stack.css';

export type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16;

export type StackProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'section' | 'ul' | 'ol' | 'form' | 'main' | 'header' | 'footer' | 'nav' | 'li';
  /** In steps of the 4-pixel grid. */
  gap?: Gap;
  direction?: 'column' | 'row';
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
  justify?: 'start' | 'center' | 'end' | 'between';
  wrap?: boolean;
};

export const Stack = ({
  as: Element = 'div',
  gap = 4,
  direction = 'column',
  align,
  justify,
  wrap,
  className,
  ...rest
}: StackProps) => (
  <Element
    {...rest}
    className={cx(
      'pd-stack',
      `pd-stack--${direction}`,
      `pd-stack--gap-${gap}`,
      align && `pd-stack--align-${align}`,
      justify && `pd-stack--justify-${justify}`,
      wrap && 'pd-stack--wrap',
      className,
    )}
  />
);
