import { Disclosure } from '@prendarios/design-system/data/Disclosure';
import { KeyValue } from '@prendarios/design-system/data/KeyValue';
import { ScheduleTable } from '@prendarios/design-system/data/ScheduleTable';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import type { DocumentTextViewFragment } from '#generated/graphql.ts';
import { CONTRACT_TEXTS } from './texts.ts';

const TEXT = CONTRACT_TEXTS.reading;

export type ReadableDocument = DocumentTextViewFragment;
type Part = ReadableDocument['parts'][number];

const PartTable = ({ part: { heading, tableColumns, tableRows } }: { part: Part }) => (
  <Disclosure summary={TEXT.table(tableRows.filter(([number]) => /^\d+$/.test(number ?? '')).length)}>
    <ScheduleTable
      caption={heading ?? ''}
      hideCaption
      cards
      columns={tableColumns.map((label, at) => ({ key: String(at), label, align: at < 3 ? 'start' : 'end' }))}
      rows={tableRows.map((row) => Object.fromEntries(row.map((cell, at) => [String(at), cell])))}
    />
  </Disclosure>
);

const TextPart = ({ part }: { part: Part }) => (
  <Stack gap={3}>
    {part.heading !== null && (
      <Text as="h3" size={17} weight="semibold">
        {part.heading}
      </Text>
    )}
    {part.summary !== null && (
      <Card tone="sand" room="small">
        <Text size={15} tone="muted">
          {TEXT.summary}
        </Text>
        <Text weight="semibold">{part.summary}</Text>
      </Card>
    )}
    {part.paragraphs.map((paragraph) => (
      <Text key={paragraph} size={15} measure>
        {paragraph}
      </Text>
    ))}
    {part.details.length > 0 && (
      <KeyValue rows={part.details.map(({ label, value }) => ({ term: label, value }))} layout="stacked" />
    )}
    {part.tableRows.length > 0 && <PartTable part={part} />}
  </Stack>
);

/** Shows the text of a document by section, each with a plain-language summary. */
export const DocumentText = ({ text }: { text: ReadableDocument }) => (
  <Stack gap={6}>
    {text.parts.map((part, at) => (
      <TextPart key={part.heading ?? at} part={part} />
    ))}
  </Stack>
);
