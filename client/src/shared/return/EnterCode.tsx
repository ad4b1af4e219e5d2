import { CodeField } from '@prendarios/design-system/fields/CodeField';
import { keepTogether } from '@prendarios/design-system/foundations/keepTogether';
import type { Match } from './match.ts';
import { ResendButton } from './ResendButton.tsx';
import type { ReturnFrame } from './ReturnFrame.ts';
import { RETURN_TEXTS } from './texts.ts';
import { useCodeForm, type CodeCheck } from './useCodeForm.ts';
import { useResend, type CodeSent } from './useReturnCode.ts';

const TEXT = RETURN_TEXTS.code;

type EnterCodeProps<Opened> = CodeCheck<Opened> & { Frame: ReturnFrame; match: Match; sent: CodeSent };

/** The code opens the proposal for this browser. */
export function EnterCode<Opened>({ Frame, match, sent, ...check }: EnterCodeProps<Opened>) {
  const resend = useResend(match, sent);
  const form = useCodeForm(match, check);
  return (
    <Frame
      title={TEXT.title}
      subtitle={TEXT.subtitle(keepTogether(sent.maskedPhone))}
      form={form}
      submit={TEXT.action}
      note={resend.notice}
    >
      <CodeField {...form.form.register('code')} label={TEXT.label} error={form.errorOf('code')} />
      <ResendButton resend={resend} />
    </Frame>
  );
}
