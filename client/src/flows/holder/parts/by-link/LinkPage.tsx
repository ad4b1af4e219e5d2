import { Button } from '@prendarios/design-system/actions/Button';
import { Disclosure } from '@prendarios/design-system/data/Disclosure';
import { Link } from '@prendarios/design-system/foundations/Link';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { nameCase } from '@prendarios/rules/displayCase';
import type { PhoneCodeValues } from '@prendarios/rules/forms/answers';
import type { ConsentValues } from '@prendarios/rules/forms/consents';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useConsentRequestQuery, useValidatePhoneCodeMutation } from '#generated/hooks.ts';
import { Loading } from '#shared/page/Loadable.tsx';
import { useBank } from '#shared/page/bank.ts';
import { Consents } from '#shared/loan/consents/Consents.tsx';
import { formPart } from '#shared/forms/Field.tsx';
import { problemsOrResult } from '#shared/forms/useSubmission.ts';
import { telHref } from '#shared/page/help/telHref.ts';
import { ReadingPage } from '#shared/page/ReadingPage.tsx';
import { RESUME_HREF } from '#shared/page/site.ts';
import { CodeForm } from '#shared/loan/phoneCode/CodeForm.tsx';
import type { CodeTarget } from '#shared/loan/phoneCode/sentCode.ts';
import { useCodeForm } from '#shared/loan/phoneCode/useCodeForm.ts';
import { usePhoneCode } from '#shared/loan/phoneCode/usePhoneCode.ts';
import { StepOutlineContext } from '#shared/page/steps/outline.ts';
import { StepPage } from '#shared/page/steps/StepPage.tsx';
import { momentInText } from '#shared/text/moment.ts';
import { stepAt } from '../../flow/flow.ts';
import { useHolderFlow } from '../../flow/HolderContext.ts';
import { outlineOf } from '../page/outlineOf.tsx';
import { linkKey } from './linkedProposal.ts';
import { type ConsentRequest, RequestCard } from './RequestCard.tsx';
import { LINK_PAGE_TEXTS as TEXT } from './texts.ts';
import { MessagePage } from '#shared/page/MessagePage.tsx';

const NO_LOAN = { aside: null, phoneBar: null, previous: null } as const;

type Opening = { asksConsents: boolean; onOpened: () => void };
type PageProps = { proposalId: string; onOpened: () => void };

/** Checks the code. The flow then has the proposal and shows the step of the address. */
function useOpening(target: CodeTarget, { asksConsents, onOpened }: Opening) {
  const { refresh } = useHolderFlow();
  const [validate] = useValidatePhoneCodeMutation();
  return useCodeForm(target, {
    asksConsents,
    check: async (input, context) => {
      const { data } = await validate({ variables: { input }, context });
      const problems = data?.validatePhoneCode.userErrors ?? [];
      if (problems.length === 0) await refresh();
      return problemsOrResult(problems, null);
    },
    onOpened,
  });
}

const OtherWay = () => (
  <Text tone="muted">
    {TEXT.other} <Link href={RESUME_HREF}>{TEXT.otherLink}</Link>
  </Text>
);

/** Lets customers accept the texts on their own phone; the code in the message proves who consents (decision 019). */
const AcceptForm = ({ proposalId, request, onOpened }: PageProps & { request: ConsentRequest | null }) => {
  const target = { proposalId, purpose: 'VALIDATION_BY_LINK' } as const;
  const { phone } = useBank().contacts;
  const phoneCode = usePhoneCode(target);
  const form = useOpening(target, { asksConsents: true, onOpened });
  return (
    <StepPage
      title={TEXT.consents.title}
      pageTitle={TEXT.consents.title}
      subtitle={TEXT.consents.subtitle(nameCase(request?.pointOfSaleName ?? TEXT.consents.seller))}
      form={form}
      submit={TEXT.consents.submit}
      below={
        <Stack gap={4}>
          <Disclosure summary={TEXT.consents.stranger}>
            <Text measure>
              {TEXT.consents.strangerText} <Link href={telHref(phone)}>{TEXT.consents.call(phone)}</Link>
            </Text>
          </Disclosure>
          <OtherWay />
        </Stack>
      }
    >
      {request !== null && <RequestCard request={request} />}
      <Consents form={formPart<ConsentValues, PhoneCodeValues>(form)} />
      <CodeForm phoneCode={phoneCode} form={form} />
    </StepPage>
  );
};

/** Says that the application ended before the customer answered. */
const EndedPage = () => {
  return (
    <MessagePage icon="info" title={TEXT.ended.title}>
      {TEXT.ended.text}
    </MessagePage>
  );
};

/** Says that the customer has already accepted. */
const AcceptedPage = ({ at, request }: { at: string; request: ConsentRequest }) => {
  const { phone } = useBank().contacts;
  return (
    <MessagePage
      icon="check"
      title={TEXT.accepted.title}
      action={
        <Button variant="secondary" href={RESUME_HREF}>
          {TEXT.accepted.resume}
        </Button>
      }
    >
      {TEXT.accepted.text(momentInText(at), nameCase(request.pointOfSaleName ?? TEXT.accepted.seller))}{' '}
      {TEXT.accepted.stranger(phone)}
    </MessagePage>
  );
};

/**
 * Shows the loan that the consents are for, by the message's key. Without this optional call it shows only the
 * consents.
 */
const AcceptPage = (props: PageProps) => {
  const key = linkKey(useLocation().hash);
  const { data, error, loading, refetch } = useConsentRequestQuery({
    variables: { id: props.proposalId, key: key ?? '' },
    skip: key === null,
  });
  const request = data?.consentRequest ?? null;
  if (request?.hasEnded) return <EndedPage />;
  if (request !== null && request.acceptedAt !== null) {
    return <AcceptedPage at={request.acceptedAt} request={request} />;
  }
  if (key === null || data !== undefined) {
    return <AcceptForm {...props} request={request} />;
  }
  return <ReadingPage title={TEXT.consents.title} query={{ error, loading, refetch }} />;
};

const OpenPage = ({ proposalId, onOpened }: PageProps) => {
  const target = { proposalId, purpose: 'RETURN' } as const;
  const phoneCode = usePhoneCode(target);
  const form = useOpening(target, { asksConsents: false, onOpened });
  return (
    <StepPage
      title={TEXT.open.title}
      pageTitle={TEXT.open.title}
      subtitle={TEXT.open.subtitle}
      form={form}
      submit={TEXT.open.submit}
      below={<OtherWay />}
    >
      <CodeForm phoneCode={phoneCode} form={form} />
    </StepPage>
  );
};

/** Opens a step by a link in a browser without access to the proposal. */
export const LinkPage = ({ proposalId }: { proposalId: string }) => {
  const flow = useHolderFlow();
  const step = stepAt(useLocation().pathname, flow.state.audience);
  const [isOpened, setOpened] = useState(false);
  // The form would hold the flow's old state, so it unmounts and the step of the address follows.
  if (isOpened) return <Loading />;
  const asksConsents = step === 'phone-validation';
  const Linked = asksConsents ? AcceptPage : OpenPage;
  return (
    <StepOutlineContext value={{ ...outlineOf(asksConsents ? step : 'start', flow), ...NO_LOAN }}>
      <Linked proposalId={proposalId} onOpened={() => setOpened(true)} />
    </StepOutlineContext>
  );
};
