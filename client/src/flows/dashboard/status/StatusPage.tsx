import { Button } from '@prendarios/design-system/actions/Button';
import { Item, ItemList } from '@prendarios/design-system/data/ItemList';
import { StatusTag } from '@prendarios/design-system/data/StatusTag';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { nameCase } from '@prendarios/rules/displayCase';
import { formatDay } from '@prendarios/rules/format';
import { RevocationNote } from '#shared/loan/proposal/RevocationNote.tsx';
import { SellerAccountAsked } from '#shared/loan/seller/SellerAccountAsked.tsx';
import { useBank } from '#shared/page/bank.ts';
import { telHref } from '#shared/page/help/telHref.ts';
import { LeaveDevice } from '#shared/page/LeaveDevice.tsx';
import { Page } from '#shared/page/Page.tsx';
import { useToday } from '#shared/text/useToday.ts';
import { usePageTitle } from '#shared/page/usePageTitle.ts';
import { CancelProposal } from '../detail/CancelProposal.tsx';
import { toldOfCancelling } from '../detail/cancelTold.ts';
import { asCancelled } from '../detail/cancelledView.ts';
import { type NextAction, nextAction } from '../detail/nextAction.ts';
import { NextCard } from '../detail/NextCard.tsx';
import { DETAIL_TEXTS } from '../detail/texts.ts';
import { TimelineCard } from '../detail/TimelineCard.tsx';
import { useCancellation } from '../detail/useCancellation.ts';
import { type DashboardProposal, documentsSentBack } from '../proposal/facts.ts';
import { stageTag } from '../proposal/stageTag.ts';
import { PROPOSAL_TEXTS } from '../proposal/texts.ts';
import { useResume } from '../proposal/useResume.ts';
import { deadline, endedOffer, loanLine, statusAct } from './status.ts';
import { STATUS_TEXTS as TEXT } from './texts.ts';

type ActProps = { proposal: DashboardProposal; next: NextAction };

/** Shows what the guest can do or read now. */
const StatusAct = ({ proposal, next }: ActProps) => {
  const resume = useResume(proposal.id);
  const act = statusAct(proposal, next);
  if (act === null) return null;
  const variant = next.kind === 'mine' ? 'primary' : 'secondary';
  return (
    <>
      {act.resumes ? (
        <Button
          variant={variant}
          block
          busy={resume.busy}
          busyText={PROPOSAL_TEXTS.resume.opening}
          onClick={resume.go}
        >
          {act.label}
        </Button>
      ) : (
        <Button variant={variant} block href={act.href}>
          {act.label}
        </Button>
      )}
      {resume.problem !== null && (
        <Alert tone="danger" live>
          {resume.problem}
        </Alert>
      )}
    </>
  );
};

/** Lists the documents sent back, each with the reason. */
const SentBack = ({ documents }: Pick<DashboardProposal, 'documents'>) => {
  const sentBack = documentsSentBack(documents);
  if (sentBack.length === 0) return null;
  return (
    <ItemList look="lines">
      {sentBack.map(({ type, label, observation }) => (
        <Item key={type}>
          <Text weight="semibold">{label}</Text>
          {observation !== null && (
            <Text size={15} tone="muted">
              {DETAIL_TEXTS.documents.reason(observation)}
            </Text>
          )}
        </Item>
      ))}
    </ItemList>
  );
};

const Contact = ({ number }: { number: number }) => {
  const { phone } = useBank().contacts;
  return (
    <Stack as="section" gap={3} align="start">
      <Text as="h2" size={20}>
        {TEXT.contact.heading}
      </Text>
      <Text tone="muted">{TEXT.contact.text(number)}</Text>
      <Button variant="secondary" icon="phone" href={telHref(phone)}>
        {TEXT.contact.call(phone)}
      </Button>
    </Stack>
  );
};

/** Shows the application's status, who must act and the guest's next step; the first name is the only personal data. */
export const StatusPage = ({ proposal: saved }: { proposal: DashboardProposal }) => {
  usePageTitle(TEXT.title);
  const { cancelledAt, problem, cancel } = useCancellation(saved);
  const proposal = cancelledAt === null ? saved : asCancelled(saved, 'APPLICANT', cancelledAt);
  const today = useToday();
  const next = nextAction(proposal, 'APPLICANT');
  const by = deadline(proposal, next, today);
  const ended = endedOffer(proposal, today);
  return (
    <Page
      width="form"
      below={
        <Stack gap={4} align="start">
          {proposal.flow.canBeCancelled && (
            <CancelProposal
              number={proposal.number}
              told={toldOfCancelling(proposal, 'APPLICANT')}
              onCancel={cancel}
            />
          )}
          <LeaveDevice />
        </Stack>
      }
    >
      <Stack gap={6}>
        <Stack as="header" gap={3} align="start">
          <Text as="h1" size={32}>
            {TEXT.title}
          </Text>
          <Text>{TEXT.greeting(nameCase(proposal.owner.firstName), proposal.number)}</Text>
          <Text tone="muted" size={15} numeric>
            {loanLine(proposal)}
          </Text>
          <StatusTag {...stageTag(proposal)} />
        </Stack>
        {problem !== null && (
          <Alert tone="danger" live>
            {problem}
          </Alert>
        )}
        {ended !== null && (
          <Alert tone="warning" title={TEXT.offerEnded.title(formatDay(ended))}>
            {TEXT.offerEnded.text}
          </Alert>
        )}
        <NextCard next={next} isGood={proposal.status === 'CLOSED' && next.kind === 'ended'}>
          {by !== null && <Text weight="semibold">{by}</Text>}
          <SentBack documents={proposal.documents} />
          <StatusAct proposal={proposal} next={next} />
        </NextCard>
        <SellerAccountAsked proposal={proposal} />
        {proposal.isPaymentOnHold && (
          <Alert tone="warning" title={DETAIL_TEXTS.onHold.title}>
            {DETAIL_TEXTS.onHold.text}
          </Alert>
        )}
        <RevocationNote revocation={proposal.revocation} number={proposal.number} />
        <TimelineCard proposal={proposal} waitsFor={next.actor} />
        <Contact number={proposal.number} />
      </Stack>
    </Page>
  );
};
