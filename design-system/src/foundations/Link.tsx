import type { AnchorHTMLAttributes } from 'react';
import { cx } from './cx.ts';
import type { IconName } from './Icon.tsx';
import { Icon } from './Icon.tsx';
import type { LinkComponent } from './LinkContext.tsx';
import { useLinkComponent } from './LinkContext.tsx';
import './Link.css';

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  tone?: 'brand' | 'ink' | 'quiet';
  strong?: boolean;
  as?: LinkComponent;
  icon?: IconName;
  iconEnd?: IconName;
};

export const Link = ({
  tone = 'brand',
  strong,
  as,
  icon,
  iconEnd,
  className,
  children,
  ...rest
}: LinkProps) => {
  const FromContext = useLinkComponent();
  const Anchor = as ?? FromContext;
  return (
    <Anchor {...rest} className={cx('pd-link', `pd-link--${tone}`, strong && 'pd-link--strong', className)}>
      {icon && <Icon name={icon} size={20} />}
      {children}
      {iconEnd && <Icon name={iconEnd} size={20} />}
    </Anchor>
  );
};
