import { Button } from '@prendarios/design-system/actions/Button';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { nameCase } from '@prendarios/rules/displayCase';
import { MISSING } from '@prendarios/rules/format';
import { useRef, useState } from 'react';
import type { ProposalRowFragment } from '#generated/graphql.ts';
import { countOutcomes, type Outcomes, failedIds } from './remindEach.ts';
import { BULK_TEXTS as TEXT } from './texts.ts';

type ResultsProps = {
  asked: readonly string[];
  outcomes: Outcomes;
  items: readonly ProposalRowFragment[];
  isSending: boolean;
  send: (ids: readonly string[]) => void;
};

/** Shows each reminder's result, and lets the user retry those that failed. */
export const Results = ({ asked, outcomes, items, isSending, send }: ResultsProps) => {
  const summary = useRef<HTMLDivElement>(null);
  const again = failedIds(asked, outcomes);
  // A row may leave the list while its reminder is sent.
  const [names] = useState(() => new Map(items.map(({ id, ownerName }) => [id, ownerName])));
  const nameOf = (id: string) => nameCase(names.get(id) ?? MISSING);
  return (
    <Stack gap={2} align="start">
      <div role="status" ref={summary} tabIndex={-1}>
        {!isSending && <Text weight="bold">{TEXT.summary(countOutcomes(asked, outcomes))}</Text>}
      </div>
      {!isSending && again.length > 0 && (
        <Button
          variant="secondary"
          size="small"
          onClick={() => {
            // The button disappears while reminders are sent, so focus moves here.
            summary.current?.focus();
            send(again);
          }}
        >
          {TEXT.again(again.length)}
        </Button>
      )}
      <ul aria-label={TEXT.results}>
        {(isSending ? asked.filter((id) => outcomes.has(id)) : asked).map((id) => {
          const { kind = 'failed', text = '', party = 'OWNER' } = outcomes.get(id) ?? {};
          const to = party === 'OWNER' ? '' : `, ${TEXT.confirm.to[party]}`;
          return (
            <li key={id}>
              <Text
                size={15}
              >{`${nameOf(id)}${to}. ${TEXT.kinds[kind]}${text === '' ? '.' : `: ${text}`}`}</Text>
            </li>
          );
        })}
      </ul>
    </Stack>
  );
};
