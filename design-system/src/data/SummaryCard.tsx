import type { ReactNode } from 'react';
import { cx } from '../foundations/cx.ts';
import { Text } from '../foundations/Text.tsx';
import '../foundations/Card.css';
import type { KeyValueRow } from './KeyValue.tsx';
import { KeyValue } from './KeyValue.tsx';
import './SummaryCard.css';

export type SummaryCardProps = {
  title: string;
  rows: KeyValueRow[];
  /** A PaymentFigure. */
  figure?: ReactNode;
  /** A CfteaPanel. */
  cftea?: ReactNode;
  note?: ReactNode;
  headingLevel?: 2 | 3;
  /** Without frame and title, inside a Sheet that has its own. */
  bare?: boolean;
};

/** What has been settled so far; it fills as one goes. */
export const SummaryCard = ({
  title,
  rows,
  figure,
  cftea,
  note,
  headingLevel = 2,
  bare,
}: SummaryCardProps) => (
  <section className={cx('pd-summary', !bare && 'pd-card')} aria-label={bare ? undefined : title}>
    {!bare && (
      <Text as={`h${headingLevel}`} size={17}>
        {title}
      </Text>
    )}
    {rows.length > 0 && <KeyValue rows={rows} />}
    {figure}
    {cftea}
    {note && <div className="pd-summary__note">{note}</div>}
  </section>
);
