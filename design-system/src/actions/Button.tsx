import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { cx } from '../foundations/cx.ts';
import type { IconName } from '../foundations/Icon.tsx';
import { Icon } from '../foundations/Icon.tsx';
import type { LinkComponent } from '../foundations/LinkContext.tsx';
import { useLinkComponent } from '../foundations/LinkContext.tsx';
import './Button.css';

type Looks = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'regular' | 'small';
  icon?: IconName;
  iconEnd?: IconName;
  /** As wide as its column. */
  block?: boolean;
  children: ReactNode;
};

type AsButton = Looks &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    href?: undefined;
    as?: undefined;
    busy?: boolean;
    /** What the button says meanwhile, for example 'Enviando…'. */
    busyText?: string;
    ref?: Ref<HTMLButtonElement>;
  };

type AsLink = Looks & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; as?: LinkComponent };

export type ButtonProps = AsButton | AsLink;

const classOf = ({ variant = 'primary', size, block, className }: Looks & { className?: string }) =>
  cx(
    'pd-button',
    `pd-button--${variant}`,
    size === 'small' && 'pd-button--small',
    block && 'pd-button--block',
    className,
  );

const LinkButton = (props: AsLink) => {
  const FromContext = useLinkComponent();
  const { variant: _v, size: _s, block: _b, icon, iconEnd, as, children, className: _c, ...rest } = props;
  const Anchor = as ?? FromContext;
  return (
    <Anchor {...rest} className={classOf(props)}>
      {icon && <Icon name={icon} size={24} />}
      <span>{children}</span>
      {iconEnd && <Icon name={iconEnd} size={20} />}
    </Anchor>
  );
};

const PlainButton = (props: AsButton) => {
  const {
    variant: _v,
    size: _s,
    block: _b,
    icon,
    iconEnd,
    busy,
    busyText,
    children,
    className: _c,
    type = 'button',
    onClick,
    ...rest
  } = props;
  // A busy button keeps the focus and its place; a second press, which would also submit, is dropped.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={cx(classOf(props), busy && 'pd-button--busy')}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={press}
    >
      {busy ? (
        <span className="pd-button__spinner" aria-hidden="true" />
      ) : (
        icon && <Icon name={icon} size={24} />
      )}
      <span>{busy && busyText ? busyText : children}</span>
      {!busy && iconEnd && <Icon name={iconEnd} size={20} />}
    </button>
  );
};

export const Button = (props: ButtonProps) =>
  props.href === undefined ? <PlainButton {...props} /> : <LinkButton {...props} />;
