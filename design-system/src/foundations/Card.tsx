import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import type { ElementType, HTMLAttributes } from 'react';

type Look = {
  /** Background: as paper, or a shade of the page. */
  tone: 'surface' | 'sand';
  /** Whether the frame disappears on phones, so that the content fills the column. */
  flushOnPhone?: boolean;
  /** Padding: `wide` depends on the viewport; the others are constant. */
  room: 'wide' | 'medium' | 'small';
  /** Whether the card requires action, shown by a frame in the brand's colour. */
  marked?: boolean;
};

export type CardProps = HTMLAttributes<HTMLElement> &
  Partial<Look> & {
    /** Element to render. */
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

/** A surface for one subject. */
export const Card = (props: CardProps) => {
  const { as: component = 'div', tone = 'surface', room = 'wide', flushOnPhone, marked, ...rest } = props;
  return <Root {...rest} component={component} ownerState={{ tone, room, flushOnPhone, marked }} />;
};
