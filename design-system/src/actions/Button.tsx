import MuiButton from '@mui/material/Button';
import type { ButtonProps as MuiButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import type { IconName } from '../foundations/Icon.tsx';
import { Icon } from '../foundations/Icon.tsx';
import type { LinkComponent } from '../foundations/LinkContext.tsx';
import { useLinkComponent } from '../foundations/LinkContext.tsx';

type Variant = 'primary' | 'secondary' | 'quiet' | 'danger';

type Looks = {
  /** `primary`: the page's main action, one a page. */
  variant?: Variant;
  /** `small` within rows and cards. */
  size?: 'regular' | 'small';
  /** Before the words. */
  icon?: IconName;
  /** After the words. */
  iconEnd?: IconName;
  /** As wide as its column. */
  block?: boolean;
  /** A verb and its object: 'Solicitar el préstamo'. */
  children: ReactNode;
};

type AsButton = Looks &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'color'> & {
    href?: undefined;
    as?: undefined;
    /** The action is under way: shows a spinner and ignores further presses and submits, without losing the focus. */
    busy?: boolean;
    /** What the button says meanwhile, for example 'Enviando…'. */
    busyText?: string;
    /** The button element. */
    ref?: Ref<HTMLButtonElement>;
  };

type AsLink = Looks &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'color'> & {
    /** Makes it a link. */
    href: string;
    /** The link's component, if not the one of LinkProvider. */
    as?: LinkComponent;
  };

export type ButtonProps = AsButton | AsLink;

type MuiLooks = Pick<MuiButtonProps, 'variant' | 'color' | 'size' | 'fullWidth'>;

const looks: Record<Variant, Pick<MuiLooks, 'variant' | 'color'>> = {
  primary: { variant: 'contained', color: 'primary' },
  secondary: { variant: 'outlined', color: 'inherit' },
  quiet: { variant: 'text', color: 'primary' },
  danger: { variant: 'outlined', color: 'error' },
};

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `styled` forgets that the element can be given; MUI's own type says so
const Root = styled(MuiButton)({
  '& > span:not([aria-hidden])': { minWidth: 0 },
  '&[aria-busy=true]': { cursor: 'progress' },
}) as typeof MuiButton;

const look = ({ variant = 'primary', size, block }: Looks): MuiLooks => ({
  ...looks[variant],
  size: size === 'small' ? 'small' : 'medium',
  fullWidth: block,
});

const LinkButton = (props: AsLink) => {
  const fromContext = useLinkComponent();
  const { variant: _v, size: _s, block: _b, icon, iconEnd, as, children, ...rest } = props;
  return (
    <Root {...rest} {...look(props)} component={as ?? fromContext}>
      {icon && <Icon name={icon} size={24} />}
      <span>{children}</span>
      {iconEnd && <Icon name={iconEnd} size={20} />}
    </Root>
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
    type = 'button',
    onClick,
    ...rest
  } = props;
  // A busy button keeps the focus and its place, which MUI's `loading` does not: it disables. A second press, which
  // would also submit, is dropped.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Root
      {...rest}
      {...look(props)}
      type={type}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      aria-busy={busy || undefined}
      onClick={press}
    >
      {busy ? (
        <CircularProgress size="1.125rem" color="inherit" aria-hidden="true" />
      ) : (
        icon && <Icon name={icon} size={24} />
      )}
      <span>{busy && busyText ? busyText : children}</span>
      {!busy && iconEnd && <Icon name={iconEnd} size={20} />}
    </Root>
  );
};

/** A button, or with `href` a link that looks like one. While busy, a press does nothing and the focus stays. */
export const Button = (props: ButtonProps) =>
  props.href === undefined ? <PlainButton {...props} /> : <LinkButton {...props} />;
