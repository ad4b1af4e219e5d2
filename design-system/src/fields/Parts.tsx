import FormControl from '@mui/material/FormControl';
import OutlinedInput from '@mui/material/OutlinedInput';
import MuiStack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { InputHTMLAttributes } from 'react';
import { base } from '../tokens/base.ts';
import type { ControlWidth } from './controlWidth.ts';
import { controlWidth, widest } from './controlWidth.ts';
import { FieldLabel } from './FieldLabel.tsx';

type Size = 'xs' | 's';

/** Lays out the parts of one answer in a row, also on phones. Each part's width hints at its number of digits. */
export const Parts = styled(MuiStack)<{ ownerState: { width: ControlWidth } }>(({ theme, ownerState }) => ({
  flexDirection: 'row',
  alignItems: 'flex-end',
  gap: theme.spacing(3),
  ...controlWidth(theme, ownerState.width),
}));

const Root = styled(FormControl)<{ ownerState: { size: Size } }>(({ ownerState: { size } }) => ({
  flex: 1,
  maxWidth: widest[size],
  fontVariantNumeric: 'tabular-nums',
}));

const Label = styled(FieldLabel)({ marginBottom: 0, fontWeight: base.weight.regular, lineHeight: 1.5 });

export type PartOfField = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'disabled' | 'inputMode' | 'onChange' | 'value'
> & {
  name: string;
  label: string;
  size: Size;
  isWrong: boolean;
};

/** A part of an answer: a text control with a label. */
export const Part = ({ name, label, size, isWrong, disabled, ...rest }: PartOfField) => (
  <Root error={isWrong} ownerState={{ size }}>
    <Label htmlFor={name} ownerState={{}}>
      {label}
    </Label>
    <OutlinedInput
      disabled={disabled}
      slotProps={{ input: { ...rest, id: name, name, 'aria-invalid': isWrong || undefined } }}
    />
  </Root>
);
