import type { ReactNode } from 'react';
import { Card } from '../foundations/Card.tsx';
import { Stack } from '../foundations/Stack.tsx';
import { Text } from '../foundations/Text.tsx';
import type { KeyValueRow } from './KeyValue.tsx';
import { KeyValue } from './KeyValue.tsx';

export type SummaryCardProps = {
  /** Accessible name of the card; also its heading unless `subject` is set. */
  title: string;
  /** The purchased vehicle: a VehicleImage, its name and a line below it. */
  subject?: { image?: ReactNode; name: string; detail?: ReactNode };
  /** The user's choices as terms and values. */
  rows: KeyValueRow[];
  /** PaymentFigure element. */
  figure?: ReactNode;
  /** CfteaPanel element. */
  cftea?: ReactNode;
  /** Action related to the figures. */
  action?: ReactNode;
  /** Small line at the bottom. */
  note?: ReactNode;
  /** Heading level in the page's outline. */
  headingLevel?: 2 | 3;
  /** Whether to omit frame and title, inside a Sheet that has both. */
  bare?: boolean;
};

/** Summarises the answers so far and grows with each step. */
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
