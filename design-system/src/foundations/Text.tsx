import type { HTMLAttributes } from 'react';
import { cx } from './cx.ts';
import './Text.css';

type TextElement =
  'p' | 'span' | 'h1' | 'h2' | 'h3' | 'h4' | 'div' | 'strong' | 'dt' | 'dd' | 'li' | 'label' | 'small';

export type TextProps = HTMLAttributes<HTMLElement> & {
  as?: TextElement;
  size?: 13 | 15 | 17 | 20 | 25 | 32 | 40 | 'display';
  tone?: 'ink' | 'muted' | 'soft' | 'brand' | 'danger' | 'success';
  weight?: 'regular' | 'medium' | 'semibold' | 'bold' | 'heavy';
  /** Tabular figures, for money and dates that change or stand under each other. */
  numeric?: boolean;
  /** Keeps lines at 65 characters. */
  measure?: boolean;
  htmlFor?: string;
};

export const Text = ({
  as: Element = 'p',
  size = 17,
  tone = 'ink',
  weight,
  numeric,
  measure,
  className,
  ...rest
}: TextProps) => (
  <Element
    {...rest}
    className={cx(
      'pd-text',
      `pd-text--${size}`,
      tone !== 'ink' && `pd-text--${tone}`,
      weight && `pd-text--${weight}`,
      numeric && 'pd-text--numeric',
      measure && 'pd-text--measure',
      className,
    )}
  />
);
