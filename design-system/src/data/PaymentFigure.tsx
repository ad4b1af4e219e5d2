import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Spoken } from '../foundations/Spoken.tsx';
import { base } from '../tokens/base.ts';

export type PaymentFigureProps = {
  /** Name of the figure: 'Cuota inicial'. */
  label: string;
  /** Formatted amount: '$ 1.234.567'. */
  value: string;
  /** Small line below label and value. */
  note?: ReactNode;
  /** Whether the value is smaller than that of the main figure next to it. */
  minor?: boolean;
  /** Whether a new figure is being calculated; the old one stays, dimmed. */
  busy?: boolean;
  /** Whether screen readers announce changes. */
  live?: boolean;
};

/** Not based on MUI: a figure next to its label, sized by its container. */
const Figure = styled('div')(({ theme }) => ({
  containerType: 'inline-size',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(4),
  alignItems: 'baseline',
  justifyContent: 'space-between',
}));

const Label = styled('p')(({ theme }) => ({
  flex: '1 1 5rem',
  fontSize: theme.typography.body2.fontSize,
  fontWeight: base.weight.semibold,
  lineHeight: 1.4,
}));

const Note = styled('p')(({ theme }) => ({
  flexBasis: '100%',
  color: theme.vars.palette.text.soft,
  fontSize: theme.typography.caption.fontSize,
  lineHeight: 1.45,
}));

const Value = styled('p')<{ ownerState: { minor: boolean } }>(({ ownerState: { minor } }) => ({
  // Limits the size to the container: eight digits with cents fit the narrowest phone at 200% text.
  fontSize: minor
    ? ['1.25rem', 'min(1.25rem, 12cqi)']
    : ['1.5rem', 'clamp(min(1.25rem, 12cqi), 7.4cqi, 2.0625rem)'],
  fontWeight: minor ? base.weight.semibold : base.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  transition: `opacity ${base.motion.regular}ms`,
  '[aria-busy=true] > &': { opacity: 0.55 },
}));

/** Shows the instalment in pesos with its label and an optional note. */
export const PaymentFigure = ({ label, value, note, minor = false, busy, live }: PaymentFigureProps) => (
  <Figure role={live ? 'status' : undefined} aria-busy={busy || undefined}>
    <Label>{label}</Label>
    <Value ownerState={{ minor }}>
      <Spoken>{value}</Spoken>
    </Value>
    {note && <Note>{note}</Note>}
  </Figure>
);
