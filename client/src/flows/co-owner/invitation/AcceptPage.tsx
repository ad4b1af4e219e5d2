import { Button } from '@prendarios/design-system/actions/Button';
import { phoneCodeForm } from '@prendarios/rules/forms/answers';
import type { AcceptCoOwnershipInput, SendCoOwnerCodeInput } from '#generated/graphql.ts';
import { useAcceptCoOwnershipMutation, useSendCoOwnerCodeMutation } from '#generated/hooks.ts';
import { CONSENTS, NO_CONSENTS } from '#shared/loan/consents/consents.ts';
import { problemsOrResult } from '#shared/forms/useSubmission.ts';
import { useStepForm } from '#shared/forms/useStepForm.ts';
import { CONDITIONS_CHANGED, shownConditions } from '#shared/loan/shownConditions.ts';
import { CodeForm } from '#shared/loan/phoneCode/CodeForm.tsx';
import { forgetSentCode } from '#shared/loan/phoneCode/sentCode.ts';
import { CODE_PROBLEMS } from '#shared/loan/phoneCode/useCodeForm.ts';
import { useSentCode, whereSent } from '#shared/loan/phoneCode/usePhoneCode.ts';
import { StepPage } from '#shared/page/steps/StepPage.tsx';
import { useCoOwnerFlow } from '../CoOwnerContext.ts';
import { INVITATION_TEXTS } from './texts.ts';

const TEXT = INVITATION_TEXTS.code;
const SCHEMA = phoneCodeForm({ asksConsents: false });

/** Asks for the code sent to the co-owner's phone, which confirms the consents they gave. */
export const AcceptPage = ({ onBack }: { onBack: () => void }) => {
  const { coOwnership, goOn, refresh } = useCoOwnerFlow();
  const { id: coOwnershipId } = coOwnership;
  const [sendCode] = useSendCoOwnerCodeMutation();
  const [accept] = useAcceptCoOwnershipMutation();
  const phoneCode = useSentCode({
    key: `co-owner ${coOwnershipId}`,
    onArrival: true,
    request: async (context) => {
      const input = { coOwnershipId, purpose: 'ACCEPTANCE' } satisfies SendCoOwnerCodeInput;
      const { data } = await sendCode({ variables: { input }, context });
      return data?.sendCoOwnerCode;
    },
  });
  const form = useStepForm({
    id: 'co-owner-code',
    schema: SCHEMA,
    defaultValues: { code: '', ...NO_CONSENTS },
    send: async ({ code }, context) => {
      const input = {
        coOwnershipId,
        code,
        consents: CONSENTS,
        shown: shownConditions(coOwnership),
      } satisfies AcceptCoOwnershipInput;
      const { data } = await accept({ variables: { input }, context });
      if (data === undefined) throw new Error('The answer to the acceptance had no data.');
      return problemsOrResult(data.acceptCoOwnership.userErrors, data.acceptCoOwnership.coOwnership);
    },
    onDone: (after) => {
      forgetSentCode();
      goOn(after ?? undefined);
    },
    onProblem: async ({ code }) => {
      if (code === 'STEP_NOT_ALLOWED' || code === CONDITIONS_CHANGED) await refresh().catch(() => undefined);
      return false;
    },
    fieldOf: ({ code }) => (CODE_PROBLEMS.has(code) ? 'code' : null),
  });
  return (
    <StepPage
      title={TEXT.title}
      pageTitle={TEXT.title}
      subtitle={whereSent(phoneCode, coOwnership.maskedPhone)}
      form={form}
      submit={TEXT.submit}
      below={
        <div>
          <Button variant="quiet" onClick={onBack}>
            {TEXT.back}
          </Button>
        </div>
      }
    >
      <CodeForm form={form} phoneCode={phoneCode} />
    </StepPage>
  );
};
