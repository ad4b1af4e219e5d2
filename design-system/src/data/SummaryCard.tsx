import type { ReactNode } from 'react';
import { Card } from '../foundations/Card.tsx';
import { Stack } from '../foundations/Stack.tsx';
import { Text } from '../foundations/Text.tsx';
import type { KeyValueRow } from './KeyValue.tsx';
import { KeyValue } from './KeyValue.tsx';

export type SummaryCardProps = {
  /** Names the card; its heading too, unless it has a `subject`. */
  title: string;
  /** What is bought: a VehicleImage, its name, and a line under it. */
  subject?: { image?: ReactNode; name: string; detail?: ReactNode };
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
  subject,
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
      {subject && (
        <Stack gap={1}>
          {subject.image}
          <Text as={bare ? 'p' : `h${headingLevel}`} size={17} weight="bold">
            {subject.name}
          </Text>
          {subject.detail && (
            <Text as="div" size={13} tone="muted" numeric>
              {subject.detail}
            </Text>
          )}
        </Stack>
      )}
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
        {!subject && (
          <Text as={`h${headingLevel}`} size={17}>
            {title}
          </Text>
        )}
        {content}
      </Stack>
    </Card>
  );
};
