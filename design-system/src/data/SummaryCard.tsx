import type { ReactNode } from 'react';
import { Card } from '../foundations/Card.tsx';
import { Stack } from '../foundations/Stack.tsx';
import { Text } from '../foundations/Text.tsx';
import type { KeyValueRow } from './KeyValue.tsx';
import { KeyValue } from './KeyValue.tsx';

export type SummaryCardProps = {
  /** Of the card. */
  title: string;
  /** What was chosen: a term and its value each. */
  rows: KeyValueRow[];
  /** A PaymentFigure. */
  figure?: ReactNode;
  /** A CfteaPanel. */
  cftea?: ReactNode;
  /** What can be done with the figures. */
  action?: ReactNode;
  /** A small line at the foot. */
  note?: ReactNode;
  /** Level of the heading, by its place in the page. */
  headingLevel?: 2 | 3;
  /** Without frame and title, inside a Sheet that has its own. */
  bare?: boolean;
};

/** The answers so far; it grows from step to step. */
export const SummaryCard = ({
  title,
  rows,
  figure,
  cftea,
  action,
  note,
  headingLevel = 2,
  bare,
}: SummaryCardProps) => {
  const content = (
    <>
      {rows.length > 0 && <KeyValue rows={rows} />}
      {figure}
      {cftea}
      {action}
      {note && (
        <Text as="div" size={13} tone="soft">
          {note}
        </Text>
      )}
    </>
  );
  if (bare) {
    return (
      <Stack as="section" gap={4}>
        {content}
      </Stack>
    );
  }
  return (
    <Card as="section" room="medium" aria-label={title}>
      <Stack gap={4}>
        <Text as={`h${headingLevel}`} size={17}>
          {title}
        </Text>
        {content}
      </Stack>
    </Card>
  );
};
