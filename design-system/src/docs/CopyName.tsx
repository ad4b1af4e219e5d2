import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Icon } from '../foundations/Icon.tsx';

const Root = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  gap: theme.spacing(1),
  alignItems: 'center',
  minHeight: '1.75rem',
  padding: theme.spacing(0, 2),
  border: 0,
  borderRadius: theme.vars.shape.radius.tag,
  backgroundColor: theme.vars.palette.background.sand,
  color: theme.vars.palette.text.primary,
  fontFamily: 'ui-monospace, monospace',
  fontSize: theme.typography.caption.fontSize,
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
}));

/** Shows a name as written in code; pressing it copies the name. */
export const CopyName = ({ name }: { name: string }) => {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(name);
      setSaid('copied');
    } catch {
      // Without a clipboard, users can still select the name.
      setSaid('not copied');
    }
  };
  return (
    <Root type="button" onClick={() => void copy()} onBlur={() => setSaid('')}>
      {name}
      <Icon name={said === 'copied' ? 'check' : 'copy'} size={16} />
      <span aria-live="polite">{said}</span>
    </Root>
  );
};
