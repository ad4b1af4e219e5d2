import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { AnchorHTMLAttributes, ElementType } from 'react';
import { base } from '../tokens/base.ts';
import type { IconName } from './Icon.tsx';
import { Icon } from './Icon.tsx';
import type { LinkComponent } from './LinkContext.tsx';
import { useLinkComponent } from './LinkContext.tsx';
import { Phrase } from './Phrase.tsx';

type Tone = 'brand' | 'ink' | 'quiet';

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'color'> & {
  /** Link target. */
  href: string;
  /** Colour; use `ink` and `quiet` if the brand's colour is too prominent, as in a footer. */
  tone?: Tone;
  /** Whether the text is bold. */
  strong?: boolean;
  /** Link component; defaults to the one from LinkProvider. */
  as?: LinkComponent;
  /** Icon before the text. */
  icon?: IconName;
  /** Icon after the text. */
  iconEnd?: IconName;
};

type Look = { tone: Tone; strong?: boolean; drawn: boolean };

const Root = styled(MuiLink)<{ ownerState: Look; component: ElementType }>(
  ({ theme, ownerState: { tone, strong, drawn } }) => ({
    ...(tone === 'ink' && { '&, &:hover': { color: theme.vars.palette.text.primary } }),
    ...(tone === 'quiet' && {
      color: theme.vars.palette.text.secondary,
      '&:hover': { color: theme.vars.palette.text.primary },
    }),
    ...(strong && { fontWeight: base.weight.semibold }),
    ...(drawn && {
      display: 'inline-flex',
      alignItems: 'center',
      gap: theme.spacing(1),
      minHeight: base.control.touch / 16 + 'rem',
      overflowWrap: 'anywhere',
      textDecoration: 'none',
      '&:hover': { textDecoration: 'underline' },
    }),
  }),
);

/** A link that uses the app's router. */
export const Link = ({ tone = 'brand', strong, as, icon, iconEnd, children, ...rest }: LinkProps) => {
  const fromContext = useLinkComponent();
  return (
    <Root
      {...rest}
      component={as ?? fromContext}
      variant="inherit"
      ownerState={{ tone, strong, drawn: Boolean(icon ?? iconEnd) }}
    >
      {icon && <Icon name={icon} size={20} />}
      <Phrase>{children}</Phrase>
      {iconEnd && <Icon name={iconEnd} size={20} />}
    </Root>
  );
};
