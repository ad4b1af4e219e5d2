import { CodeField } from '@prendarios/design-system/fields/CodeField';
import { keepTogether } from '@prendarios/design-system/foundations/keepTogether';
import { useEffect, useState } from 'react';
import { entryOf } from '../entry/entry.ts';
import { resumeOf, type StepId } from '../flow.ts';
import { useHolderFlow } from '../HolderContext.ts';
import { HolderPage } from '../HolderPage.tsx';
import { rememberEarlier, type Match } from '../open-proposal/openProposal.ts';
import { ResendButton } from './ResendButton.tsx';
import { START_TEXTS } from './texts.ts';
import { useCodeForm } from './useCodeForm.ts';
import { useResend, type CodeSent } from './useReturnCode.ts';

const TEXT = START_TEXTS.code;

type EnterCodeProps = { match: Match; sent: CodeSent };

/** The code opens the proposal for this browser and leads to the step that is due. */
export const EnterCode = ({ match, sent }: EnterCodeProps) => {
  const { go, goTo, state } = useHolderFlow();
  const resend = useResend(match, sent);
  const [due, setDue] = useState<{ step: StepId | null } | null>(null);
  const form = useCodeForm(match, (opened) =>
    setDue({ step: entryOf(opened.entryModal) === null ? resumeOf(opened, state.audience) : null }),
  );

  useEffect(
    function leaveOnceUnlocked() {
      if (due === null) return;
      rememberEarlier(null);
      if (due.step === null) goTo('start', '');
      else go(due.step);
    },
    [due, go, goTo],
  );

  return (
    <HolderPage
      step="start"
      title={TEXT.title}
      subtitle={TEXT.subtitle(keepTogether(sent.maskedPhone))}
      pageTitle={TEXT.title}
      form={form}
      aside={null}
      phoneBar={null}
      submit={TEXT.action}
      note={resend.notice}
    >
      <CodeField {...form.form.register('code')} label={TEXT.label} error={form.errorOf('code')} />
      <ResendButton resend={resend} />
    </HolderPage>
  );
};
