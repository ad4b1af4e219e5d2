import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Spoken } from '../foundations/Spoken.tsx';
import { base } from '../tokens/base.ts';

export type PaymentTileProps = {
  /** Payment and its date: 'Primera cuota · lunes 11/01/2027'. */
  label: string;
  /** Formatted amount: '$ 1.464.615,43'. */
  value: string;
  /** Line below the amount. */
  note?: ReactNode;
};

export type PaymentTilesProps = {
  /** PaymentTile elements; two fit in a row. */
  children: ReactNode;
};

/** Lays out payments in a row where there is space. Not based on MUI. */
export const PaymentTiles = styled('dl')<PaymentTilesProps>(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
  gap: theme.spacing(3),
}));

const Tile = styled('div')(({ theme }) => ({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1),
  padding: theme.spacing(4),
  borderRadius: theme.vars.shape.radius.panel,
  backgroundColor: theme.vars.palette.background.sand,
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.caption.fontSize,
  lineHeight: 1.45,
  '& > dt': { fontWeight: base.weight.semibold },
  '& > dd': { margin: 0 },
  [theme.breakpoints.down(360)]: { padding: theme.spacing(3) },
}));

const Value = styled('dd')(({ theme }) => ({
  color: theme.vars.palette.text.primary,
  fontSize: ['1.25rem', 'clamp(1rem, 11cqi, 1.625rem)'],
  fontWeight: base.weight.heavy,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.25,
  letterSpacing: '-0.02em',
  whiteSpace: 'nowrap',
}));

/** A payment's amount and date. */
export const PaymentTile = ({ label, value, note }: PaymentTileProps) => (
  <Tile>
    <dt>{label}</dt>
    <Value>
      <Spoken>{value}</Spoken>
    </Value>
    {note && <dd>{note}</dd>}
  </Tile>
);
