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
  /** Visual weight. Use one `primary` button per page. */
  variant?: Variant;
  /** Size; use `small` in rows and cards. */
  size?: 'regular' | 'small';
  /** Icon before the text. */
  icon?: IconName;
  /** Icon after the text. */
  iconEnd?: IconName;
  /** Whether the button fills its column. */
  block?: boolean;
  /** Button text, a verb and its object: 'Solicitar el préstamo'. */
  children: ReactNode;
};

type AsButton = Looks &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'color'> & {
    href?: undefined;
    as?: undefined;
    /** Whether the action is in progress: shows a spinner, ignores further presses and submits, and keeps the focus. */
    busy?: boolean;
    /** Text while busy: 'Enviando…'. */
    busyText?: string;
    /** Ref to the button element. */
    ref?: Ref<HTMLButtonElement>;
  };

type AsLink = Looks &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'color'> & {
    /** Link target; renders the button as a link. */
    href: string;
    /** Link component; defaults to the one from LinkProvider. */
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

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `styled` drops MUI's `component` prop from the type
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
  // MUI's `loading` disables the button, which loses the focus. A busy button stays enabled and ignores presses and
  // submits.
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

/** A button, or a link styled as a button if `href` is set. While busy, it ignores presses and keeps the focus. */
export const Button = (props: ButtonProps) =>
  props.href === undefined ? <PlainButton {...props} /> : <LinkButton {...props} />;
