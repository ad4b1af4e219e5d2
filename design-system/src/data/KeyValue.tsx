import type { ReactNode } from 'react';
import './KeyValue.css';

export type KeyValueRow = { term: ReactNode; value: ReactNode };

export type KeyValueProps = { rows: KeyValueRow[]; layout?: 'split' | 'stacked' };

export const KeyValue = ({ rows, layout = 'split' }: KeyValueProps) => (
  <dl className={`pd-key-value pd-key-value--${layout}`}>
    {rows.map((row, index) => (
      <div key={typeof row.term === 'string' ? row.term : index} className="pd-key-value__row">
        <dt>{row.term}</dt>
        <dd>{row.value}</dd>
      </div>
    ))}
  </dl>
);
