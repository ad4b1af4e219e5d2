import type { ReactNode } from 'react';
import './CfteaPanel.css';

export type CfteaPanelProps = {
  /** 'Costo Financiero Total Efectivo Anual (CFTEA) con IVA' or its short form. */
  label: string;
  /** '57,75 %'. */
  value: string;
  rates: { label: string; value: string }[];
  note?: ReactNode;
  /** 'public': at least five times the size of the TNA (DOMAIN §7); 'card': beside an offer. */
  size?: 'public' | 'card';
};

/** The cost of the loan, the largest figure in view. */
export const CfteaPanel = ({ label, value, rates, note, size = 'public' }: CfteaPanelProps) => (
  <div className={`pd-cftea pd-cftea--${size}`}>
    <dl>
      <div className="pd-cftea__main">
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
      {rates.map((rate) => (
        <div key={rate.label} className="pd-cftea__rate">
          <dt>{rate.label}</dt> <dd>{rate.value}</dd>
        </div>
      ))}
    </dl>
    {note && <p className="pd-cftea__note">{note}</p>}
  </div>
);
