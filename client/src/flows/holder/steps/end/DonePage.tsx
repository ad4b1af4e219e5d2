import { Button } from '@prendarios/design-system/actions/Button';
import { KeyValue } from '@prendarios/design-system/data/KeyValue';
import { NumberCard } from '@prendarios/design-system/data/NumberCard';
import { Timeline } from '@prendarios/design-system/data/Timeline';
import { Busy } from '@prendarios/design-system/feedback/Busy';
import { Grid } from '@prendarios/design-system/foundations/Grid';
import { Illustration } from '@prendarios/design-system/foundations/Illustration';
import { Only } from '@prendarios/design-system/foundations/Only';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { formatDate } from '@prendarios/rules/format';
import { biometryHref } from '../../../../shared/biometry/biometryHref.ts';
import { CalendarButton } from '../../../../shared/loan/CalendarButton.tsx';
import { showNotice } from '../../../../shared/notices/notices.ts';
import { EndSection } from '../../../../shared/page/EndSection.tsx';
import { RevocationNote } from '../../../../shared/proposal/RevocationNote.tsx';
import { DASHBOARD_PATH } from '../../../../shared/session/paths.ts';
import { useHolderFlow, useHolderProposal } from '../../HolderContext.ts';
import { isAtIdentityCheck } from '../../parts/entry/resumeHref.ts';
import { HolderPage } from '../../HolderPage.tsx';
import { AwaitedSeller, isAwaited, linkRecipient } from '../seller-documents/AwaitedSeller.tsx';
import { recordRows, type EndProposal } from './record.ts';
import { END_TEXTS } from './texts.ts';

const TEXT = END_TEXTS.done;
const NEXT = END_TEXTS.next;
/** After the request, in order; the first is due now, and the part of a seller who did not answer yet. */
const stepsAfter = (proposal: EndProposal) => [
  { ...NEXT.identity, isDue: true },
  ...(isAwaited(proposal)
    ? [{ ...NEXT.seller, who: NEXT.seller.who(linkRecipient(proposal)), isDue: true }]
    : []),
  ...[NEXT.contract, NEXT.registry, NEXT.payment].map((step) => ({ ...step, isDue: false })),
];

/** Copies the number of the application, and says so in a notice. */
async function copyNumber(number: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(number);
    showNotice({ text: TEXT.copied, tone: 'success' });
  } catch {
    // No clipboard here (plain http, an in-app browser): the number stays in view.
    showNotice({ text: TEXT.notCopied, tone: 'warning' });
  }
}

type DoneProps = {
  proposal: EndProposal;
  /** The server has not answered yet (ST-17). */
  isSending: boolean;
};

/** The number, the next steps with the party responsible for each, and a record to print. */
export const DonePage = ({ proposal, isSending }: DoneProps) => {
  const loan = useHolderProposal();
  const { state } = useHolderFlow();
  const number = String(proposal.number);
  return (
    <HolderPage
      step="end"
      title={TEXT.title}
      pageTitle={TEXT.page}
      subtitle={TEXT.subtitle}
      width="wide"
      aside={null}
      phoneBar={null}
      withoutBack
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
          <RevocationNote proposal={proposal} />
          {/* Only the record is printed. */}
          <Only on="screen">
            <EndSection heading={TEXT.nextHeading}>
              <Timeline
                items={[
                  {
                    title: NEXT.requested.title,
                    detail: NEXT.requested.who,
                    date: formatDate(proposal.updatedAt),
                    state: 'done',
                  },
                  ...stepsAfter(proposal).map((step) => ({
                    title: step.title,
                    detail: step.who,
                    date: 'takes' in step ? step.takes : undefined,
                    state: step.isDue ? ('current' as const) : ('todo' as const),
                  })),
                ]}
              />
              {isAtIdentityCheck(loan) && (
                <Button href={biometryHref(loan.id)} icon="camera" block>
                  {TEXT.identity}
                </Button>
              )}
              <AwaitedSeller proposal={proposal} />
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
    </HolderPage>
  );
};
