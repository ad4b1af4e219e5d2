import { Button } from '@prendarios/design-system/actions/Button';
import { ButtonBar } from '@prendarios/design-system/actions/ButtonBar';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import type { PhoneCodeValues } from '@prendarios/rules/forms/answers';
import type { ConsentValues } from '@prendarios/rules/forms/consents';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useValidatePhoneCodeMutation } from '#generated/hooks.ts';
import { Consents } from '#shared/loan/consents/Consents.tsx';
import { lacksConsents } from '#shared/loan/consents/consents.ts';
import { formPart } from '#shared/forms/Field.tsx';
import { Loading } from '#shared/page/Loadable.tsx';
import { lazyScreen } from '#shared/page/lazyScreen.ts';
import { CodeForm } from '#shared/loan/phoneCode/CodeForm.tsx';
import { PHONE_CODE_TEXTS } from '#shared/loan/phoneCode/texts.ts';
import { useCodeForm } from '#shared/loan/phoneCode/useCodeForm.ts';
import { usePhoneCode, whereSent } from '#shared/loan/phoneCode/usePhoneCode.ts';
import { StepPage } from '#shared/page/steps/StepPage.tsx';
import { isSeller } from '#shared/session/sessionStore.ts';
import { COMMON_TEXTS } from '#shared/text/common.ts';
import { awaitsCoOwner, stepById } from '../../flow/flow.ts';
import { useHolderFlow, useHolderProposal } from '../../flow/HolderContext.ts';
import { contactTexts } from '../../parts/contact/contactTexts.ts';
import { CorrectContact } from '../../parts/contact/CorrectContact.tsx';
import { linkedProposal } from '../../parts/by-link/linkedProposal.ts';
import { useProposalStep } from '../../flow/useProposalStep.ts';
import { AwaitCoOwner } from './AwaitCoOwner.tsx';
import { PHONE_TEXTS as TEXT } from './texts.ts';

const STEP = 'phone-validation';

const WaitForCustomer = lazyScreen(
  async () => (await import('../../parts/staff/WaitForCustomer.tsx')).WaitForCustomer,
);

const AlreadyValidated = () => {
  const { advance } = useHolderFlow();
  const cameByLink = linkedProposal(useLocation().search) !== null && !isSeller();
  const words = cameByLink ? TEXT.byLink : TEXT;
  return (
    <StepPage
      title={words.doneTitle}
      subtitle={words.doneText}
      foot={
        <ButtonBar>
          <Button variant={cameByLink ? 'secondary' : 'primary'} onClick={() => advance(STEP)}>
            {cameByLink ? TEXT.byLink.go : COMMON_TEXTS.continue}
          </Button>
        </ButtonBar>
      }
    />
  );
};

const EnterCode = () => {
  const { id: proposalId, consents, owner } = useHolderProposal();
  const target = { proposalId, purpose: 'VALIDATION' } as const;
  // Fixed on mount, so that the consents stay visible while the code is checked.
  const [asksConsents] = useState(() => lacksConsents(consents));
  const phoneCode = usePhoneCode(target);
  const [validate] = useValidatePhoneCodeMutation();
  const { answer, advance } = useProposalStep(STEP);
  const form = useCodeForm(target, {
    asksConsents,
    check: async (input, context) => {
      const { data } = await validate({ variables: { input }, context });
      return answer(data?.validatePhoneCode);
    },
    onOpened: advance,
  });
  return (
    <StepPage
      title={PHONE_CODE_TEXTS.title}
      subtitle={whereSent(phoneCode, null, contactTexts(owner).phone)}
      form={form}
      submit={COMMON_TEXTS.continue}
      below={<CorrectContact phoneCode={phoneCode} />}
    >
      <CodeForm phoneCode={phoneCode} form={form} />
      {asksConsents && (
        <Stack as="section" gap={4}>
          <Text as="h2" size={20}>
            {TEXT.consents}
          </Text>
          <Text measure>{TEXT.consentsText}</Text>
          <Consents form={formPart<ConsentValues, PhoneCodeValues>(form)} />
        </Stack>
      )}
    </StepPage>
  );
};

/** Asks for the code sent to the applicant's phone (RT-11). */
export const PhoneValidationScreen = () => {
  const { state } = useHolderFlow();
  const { consents } = useHolderProposal();
  if (stepById(STEP).done(state)) return <AlreadyValidated />;
  if (awaitsCoOwner(state)) return <AwaitCoOwner />;
  if (!isSeller() || !lacksConsents(consents)) return <EnterCode />;
  return (
    <Suspense fallback={<Loading />}>
      <WaitForCustomer />
    </Suspense>
  );
};
