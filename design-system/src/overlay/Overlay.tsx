import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import type { Theme } from '@mui/material/styles';
import { keyframes, styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { CloseButton } from '../feedback/CloseButton.tsx';
import { Text } from '../foundations/Text.tsx';
import { base } from '../tokens/base.ts';

export type OverlayProps = {
  /** Whether it is shown. */
  open: boolean;
  /** Called by Escape, the backdrop and the close button. */
  onClose: () => void;
  /** Its heading, which names it. */
  title: ReactNode;
  /** What it says. */
  children: ReactNode;
  /** Buttons at its foot, the main one first. */
  actions?: ReactNode;
  /** `alertdialog` for what must be answered. */
  role?: 'dialog' | 'alertdialog';
  /** Replaces the system's own texts. */
  labels?: { close?: string };
};

/**
 * The transition of Dialog and Sheet: they rise by the animation of their surface, and leave the page at once when they
 * close, so that nothing in them can be pressed or found any more.
 */
export const transition = { transitionDuration: 0, slotProps: { transition: { exit: false } } } as const;

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem)' } });

/** The look of the sheet of paper that Dialog and Sheet are, and of what lies between it and the page. */
export const backdrop = { backgroundColor: 'rgb(20 18 31 / 55%)' };
export const surface = ({ vars }: Theme) => ({
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shape.radius.card,
  boxShadow: '0 32px 64px -24px rgb(0 0 0 / 45%)',
  // It has the focus as it opens, by script only: a ring would say nothing.
  outline: 0,
  overflow: 'auto',
  animation: `${rise} ${base.motion.regular}ms`,
});

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
  padding: theme.spacing(5, 5, 0),
  '& > h2': { paddingTop: theme.spacing(2) },
  '& > .MuiIconButton-root:hover': { backgroundColor: theme.vars.palette.background.sand },
}));

/** The whole surface scrolls, not its middle: on a phone held sideways, or with large text, that would be a slit. */
const Body = styled(DialogContent)(({ theme }) => ({
  flex: 'none',
  padding: theme.spacing(3, 5, 5),
  overflow: 'visible',
}));

const Actions = styled(DialogActions)(({ theme }) => ({
  flexWrap: 'wrap',
  alignItems: 'stretch',
  justifyContent: 'flex-start',
  gap: theme.spacing(3),
  padding: theme.spacing(0, 5, 5),
  [theme.breakpoints.down('sm')]: { '& > .MuiButton-root': { width: '100%' } },
}));

type ContentProps = Pick<OverlayProps, 'onClose' | 'title' | 'children' | 'actions' | 'labels'> & {
  /** Of the heading, which names the surface, and of the text, which describes an alert. */
  titleId: string;
  bodyId?: string;
};

/** What Dialog and Sheet have in common: heading, cross, text and actions. */
export const OverlayContent = (props: ContentProps) => {
  const { onClose, title, children, actions, labels, titleId, bodyId } = props;
  return (
    <>
      <Head>
        <Text as="h2" size={20} id={titleId}>
          {title}
        </Text>
        <CloseButton label={labels?.close} size={24} onClose={onClose} />
      </Head>
      <Body id={bodyId}>{children}</Body>
      {actions && <Actions disableSpacing>{actions}</Actions>}
    </>
  );
};
