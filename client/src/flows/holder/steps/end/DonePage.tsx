import { Button } from '@prendarios/design-system/actions/Button';
import { KeyValue } from '@prendarios/design-system/data/KeyValue';
import { NumberCard } from '@prendarios/design-system/data/NumberCard';
import { Timeline } from '@prendarios/design-system/data/Timeline';
import { Busy } from '@prendarios/design-system/feedback/Busy';
import { Only } from '@prendarios/design-system/foundations/Only';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { formatDate } from '@prendarios/rules/format';
import { biometryHref } from '../../../../shared/biometry/biometryHref.ts';
import { CalendarButton } from '../../../../shared/loan/CalendarButton.tsx';
import { EndSection } from '../../../../shared/page/EndSection.tsx';
import { RevocationNote } from '../../../../shared/proposal/RevocationNote.tsx';
import { DASHBOARD_PATH } from '../../../../shared/session/paths.ts';
import { useHolderFlow, useHolderProposal } from '../../HolderContext.ts';
import { isAtIdentityCheck } from '../../parts/entry/resumeHref.ts';
import { HolderPage } from '../../HolderPage.tsx';
import { recordRows, type EndProposal } from './record.ts';
import { END_TEXTS } from './texts.ts';

const TEXT = END_TEXTS.done;
const NEXT = END_TEXTS.next;

type DoneProps = {
  proposal: EndProposal;
  /** The server has not answered yet (ST-17). */
  isSending: boolean;
};

/** The number, the next steps with the party responsible for each, and a record to print. */
export const DonePage = ({ proposal, isSending }: DoneProps) => {
  const loan = useHolderProposal();
  const { state } = useHolderFlow();
  return (
    <HolderPage
      step="end"
      title={TEXT.title}
      pageTitle={TEXT.page}
      subtitle={TEXT.subtitle}
      aside={null}
      phoneBar={null}
      withoutBack
    >
      {isSending && <Busy text={TEXT.saving} />}
      <NumberCard label={TEXT.number} value={String(proposal.number)} />
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
              { title: NEXT.identity.title, detail: NEXT.identity.who, state: 'current' },
              { title: NEXT.contract.title, detail: NEXT.contract.who, state: 'todo' },
              { title: NEXT.registry.title, detail: NEXT.registry.who, state: 'todo' },
              { title: NEXT.payment.title, detail: NEXT.payment.who, state: 'todo' },
            ]}
          />
          {isAtIdentityCheck(loan) && (
            <Button href={biometryHref(loan.id)} icon="camera" block>
              {TEXT.identity}
            </Button>
          )}
        </EndSection>
      </Only>
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
    </HolderPage>
  );
};
