import { TextField } from '@prendarios/design-system/fields/TextField';
import { parseInflation } from './quoterState.ts';
import { QUOTER_TEXTS } from './texts.ts';

const TEXT = QUOTER_TEXTS.inflation;

type InflationFieldProps = { text: string; onChange: (text: string) => void };

/** Asks for the assumed inflation. It belongs to no form, so Enter must not submit the surrounding one. */
export const InflationField = ({ text, onChange }: InflationFieldProps) => (
  <TextField
    name="inflation"
    width="s"
    inputMode="decimal"
    autoComplete="off"
    label={TEXT.label}
    hint={TEXT.hint}
    end="%"
    error={parseInflation(text) === null ? TEXT.error : undefined}
    value={text}
    onChange={(event) => onChange(event.target.value)}
    onKeyDown={(event) => {
      if (event.key === 'Enter') event.preventDefault();
    }}
  />
);
