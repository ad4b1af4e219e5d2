import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import type { ElementType, HTMLAttributes } from 'react';

type Look = {
  /** The ground: as paper, or a shade of the page. */
  tone: 'surface' | 'sand';
  /** On phones the frame goes away and the content uses the whole column. */
  flushOnPhone?: boolean;
  /** The room around the content: by the screen's width, or the same on every screen. */
  room: 'wide' | 'medium' | 'small';
  /** Asks for an action: the frame is in the brand's colour. */
  marked?: boolean;
};

export type CardProps = HTMLAttributes<HTMLElement> &
  Partial<Look> & {
    /** The element. */
    as?: 'div' | 'section' | 'article' | 'aside' | 'form';
  };

const Root = styled(Paper)<{ ownerState: Look; component: ElementType }>(
  ({ theme, ownerState: { tone, flushOnPhone, room, marked } }) => ({
    minWidth: 0,
    padding: theme.spacing(room === 'medium' ? 6 : 5),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.vars.shape.radius.card,
    boxShadow: theme.vars.palette.shadow.card,
    ...(tone === 'sand' && {
      borderColor: 'transparent',
      backgroundColor: theme.vars.palette.background.sand,
      boxShadow: 'none',
    }),
    ...(marked && { borderColor: theme.vars.palette.fill }),
    ...(room === 'wide' && {
      [theme.breakpoints.up('md')]: { padding: theme.spacing(7) },
      [theme.breakpoints.down(360)]: { padding: theme.spacing(4) },
    }),
    ...(flushOnPhone && {
      [theme.breakpoints.down('md')]: { padding: 0, border: 0, background: 'none', boxShadow: 'none' },
    }),
  }),
);

/** A surface of its own for one subject. */
export const Card = (props: CardProps) => {
  const { as: component = 'div', tone = 'surface', room = 'wide', flushOnPhone, marked, ...rest } = props;
  return <Root {...rest} component={component} ownerState={{ tone, room, flushOnPhone, marked }} />;
};
