import { Disclosure } from '@prendarios/design-system/data/Disclosure';
import { Item, ItemList } from '@prendarios/design-system/data/ItemList';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { formatDate } from '@prendarios/rules/format';
import type { StaffActViewFragment } from '#generated/graphql.ts';
import { formatMoment } from '#shared/text/moment.ts';
import { memberInText, memberName } from './memberName.ts';
import { FOLLOW_UP_TEXTS } from './texts.ts';

const TEXT = FOLLOW_UP_TEXTS.history;

const described = ({ kind, party, maskedRecipient, from, nextCallOn }: StaffActViewFragment): string =>
  TEXT.kinds[kind]({
    party: party ?? 'OWNER',
    recipient: maskedRecipient ?? '',
    from: from && memberInText(from),
    call: nextCallOn === null ? '' : formatDate(nextCallOn),
  });

/** Shows what the team did with a proposal, newest first. */
export const History = ({ acts }: { acts: readonly StaffActViewFragment[] }) => (
  <Disclosure summary={TEXT.heading(acts.length)}>
    <ItemList look="lines" aria-label={TEXT.label}>
      {acts.map((act) => (
        <Item key={act.id}>
          <Stack gap={1}>
            <Text size={15}>{described(act)}</Text>
            <Text size={13} tone="muted" numeric>
              {`${memberName(act.by)} · ${formatMoment(act.doneAt)}`}
            </Text>
          </Stack>
        </Item>
      ))}
    </ItemList>
  </Disclosure>
);
