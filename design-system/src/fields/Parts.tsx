import FormControl from '@mui/material/FormControl';
import OutlinedInput from '@mui/material/OutlinedInput';
import MuiStack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { InputHTMLAttributes } from 'react';
import { base } from '../tokens/base.ts';
import type { ControlWidth } from './controlWidth.ts';
import { controlWidth, widest } from './controlWidth.ts';
import { FieldLabel } from './FieldLabel.tsx';

type Size = 'xs' | 's' | 'area' | 'grow';

/** The parts of one answer beside each other, also on phones. The width of each shows how many digits it expects. */
export const Parts = styled(MuiStack)<{ ownerState: { width: ControlWidth } }>(({ theme, ownerState }) => ({
  flexDirection: 'row',
  alignItems: 'flex-end',
  gap: theme.spacing(3),
  ...controlWidth(theme, ownerState.width),
}));

const Root = styled(FormControl)<{ ownerState: { size: Size } }>(({ ownerState: { size } }) => ({
  flex: 1,
  fontVariantNumeric: 'tabular-nums',
  ...((size === 'xs' || size === 's') && { maxWidth: widest[size] }),
  ...(size === 'area' && { flex: 'none', width: '5.5rem' }),
}));

const Label = styled(FieldLabel)(({ ownerState }) =>
  ownerState.hidden ? {} : { marginBottom: 0, fontWeight: base.weight.regular, lineHeight: 1.5 },
);

export type PartOfField = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'disabled' | 'inputMode' | 'onChange' | 'value'
> & {
  name: string;
  label: string;
  hideLabel?: boolean;
  size: Size;
  isWrong: boolean;
  type?: 'text' | 'tel';
};

/** One part: a text control with its own label. */
export const Part = ({ name, label, hideLabel, size, isWrong, type, disabled, ...rest }: PartOfField) => (
  <Root error={isWrong} ownerState={{ size }}>
    <Label htmlFor={name} ownerState={{ hidden: hideLabel }}>
      {label}
    </Label>
    <OutlinedInput
      type={type}
      disabled={disabled}
      slotProps={{ input: { ...rest, id: name, name, 'aria-invalid': isWrong || undefined } }}
    />
  </Root>
);
