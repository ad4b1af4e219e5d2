import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Icon } from '../foundations/Icon.tsx';
import { messages } from '../messages.ts';
import { base } from '../tokens/base.ts';

const touch = `${base.control.touch / 16}rem`;

const Root = styled(IconButton)(({ theme }) => ({
  flex: 'none',
  width: touch,
  height: touch,
  padding: 0,
  borderRadius: theme.vars.shape.radius.field,
  color: 'inherit',
  transition: 'none',
  '&:hover': { backgroundColor: 'transparent' },
}));

type CloseButtonProps = { label?: string; size?: 20 | 24; onClose: () => void };

/** An icon button that closes a message or an overlay. */
export const CloseButton = ({ label = messages.close, size = 20, onClose }: CloseButtonProps) => (
  <Root aria-label={label} onClick={onClose}>
    <Icon name="close" size={size} />
  </Root>
);
