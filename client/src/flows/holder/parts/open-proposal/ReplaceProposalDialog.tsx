import { Button } from '@prendarios/design-system/actions/Button';
import { Busy } from '@prendarios/design-system/feedback/Busy';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { Dialog } from '@prendarios/design-system/overlay/Dialog';
import { useCallback, useEffect, useState } from 'react';
import { useBank } from '../../../../shared/bank/bank.ts';
import { FormFailure } from '../../../../shared/forms/FormFailure.tsx';
import { CodeForm } from '../../../../shared/phoneCode/CodeForm.tsx';
import { useCodeForm } from '../../../../shared/phoneCode/useCodeForm.ts';
import { usePhoneCode, whereSent } from '../../../../shared/phoneCode/usePhoneCode.ts';
import { isHeld, type Match } from '../../../../shared/findProposal/match.ts';
import { COMMON_TEXTS } from '../../../../shared/texts/common.ts';
import { OPEN_PROPOSAL_TEXTS } from './texts.ts';
import { useEarlierProposal } from './useEarlierProposal.ts';
import { useReturnCheck } from './useReturnCheck.ts';

const TEXT = OPEN_PROPOSAL_TEXTS.replace;

type ConfirmProps = { match: Match; onUnlocked: () => void };

const Confirm = ({ match, onUnlocked }: ConfirmProps) => {
  const purpose = { proposalId: match.id, returning: true };
  const phoneCode = usePhoneCode(purpose);
  const form = useCodeForm(purpose, { check: useReturnCheck(), onOpened: onUnlocked });
  const { focus, focusKey } = form;
  useEffect(
    function focusCode() {
      focus('code');
    },
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- on arrival, and again after a failed try
    [focus, focusKey],
  );
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <Stack gap={4}>
        <Text>{isHeld(match) ? whereSent(phoneCode, match.maskedPhone) : TEXT.sent}</Text>
        <CodeForm phoneCode={phoneCode} form={form} />
        <FormFailure form={form} />
        <Button type="submit" block busy={form.busy} busyText={COMMON_TEXTS.sending}>
          {TEXT.confirm}
        </Button>
      </Stack>
    </form>
  );
};

type ReplaceProposalDialogProps = { onClose: () => void; onUnlocked: () => void };

/** Asks for a code sent to the phone of the earlier proposal: only its owner may cancel it. */
export const ReplaceProposalDialog = ({ onClose, onUnlocked }: ReplaceProposalDialogProps) => {
  const { lookAgain, resume } = useEarlierProposal();
  const { phone } = useBank().contacts;
  const [match, setMatch] = useState<Match | 'looking' | null>('looking');
  const [isAsked, setAsked] = useState(false);
  const look = useCallback(
    async () => {
      setMatch('looking');
      setMatch(await lookAgain());
    },
    // oxlint-disable-next-line react/exhaustive-deps -- lookAgain reads the remembered proposal when it is called
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
        {match !== 'looking' && match !== null && !isAsked && (
          <>
            <Text>{TEXT.confirmed(phone)}</Text>
            <Text>{TEXT.willSend}</Text>
            <Button block onClick={() => setAsked(true)}>
              {TEXT.send}
            </Button>
            <Button block variant="secondary" onClick={() => void resume()}>
              {TEXT.follow}
            </Button>
          </>
        )}
        {match !== 'looking' && match !== null && isAsked && (
          <Confirm match={match} onUnlocked={onUnlocked} />
        )}
      </Stack>
    </Dialog>
  );
};
