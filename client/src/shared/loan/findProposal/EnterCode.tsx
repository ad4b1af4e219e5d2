import { Button } from '@prendarios/design-system/actions/Button';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { useEffect } from 'react';
import { StepPage } from '#shared/page/steps/StepPage.tsx';
import { CodeForm } from '../phoneCode/CodeForm.tsx';
import { useCodeForm, type CodeCheck } from '../phoneCode/useCodeForm.ts';
import { usePhoneCode, whereSent } from '../phoneCode/usePhoneCode.ts';
import { isHeld, type Match } from './match.ts';
import { RETURN_TEXTS } from './texts.ts';

const TEXT = RETURN_TEXTS.enter;

type EnterCodeProps<Opened> = CodeCheck<Opened> & {
  match: Match;
  freshHref: string;
  onOther: () => void;
};

/** Asks for the code that opens the proposal in this browser; until then, it does not reveal whether one exists. */
export function EnterCode<Opened>({ match, freshHref, onOther, ...check }: EnterCodeProps<Opened>) {
  const target = { proposalId: match.id, purpose: 'RETURN' } as const;
  const phoneCode = usePhoneCode(target);
  const form = useCodeForm(target, check);
  const { focus } = form;
  useEffect(
    function takeFocus() {
      // The previous page, which had the focus, is gone.
      focus('code');
    },
    [focus],
  );
  return (
    <StepPage
      title={TEXT.title}
      pageTitle={TEXT.title}
      subtitle={isHeld(match) ? whereSent(phoneCode, match.maskedPhone) : TEXT.sentIfAny}
      form={form}
      submit={TEXT.action}
    >
      <CodeForm phoneCode={phoneCode} form={form} />
      <Stack gap={2} align="start">
        <Text tone="muted" measure>
          {TEXT.none}
        </Text>
        <Button variant="quiet" size="small" onClick={onOther}>
          {TEXT.other}
        </Button>
        <Button variant="quiet" size="small" href={freshHref}>
          {TEXT.fresh}
        </Button>
      </Stack>
    </StepPage>
  );
}
