import { Item, ItemList } from '@prendarios/design-system/data/ItemList';
import { StatusTag } from '@prendarios/design-system/data/StatusTag';
import { Card } from '@prendarios/design-system/foundations/Card';
import { DotSeparated } from '@prendarios/design-system/foundations/DotSeparated';
import { Link } from '@prendarios/design-system/foundations/Link';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { VisuallyHidden } from '@prendarios/design-system/foundations/VisuallyHidden';
import { formatPesos } from '@prendarios/rules/format';
import { useId } from 'react';
import type { MorningRowFragment } from '#generated/graphql.ts';
import { useToday } from '#shared/text/useToday.ts';
import { rowOf } from '../list/table/rows.ts';
import { proposalPath } from '../proposal/addresses.ts';
import { ageText } from '../proposal/ageText.ts';
import { WHO } from '../proposal/who.ts';
import { RowAct } from './RowAct.tsx';
import { reasonOf } from './rowFacts.ts';
import type { Section, SectionKey } from './sections.ts';
import { MORNING_TEXTS as TEXT } from './texts.ts';

type MorningSectionProps = {
  section: Section;
  /** Address of the section's list on the dashboard. */
  href: string;
};

/** Sections that show the stage's age; the others show it only if it is late. */
const WITH_AGE: readonly SectionKey[] = ['mine', 'returned', 'late', 'signed'];

/** Shows a few proposals of one kind, each with its next action. */
export const MorningSection = ({ section: { key, rows, count, sum }, href }: MorningSectionProps) => {
  const id = useId();
  const title = TEXT.titles[key];
  return (
    <Card as="section" room="small" aria-labelledby={id} marked={key === 'mine'}>
      <Stack gap={2}>
        <Stack direction="row" gap={3} justify="between" wrap>
          <Text as="h2" size={20} id={id}>
            {title}{' '}
            <Text as="span" size={20} tone="muted" numeric>
              {count}
            </Text>
          </Text>
          <Link href={href} strong>
            {TEXT.all}
            <VisuallyHidden>{TEXT.ofSection(title)}</VisuallyHidden>
          </Link>
        </Stack>
        {sum !== null && (
          <Text size={15} tone="muted" numeric>
            {TEXT.sum(formatPesos(sum))}
          </Text>
        )}
        {rows.length === 0 ? (
          <Text tone="muted">{TEXT.above}</Text>
        ) : (
          <ItemList look="lines">
            {rows.map((row, at) => (
              <MorningRow key={row.id ?? at} row={row} section={key} />
            ))}
          </ItemList>
        )}
      </Stack>
    </Card>
  );
};

const MorningRow = ({ row, section }: { row: MorningRowFragment; section: SectionKey }) => {
  const { id, holder, heldBy, vehicle, number, amount, payment, age, call } = rowOf(row, 0, useToday());
  return (
    <Item
      endColumn
      end={<RowAct row={row} section={section} variant={section === 'mine' ? 'primary' : 'secondary'} />}
    >
      <Stack gap={1}>
        <Stack direction="row" gap={2} wrap>
          {id === null ? (
            <Text weight="semibold">{holder}</Text>
          ) : (
            <Link href={proposalPath(id)} tone="ink" strong>
              {holder}
            </Link>
          )}
          {call !== null && (
            <StatusTag stage={call.isLate ? 'red' : 'yellow'} icon={null} size="small">
              {call.text}
            </StatusTag>
          )}
          {payment !== null && section === 'payments' && (
            <StatusTag stage="green" icon={null} size="small">
              {payment}
            </StatusTag>
          )}
          {age !== null && (age.lateDays > 0 || WITH_AGE.includes(section)) && (
            <StatusTag stage={age.stage} icon={null} size="small">
              {ageText(age)}
            </StatusTag>
          )}
        </Stack>
        <Text as="div" size={15}>
          <DotSeparated
            parts={[reasonOf(row), row.waitsFor && WHO[row.waitsFor], heldBy].filter((part) => part !== null)}
          />
        </Text>
        <Text as="div" size={13} tone="muted" numeric>
          <DotSeparated
            parts={[vehicle, amount, number, section === 'payments' ? null : payment].filter(
              (part) => part !== null,
            )}
          />
        </Text>
      </Stack>
    </Item>
  );
};
