import type { ReactNode } from 'react';
import './PaymentFigure.css';

export type PaymentFigureProps = {
  label: string;
  value: string;
  note?: ReactNode;
  /** The figure is being worked out again: it stays, paler. */
  busy?: boolean;
  /** Changes are read out. */
  live?: boolean;
};

export const PaymentFigure = ({ label, value, note, busy, live }: PaymentFigureProps) => (
  <div className="pd-payment" role={live ? 'status' : undefined} aria-busy={busy || undefined}>
    <div className="pd-payment__text">
      <p className="pd-payment__label">{label}</p>
      {note && <p className="pd-payment__note">{note}</p>}
    </div>
    <p className="pd-payment__value">{value}</p>
  </div>
);
