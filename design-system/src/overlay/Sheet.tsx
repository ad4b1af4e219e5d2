import { backdropClasses } from '@mui/material/Backdrop';
import Drawer, { drawerClasses } from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { OverlayProps } from './Overlay.tsx';
import { backdrop, OverlayContent, surface, transition } from './Overlay.tsx';

export type SheetProps = Omit<OverlayProps, 'role' | 'actions'>;

const Root = styled(Drawer)(({ theme }) => ({
  zIndex: theme.zIndex.modal,
  [`& .${backdropClasses.root}`]: backdrop,
  [`& .${drawerClasses.paper}`]: {
    ...surface(theme),
    width: 'min(40rem, 100%)',
    maxHeight: '90dvh',
    marginInline: 'auto',
    paddingBottom: 'env(safe-area-inset-bottom)',
    borderEndStartRadius: 0,
    borderEndEndRadius: 0,
  },
}));

/** A panel from the bottom of the viewport with more about the current content. */
export const Sheet = ({ open, onClose, ...content }: SheetProps) => {
  const id = useId();
  return (
    <Root
      {...transition}
      slotProps={{ ...transition.slotProps, paper: { 'aria-labelledby': id } }}
      anchor="bottom"
      open={open}
      onClose={onClose}
    >
      <OverlayContent {...content} onClose={onClose} titleId={id} />
    </Root>
  );
};
