import { Button } from '@prendarios/design-system/actions/Button';
import { KeyValue } from '@prendarios/design-system/data/KeyValue';
import { NumberCard } from '@prendarios/design-system/data/NumberCard';
import { Timeline, type TimelineItem } from '@prendarios/design-system/data/Timeline';
import { Busy } from '@prendarios/design-system/feedback/Busy';
import { Grid } from '@prendarios/design-system/foundations/Grid';
import { Illustration } from '@prendarios/design-system/foundations/Illustration';
import { Only } from '@prendarios/design-system/foundations/Only';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { formatDate } from '@prendarios/rules/format';
import type { HolderProposalFragment } from '#generated/graphql.ts';
import { biometryHref } from '#shared/loan/identityCheck/biometryHref.ts';
import { CalendarButton } from '#shared/loan/CalendarButton.tsx';
import { showNotice } from '#shared/page/notices/notices.ts';
import { EndSection } from '#shared/page/EndSection.tsx';
import { RevocationNote } from '#shared/loan/proposal/RevocationNote.tsx';
import { DASHBOARD_PATH } from '#shared/session/paths.ts';
import { StepPage } from '#shared/page/steps/StepPage.tsx';
import { isSeller } from '#shared/session/sessionStore.ts';
import { useHolderFlow, useHolderProposal } from '../../flow/HolderContext.ts';
import { isAtIdentityCheck, isSentBack, resumeHref } from '../../parts/entry/resumeHref.ts';
import { HandOver } from '../../parts/staff/HandOver.tsx';
import { AwaitedSeller, isAwaited, linkRecipient } from '#shared/loan/seller/AwaitedSeller.tsx';
import { SellerAccountAsked } from '#shared/loan/seller/SellerAccountAsked.tsx';
import { stepsDoneAfter } from './afterRequest.ts';
import { recordRows, type EndProposal } from './record.ts';
import { END_TEXTS } from './texts.ts';

const TEXT = END_TEXTS.done;
const NEXT = END_TEXTS.next;
/** Returns the next steps in order; a seller who has not answered yet is shown with the identity check. */
function stepsAfter(loan: HolderProposalFragment, proposal: EndProposal): TimelineItem[] {
  const due = stepsDoneAfter(loan.phases, proposal.biometry.isValidated);
  const items = [NEXT.identity, NEXT.contract, NEXT.registry, NEXT.payment].map(
    ({ title, who, takes }, at): TimelineItem =>
      at < due
        ? { title, state: 'done' }
        : { title, detail: who, date: takes, state: at === due ? 'current' : 'todo' },
  );
  if (isSentBack(loan)) {
    const waiting = items.map((item): TimelineItem =>
      item.state === 'done' ? item : { ...item, state: 'todo' },
    );
    return waiting.toSpliced(due, 0, { title: NEXT.reload.title, detail: NEXT.reload.who, state: 'current' });
  }
  const { title, who } = NEXT.seller;
  const seller: TimelineItem = { title, detail: who(linkRecipient(proposal)), state: 'current' };
  return isAwaited(proposal) ? items.toSpliced(1, 0, seller) : items;
}

/** Copies the application's number and confirms it in a notice. */
async function copyNumber(number: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(number);
    showNotice({ text: TEXT.copied, tone: 'success' });
  } catch {
    // No clipboard, for example over plain http or in an in-app browser; the number stays visible.
    showNotice({ text: TEXT.notCopied, tone: 'warning' });
  }
}

/** Starts the holder's identity check; sellers hand it over to the customer's phone. */
const IdentityButton = ({ proposalId }: { proposalId: string }) =>
  isSeller() ? (
    <HandOver block>{TEXT.identity}</HandOver>
  ) : (
    <Button href={biometryHref(proposalId)} icon="camera" block>
      {TEXT.identity}
    </Button>
  );

type DoneProps = {
  proposal: EndProposal;
  /** Whether the server has not answered yet (ST-17). */
  isSending: boolean;
};

/** Shows the number, the next steps with the responsible party, and a record to print. */
export const DonePage = ({ proposal, isSending }: DoneProps) => {
  const loan = useHolderProposal();
  const { state } = useHolderFlow();
  const number = String(proposal.number);
  return (
    <StepPage
      title={TEXT.title}
      pageTitle={TEXT.page}
      subtitle={TEXT.subtitle}
      width="wide"
      aside={null}
      phoneBar={null}
      previous={null}
    >
      {isSending && <Busy text={TEXT.saving} />}
      <Grid gap={8} from="lg" align="start">
        <Stack gap={6}>
          <Only on="screen">
            <Illustration name="done" />
          </Only>
          <NumberCard
            label={TEXT.number}
            value={number}
            action={
              <Only on="screen">
                <Button variant="secondary" size="small" icon="copy" onClick={() => void copyNumber(number)}>
                  {TEXT.copy}
                </Button>
              </Only>
            }
          />
          <RevocationNote revocation={proposal.revocation} number={proposal.number} />
          {/* Only the record is printed. */}
          <Only on="screen">
            <EndSection heading={TEXT.nextHeading}>
              <Timeline
                items={[
                  {
                    title: NEXT.requested.title,
                    by: NEXT.requested.by,
                    date: formatDate(proposal.updatedAt),
                    state: 'done',
                  },
                  ...stepsAfter(loan, proposal),
                ]}
              />
              {isSentBack(loan) && (
                <Button href={resumeHref(loan, state.audience) ?? undefined} block>
                  {TEXT.reload}
                </Button>
              )}
              {isAtIdentityCheck(loan) && <IdentityButton proposalId={loan.id} />}
              <AwaitedSeller proposal={proposal} />
              <SellerAccountAsked proposal={proposal} />
              <Text size={15} tone="muted" measure>
                {TEXT.calls}
              </Text>
            </EndSection>
          </Only>
        </Stack>
        <EndSection heading={TEXT.recordHeading}>
          <Text tone="muted" measure>
            {TEXT.recordNote}
          </Text>
          <KeyValue rows={recordRows(loan, proposal)} />
          <Only on="screen">
            <Stack direction="row" gap={3} wrap>
              <Button variant="secondary" icon="download" onClick={() => window.print()}>
                {TEXT.print}
              </Button>
              <CalendarButton
                loanId={loan.simulationId}
                rows={proposal.installments}
                isUva={loan.quote.mode === 'UVA'}
              />
              {state.audience === 'user' && (
                <Button variant="secondary" href={DASHBOARD_PATH}>
                  {TEXT.dashboard}
                </Button>
              )}
            </Stack>
          </Only>
        </EndSection>
      </Grid>
    </StepPage>
  );
};
