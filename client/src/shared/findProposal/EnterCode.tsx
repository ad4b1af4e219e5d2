import { CodeForm } from '../phoneCode/CodeForm.tsx';
import { PHONE_CODE_TEXTS } from '../phoneCode/texts.ts';
import { useCodeForm, type CodeCheck } from '../phoneCode/useCodeForm.ts';
import { usePhoneCode, whereSent } from '../phoneCode/usePhoneCode.ts';
import type { Match, ReturnFrame } from './ReturnFrame.ts';
import { RETURN_TEXTS } from './texts.ts';

type EnterCodeProps<Opened> = CodeCheck<Opened> & { Frame: ReturnFrame; match: Match };

/** The code opens the proposal for this browser. */
export function EnterCode<Opened>({ Frame, match, ...check }: EnterCodeProps<Opened>) {
  const purpose = { proposalId: match.id, returning: true };
  const phoneCode = usePhoneCode(purpose);
  const form = useCodeForm(purpose, check);
  return (
    <Frame
      title={PHONE_CODE_TEXTS.title}
      subtitle={whereSent(phoneCode, match.maskedPhone)}
      form={form}
      submit={RETURN_TEXTS.enter}
    >
      <CodeForm phoneCode={phoneCode} form={form} />
    </Frame>
  );
}
