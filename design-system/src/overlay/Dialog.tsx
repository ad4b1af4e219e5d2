import { backdropClasses } from '@mui/material/Backdrop';
import MuiDialog, { dialogClasses } from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { OverlayProps } from './Overlay.tsx';
import { backdrop, OverlayContent, surface, transition } from './Overlay.tsx';

export type DialogProps = OverlayProps;

const Root = styled(MuiDialog)(({ theme }) => ({
  [`& .${backdropClasses.root}`]: backdrop,
  [`& .${dialogClasses.container}`]: { padding: theme.spacing(4), outline: 0 },
  [`& .${dialogClasses.paper}`]: {
    ...surface(theme),
    width: 'min(32rem, 100%)',
    maxWidth: 'none',
    maxHeight: '100%',
    margin: 0,
  },
}));

/** A modal question or message. Traps the focus, closes on Escape and then returns the focus. */
export const Dialog = ({ open, onClose, role = 'dialog', ...content }: DialogProps) => {
  const id = useId();
  const bodyId = `${id}-body`;
  return (
    <Root
      {...transition}
      open={open}
      onClose={onClose}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={role === 'alertdialog' ? bodyId : undefined}
    >
      <OverlayContent {...content} onClose={onClose} titleId={`${id}-title`} bodyId={bodyId} />
    </Root>
  );
};
