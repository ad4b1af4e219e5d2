import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import type { Theme } from '@mui/material/styles';
import { keyframes, styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { CloseButton } from '../feedback/CloseButton.tsx';
import { Text } from '../foundations/Text.tsx';
import { base } from '../tokens/base.ts';

export type OverlayProps = {
  /** Whether the overlay is open. */
  open: boolean;
  /** Called on Escape, the backdrop and the close button. */
  onClose: () => void;
  /** Heading, which is also the accessible name. */
  title: ReactNode;
  /** Content of the overlay. */
  children: ReactNode;
  /** Buttons at the bottom, primary first. */
  actions?: ReactNode;
  /** ARIA role; use `alertdialog` for a question that requires an answer. */
  role?: 'dialog' | 'alertdialog';
  /** Overrides the default texts. */
  labels?: { close?: string };
};

/**
 * Transition of Dialog and Sheet: a CSS animation opens them. They unmount immediately on close, so that nothing in
 * them can be pressed or found by screen readers.
 */
export const transition = { transitionDuration: 0, slotProps: { transition: { exit: false } } } as const;

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem)' } });

/** Shared styles of Dialog and Sheet: the backdrop and the surface. */
export const backdrop = { backgroundColor: 'rgb(20 18 31 / 55%)' };
export const surface = ({ vars }: Theme) => ({
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shape.radius.card,
  boxShadow: '0 32px 64px -24px rgb(0 0 0 / 45%)',
  // A script focuses the surface when it opens; a focus ring would tell users nothing.
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

/** The entire surface scrolls, since the body alone would be too short in landscape or with large text. */
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
  /** Ids of the heading, which labels the surface, and of the text, which describes an alert dialog. */
  titleId: string;
  bodyId?: string;
};

/** The shared content of Dialog and Sheet: heading, close button, text and actions. */
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
