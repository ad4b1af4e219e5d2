import ButtonBase from '@mui/material/ButtonBase';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ElementType, Ref } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../foundations/Icon.tsx';
import { useLinkComponent } from '../foundations/LinkContext.tsx';
import { Phrase } from '../foundations/Phrase.tsx';
import { accountMessages } from '../messages.ts';
import { base } from '../tokens/base.ts';

export type AccountLink = { label: string; href: string; current?: boolean };

export type AccountMenuProps = {
  /** User's name, short enough for the header: 'Lucía M.'. */
  name: string;
  /** Text below the name in the panel: the email address or the point of sale. */
  detail?: string;
  /** Links related to the session. */
  links: AccountLink[];
  /** Called when the user presses the last entry, which signs out. */
  onSignOut: () => void;
  /** Whether the user is being signed out. */
  busy?: boolean;
  /** Overrides the default texts. */
  labels?: Partial<typeof accountMessages>;
};

const touch = `${base.control.touch / 16}rem`;

const Root = styled('div')({ position: 'relative', height: 'fit-content' });

const Opener = styled(ButtonBase)<{ ref?: Ref<HTMLButtonElement> }>(({ theme }) => ({
  gap: theme.spacing(2),
  maxWidth: '100%',
  minHeight: touch,
  padding: theme.spacing(0, 3),
  border: `1px solid ${theme.vars.palette.edge}`,
  borderRadius: theme.vars.shape.radius.field,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  fontSize: theme.typography.body2.fontSize,
  fontWeight: base.weight.semibold,
  verticalAlign: 'baseline',
}));

const Name = styled('span')(({ theme }) => ({
  overflowWrap: 'anywhere',
  // In a phone's header only the icon is visible; the button's accessible name and the panel contain the name.
  [theme.breakpoints.down(480)]: { '.MuiAppBar-root &': visuallyHidden },
}));

const Panel = styled(Paper)<{ component: ElementType }>(({ theme }) => ({
  position: 'absolute',
  zIndex: 20,
  insetBlockStart: `calc(100% + ${theme.spacing(2)})`,
  insetInlineEnd: 0,
  width: 'max-content',
  minWidth: '14rem',
  maxWidth: 'min(20rem, calc(100vw - 2rem))',
  padding: theme.spacing(2),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.radius.panel,
  boxShadow: theme.vars.palette.shadow.card,
}));

const Detail = styled('p')(({ theme }) => ({
  padding: theme.spacing(2, 3),
  color: theme.vars.palette.text.soft,
  fontSize: theme.typography.caption.fontSize,
  overflowWrap: 'anywhere',
}));

const Item = styled(ButtonBase)<{ component?: ElementType; href?: string }>(({ theme }) => ({
  display: 'flex',
  justifyContent: 'flex-start',
  width: '100%',
  minHeight: touch,
  padding: theme.spacing(0, 3),
  borderRadius: theme.vars.shape.radius.field,
  color: theme.vars.palette.text.primary,
  fontSize: theme.typography.body2.fontSize,
  textAlign: 'start',
  '&:hover': { backgroundColor: theme.vars.palette.background.sand },
  "&[aria-current='page']": {
    fontWeight: base.weight.semibold,
    textDecoration: 'underline',
    textDecorationThickness: 2,
    textUnderlineOffset: '0.35em',
  },
}));

/**
 * Shows the signed-in user's name, links and sign-out. A disclosure of links instead of an ARIA menu like MUI's Menu:
 * Tab moves into it and the links keep their role.
 */
export const AccountMenu = ({
  name,
  detail,
  links,
  onSignOut,
  busy = false,
  labels: given,
}: AccountMenuProps) => {
  const labels = { ...accountMessages, ...given };
  const anchor = useLinkComponent();
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(
    function closeFromOutside() {
      if (!isOpen) return undefined;
      const leave = ({ target }: Event) => {
        if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
      };
      const escape = ({ key }: KeyboardEvent) => {
        if (key !== 'Escape') return;
        setOpen(false);
        opener.current?.focus();
      };
      document.addEventListener('pointerdown', leave);
      document.addEventListener('focusin', leave);
      document.addEventListener('keydown', escape);
      return () => {
        document.removeEventListener('pointerdown', leave);
        document.removeEventListener('focusin', leave);
        document.removeEventListener('keydown', escape);
      };
    },
    [isOpen],
  );
  return (
    <Root ref={box}>
      <Opener
        ref={opener}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="person" size={20} />
        <Name>{name}</Name>
        <Icon name="chevron" size={16} />
      </Opener>
      {isOpen && (
        <Panel component="nav" id={id} aria-label={labels.menu}>
          {detail && <Detail>{detail}</Detail>}
          <ul>
            {links.map((link) => (
              <li key={link.href}>
                <Item
                  component={anchor}
                  href={link.href}
                  aria-current={link.current ? 'page' : undefined}
                  onClick={() => setOpen(false)}
                >
                  {link.label}
                </Item>
              </li>
            ))}
            <li>
              <Item
                type="button"
                aria-disabled={busy || undefined}
                onClick={() => {
                  if (!busy) onSignOut();
                }}
              >
                <Phrase>{busy ? labels.signingOut : labels.signOut}</Phrase>
              </Item>
            </li>
          </ul>
        </Panel>
      )}
    </Root>
  );
};
