import type { ReactNode } from 'react';
import { useState } from 'react';
import { Icon } from '../foundations/Icon.tsx';
import { Sheet } from '../overlay/Sheet.tsx';
import './SummaryBar.css';

export type SummaryBarProps = {
  /** 'Cuota inicial estimada'. */
  label: string;
  value: string;
  /** Of the sheet. */
  title: string;
  /** The card, `bare`. */
  children: ReactNode;
};

/** The summary card on a phone: one line with the figure, which opens the whole. */
export const SummaryBar = ({ label, value, title, children }: SummaryBarProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="pd-summary-bar" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className="pd-summary-bar__label">{label}</span>
        <span className="pd-summary-bar__value">{value}</span>
        <Icon name="chevron" size={20} />
      </button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={title}>
        {children}
      </Sheet>
    </>
  );
};
