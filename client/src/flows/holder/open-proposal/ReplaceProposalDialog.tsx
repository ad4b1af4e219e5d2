import { Button } from '@prendarios/design-system/actions/Button';
import { Busy } from '@prendarios/design-system/feedback/Busy';
import { CodeField } from '@prendarios/design-system/fields/CodeField';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { Dialog } from '@prendarios/design-system/overlay/Dialog';
import { useCallback, useEffect, useState } from 'react';
import { FormFailure } from '../../../shared/forms/FormFailure.tsx';
import type { Match } from '../../../shared/return/match.ts';
import { ResendButton } from '../../../shared/return/ResendButton.tsx';
import { RETURN_TEXTS } from '../../../shared/return/texts.ts';
import { useCodeForm } from '../../../shared/return/useCodeForm.ts';
import { useResend, type CodeSent } from '../../../shared/return/useReturnCode.ts';
import { useSendCodeForm } from '../../../shared/return/useSendCodeForm.ts';
import { COMMON_TEXTS } from '../../../shared/texts/common.ts';
import { OPEN_PROPOSAL_TEXTS } from './texts.ts';
import { useEarlierProposal } from './useEarlierProposal.ts';
import { useReturnCheck } from './useReturnCheck.ts';

const TEXT = OPEN_PROPOSAL_TEXTS.replace;

type SendProps = { match: Match; onSent: (sent: CodeSent) => void };

const Send = ({ match, onSent }: SendProps) => {
  const form = useSendCodeForm(match, onSent);
  return (
    <Stack gap={4}>
      <Text>{TEXT.willSend(match.maskedPhone)}</Text>
      <FormFailure form={form} />
      <Button block busy={form.busy} busyText={COMMON_TEXTS.sending} onClick={() => form.onSubmit()}>
        {TEXT.send}
      </Button>
    </Stack>
  );
};

type ConfirmProps = { match: Match; sent: CodeSent; onUnlocked: () => void };

const Confirm = ({ match, sent, onUnlocked }: ConfirmProps) => {
  const resend = useResend(match, sent);
  const form = useCodeForm(match, { check: useReturnCheck(), onOpened: onUnlocked });
  const { setFocus } = form.form;
  const { focusKey } = form;
  useEffect(
    function focusCode() {
      setFocus('code');
    },
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- on arrival, and again when a try failed
    [setFocus, focusKey],
  );
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <Stack gap={4}>
        <Text>{TEXT.sentTo(sent.maskedPhone)}</Text>
        <CodeField
          {...form.form.register('code')}
          label={RETURN_TEXTS.code.label}
          error={form.errorOf('code')}
        />
        <FormFailure form={form} />
        <Button type="submit" block busy={form.busy} busyText={COMMON_TEXTS.sending}>
          {TEXT.confirm}
        </Button>
        <ResendButton resend={resend} />
      </Stack>
    </form>
  );
};

type ReplaceProposalDialogProps = { onClose: () => void; onUnlocked: () => void };

/** Only who holds the phone of an earlier proposal may have it cancelled: its code comes before the new one. */
export const ReplaceProposalDialog = ({ onClose, onUnlocked }: ReplaceProposalDialogProps) => {
  const { lookAgain } = useEarlierProposal();
  const [match, setMatch] = useState<Match | 'looking' | null>('looking');
  const [sent, setSent] = useState<CodeSent | null>(null);
  const look = useCallback(
    async () => {
      setMatch('looking');
      setMatch(await lookAgain());
    },
    // oxlint-disable-next-line react/exhaustive-deps -- looking again reads what is remembered when it is called
    [],
  );
  useEffect(
    function lookOnOpening() {
      void look();
    },
    [look],
  );
  return (
    <Dialog open title={TEXT.title} onClose={onClose}>
      <Stack gap={4}>
        <Text>
          {TEXT.why} {TEXT.kept}
        </Text>
        {match === 'looking' && <Busy text={TEXT.looking} />}
        {match === null && (
          <Stack gap={3}>
            <Text>{TEXT.missing}</Text>
            <Button variant="secondary" onClick={() => void look()}>
              {COMMON_TEXTS.retry}
            </Button>
          </Stack>
        )}
        {match !== 'looking' && match !== null && sent === null && <Send match={match} onSent={setSent} />}
        {match !== 'looking' && match !== null && sent !== null && (
          <Confirm match={match} sent={sent} onUnlocked={onUnlocked} />
        )}
      </Stack>
    </Dialog>
  );
};
