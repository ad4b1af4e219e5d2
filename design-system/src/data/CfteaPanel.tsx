import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { base } from '../tokens/base.ts';

export type CfteaPanelProps = {
  /** Label: 'Costo Financiero Total Efectivo Anual (CFTEA) con IVA' or its short form. */
  label: string;
  /** Formatted cost: '57,75 %'. */
  value: string;
  /** Other rates (TNA, TEA) in a smaller size. */
  rates: { label: string; value: string }[];
  /** Cost including the mandatory insurance, in the same size; `note` is shown below it: 'estimado'. */
  second?: { label: string; value: string; note?: string };
  /** Line below the figures. */
  note?: ReactNode;
  /** `public`: the cost is at least five times the size of the TNA. `card`: the size next to an offer. */
  size?: 'public' | 'card';
};

const Panel = styled(Paper)(({ theme }) => ({
  containerType: 'inline-size',
  padding: theme.spacing(4, 5),
  border: '1px solid transparent',
  borderRadius: theme.vars.shape.radius.panel,
  backgroundColor: theme.vars.palette.panel.main,
  color: theme.vars.palette.panel.contrastText,
  [theme.breakpoints.down(360)]: { paddingInline: theme.spacing(3) },
}));

const Rates = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `2px ${theme.spacing(4)}`,
}));

/** Rates are 12 px; the cost is at least 5 × 12 px in `public`, 2 × 12 px in `card`. Both shrink in narrow panels. */
const largest = { public: '3.875rem', card: '3.25rem' } as const;

const Cost = styled('div')<{ ownerState: { size: keyof typeof largest } }>(({ theme, ownerState }) => ({
  flexBasis: '100%',
  '& > dt': { fontSize: theme.typography.caption.fontSize, fontWeight: base.weight.medium, lineHeight: 1.45 },
  '& > dd:first-of-type': {
    fontSize: [largest[ownerState.size], `min(${largest[ownerState.size]}, 27cqi)`],
    fontWeight: base.weight.heavy,
    lineHeight: 1.05,
    letterSpacing: '-0.03em',
    wordSpacing: '-0.1em',
  },
}));

const Rate = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: '0.3em',
  color: theme.vars.palette.panel.muted,
  fontSize: ['0.75rem', 'clamp(0.6875rem, 5.3cqi, 0.75rem)'],
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.75,
}));

const Remark = styled('dd')(({ theme }) => ({
  color: theme.vars.palette.panel.muted,
  fontSize: theme.typography.caption.fontSize,
  lineHeight: 1.45,
}));

const Note = styled('p')(({ theme }) => ({
  marginTop: theme.spacing(2),
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.45,
}));

const Second = styled(Rates)(({ theme }) => ({
  marginTop: theme.spacing(3),
  paddingTop: theme.spacing(3),
  borderTop: `1px solid ${theme.vars.palette.panel.muted}`,
}));

/** Shows the total cost of the loan as the largest figure on screen. */
export const CfteaPanel = ({ label, value, rates, second, note, size = 'public' }: CfteaPanelProps) => (
  <Panel>
    <Rates>
      <Cost ownerState={{ size }}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </Cost>
      {rates.map((rate) => (
        <Rate key={rate.label}>
          <dt>{rate.label}</dt> <dd>{rate.value}</dd>
        </Rate>
      ))}
    </Rates>
    {second && (
      <Second>
        <Cost ownerState={{ size }}>
          <dt>{second.label}</dt>
          <dd>{second.value}</dd>
          {second.note && <Remark>{second.note}</Remark>}
        </Cost>
      </Second>
    )}
    {note && <Note>{note}</Note>}
  </Panel>
);
