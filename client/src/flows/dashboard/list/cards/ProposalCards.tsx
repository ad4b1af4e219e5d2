import { Button } from '@prendarios/design-system/actions/Button';
import { StatusTag } from '@prendarios/design-system/data/StatusTag';
import { Card } from '@prendarios/design-system/foundations/Card';
import { DotSeparated } from '@prendarios/design-system/foundations/DotSeparated';
import { Grid } from '@prendarios/design-system/foundations/Grid';
import { Link } from '@prendarios/design-system/foundations/Link';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import type { ProposalRowFragment } from '#generated/graphql.ts';
import { useToday } from '#shared/text/useToday.ts';
import { ResumeButton } from '../../proposal/ResumeButton.tsx';
import { plainNumber, rowOf } from '../table/rows.ts';
import { proposalPath } from '../../proposal/addresses.ts';
import { PROPOSAL_TEXTS } from '../../proposal/texts.ts';
import { cardAct } from './cardAct.ts';
import { CARD_TEXTS as TEXT } from './texts.ts';

const ProposalCard = ({ item }: { item: ProposalRowFragment }) => {
  const { vehicle, amount, tag, isVivere, note, created } = rowOf(item, 0, useToday());
  const act = cardAct(item);
  return (
    <Card as="article" room="small" marked={act !== null}>
      <Stack gap={4}>
        <Stack gap={2} align="start">
          <Stack direction="row" gap={2} wrap>
            <StatusTag {...tag} />
            {isVivere && <StatusTag stage="purple">{PROPOSAL_TEXTS.vivere}</StatusTag>}
          </Stack>
          <Text as="h2" size={20}>
            {item.id === null ? (
              vehicle
            ) : (
              <Link href={proposalPath(item.id)} tone="ink">
                {vehicle}
              </Link>
            )}
          </Text>
          <Text size={15} tone="muted" numeric>
            <DotSeparated
              parts={[...(amount === null ? [] : [amount]), TEXT.number(plainNumber(item.number)), created]}
            />
          </Text>
        </Stack>
        {act?.kind === 'resume' && <ResumeButton id={act.id}>{TEXT.resume}</ResumeButton>}
        {act?.kind === 'link' && (
          <Button href={act.href} size="small" block>
            {act.label}
          </Button>
        )}
        {act === null && note.length > 0 && (
          <Text size={15} tone="muted">
            <DotSeparated parts={note} />
          </Text>
        )}
      </Stack>
    </Card>
  );
};

/** Shows an applicant's own proposals, each with what it waits for. */
export const ProposalCards = ({ items }: { items: readonly ProposalRowFragment[] }) => (
  <Grid gap={4} align="start">
    {items.map((item, at) => (
      <ProposalCard key={item.id ?? at} item={item} />
    ))}
  </Grid>
);
