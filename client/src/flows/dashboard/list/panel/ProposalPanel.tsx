import { KeyValue } from '@prendarios/design-system/data/KeyValue';
import { StatusTag } from '@prendarios/design-system/data/StatusTag';
import { Timeline } from '@prendarios/design-system/data/Timeline';
import { EmptyState } from '@prendarios/design-system/feedback/EmptyState';
import { LiveRegion } from '@prendarios/design-system/feedback/LiveRegion';
import { Skeleton } from '@prendarios/design-system/feedback/Skeleton';
import { Card } from '@prendarios/design-system/foundations/Card';
import { DotSeparated } from '@prendarios/design-system/foundations/DotSeparated';
import { Link } from '@prendarios/design-system/foundations/Link';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { SidePanel } from '@prendarios/design-system/layout/SidePanel';
import { nameCase } from '@prendarios/rules/displayCase';
import { formatDate, formatPesos, MISSING } from '@prendarios/rules/format';
import { installmentLabel } from '@prendarios/rules/installments';
import { vehicleName } from '@prendarios/rules/vehicleName';
import type { ProposalRowFragment } from '#generated/graphql.ts';
import { LoadProblem } from '#shared/page/LoadProblem.tsx';
import { useIsFirstPage } from '#shared/page/firstPage.ts';
import type { Role } from '#shared/session/sessionStore.ts';
import { useToday } from '#shared/text/useToday.ts';
import { FollowUp } from '../../followUp/FollowUp.tsx';
import { nextAction } from '../../detail/nextAction.ts';
import { NextAct } from '../../detail/NextAct.tsx';
import { NEXT_TEXTS } from '../../detail/nextTexts.ts';
import { timelineItems } from '../../detail/timeline.ts';
import { proposalPath } from '../../proposal/addresses.ts';
import { type DashboardProposal, holderOf, paymentRows, sentBackWords } from '../../proposal/facts.ts';
import { PROPOSAL_TEXTS } from '../../proposal/texts.ts';
import { useDashboardProposal } from '../../proposal/useDashboardProposal.ts';
import { ageText } from '../../proposal/ageText.ts';
import { stageAge } from '../../proposal/stageAge.ts';
import { stageTag } from '../../proposal/stageTag.ts';
import { CustomerContact } from '../../reach/CustomerContact.tsx';
import { SellerLink } from '../../reach/SellerLink.tsx';
import { LIST_TEXTS } from '../texts.ts';
import { PANEL_TEXTS as TEXT } from './texts.ts';

type PanelProps = {
  id: string;
  role: Role;
  /** The proposal's row, if it is on the current page. */
  item: ProposalRowFragment | undefined;
  onClose: () => void;
};

/** Shows one proposal next to the list: summary, who must act and since when, and the action. */
export const ProposalPanel = ({ id, role, item, onClose }: PanelProps) => {
  const { query, proposal, announcement } = useDashboardProposal(id);
  const isFirst = useIsFirstPage();
  const title = proposal ? (holderOf(proposal) ?? PROPOSAL_TEXTS.title(String(proposal.number))) : TEXT.label;
  return (
    <SidePanel
      title={title}
      detail={proposal ? String(proposal.number) : undefined}
      // On the initial load, focus stays at the start of the page.
      takesFocus={!isFirst}
      onClose={onClose}
    >
      <LiveRegion message={announcement} />
      {proposal && <Content proposal={proposal} role={role} item={item} />}
      {proposal === null && (
        <EmptyState title={PROPOSAL_TEXTS.notFound.title}>{PROPOSAL_TEXTS.notFound.message}</EmptyState>
      )}
      {proposal === undefined &&
        (query.error === undefined || query.loading ? (
          <Skeleton shape="card" label={PROPOSAL_TEXTS.loading} />
        ) : (
          <LoadProblem headingLevel={3} onRetry={() => void query.refetch().catch(() => undefined)} />
        ))}
    </SidePanel>
  );
};

type ContentProps = { proposal: DashboardProposal; role: Role } & Pick<PanelProps, 'item'>;

const Content = ({ proposal, role, item }: ContentProps) => {
  const today = useToday();
  const next = nextAction(proposal, role);
  const { quote, vehicle, pointOfSale } = proposal;
  const since = item?.stageStartedAt ?? null;
  const [sentBack, ...others] = sentBackWords(proposal);
  return (
    <Stack gap={4}>
      <Stack gap={2} align="start">
        <Stack direction="row" gap={2} wrap>
          <StatusTag {...stageTag(proposal)} />
          {proposal.brand === 'VIVERE' && <StatusTag stage="purple">{PROPOSAL_TEXTS.vivere}</StatusTag>}
        </Stack>
        <Text as="div" size={15} tone="muted">
          <DotSeparated
            parts={[
              vehicleName(vehicle),
              formatPesos(quote.financedAmount.amount),
              installmentLabel(quote.term),
            ]}
          />
        </Text>
      </Stack>
      <Card tone="sand" room="small">
        <Stack gap={1}>
          <Text weight="bold">{next.who ?? NEXT_TEXTS.over}</Text>
          <Text size={15}>
            {`${sentBack === undefined ? next.title : LIST_TEXTS.sentBack(sentBack, others.length)}.`}
          </Text>
          {since !== null && next.kind !== 'ended' && (
            <Text size={15} tone="muted">
              {`${ageText(stageAge(since, item?.stageTargetDays ?? null, today))}.`}
            </Text>
          )}
        </Stack>
      </Card>
      <NextAct proposal={proposal} next={next} role={role} narrow />
      <CustomerContact proposal={proposal} reader={role} />
      <SellerLink
        proposalId={proposal.id}
        seller={proposal.seller}
        reader={role}
        lacksAccount={proposal.isSellerAccountMissing}
      />
      <FollowUp proposalId={proposal.id} look="panel" />
      <Timeline compact items={timelineItems(proposal)} />
      <KeyValue
        rows={[
          {
            term: TEXT.pointOfSale,
            value: pointOfSale === null ? MISSING : nameCase(pointOfSale.businessName),
          },
          ...paymentRows(proposal),
          { term: TEXT.created, value: formatDate(proposal.createdAt) },
        ]}
      />
      <Link href={proposalPath(proposal.id)} strong>
        {TEXT.open}
      </Link>
    </Stack>
  );
};
