import { CopyLink } from '@prendarios/design-system/actions/CopyLink';
import { Item, ItemList } from '@prendarios/design-system/data/ItemList';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Busy } from '@prendarios/design-system/feedback/Busy';
import { Card } from '@prendarios/design-system/foundations/Card';
import { keepTogether } from '@prendarios/design-system/foundations/keepTogether';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { showNotice } from '#shared/page/notices/notices.ts';
import { Resend } from '#shared/loan/phoneCode/CodeForm.tsx';
import { forgetSentCode } from '#shared/loan/phoneCode/sentCode.ts';
import { usePhoneCode, type PhoneCode } from '#shared/loan/phoneCode/usePhoneCode.ts';
import { QrCode } from '#shared/files/QrCode.tsx';
import { StepPage } from '#shared/page/steps/StepPage.tsx';
import { useHolderFlow, useHolderProposal } from '../../flow/HolderContext.ts';
import { CorrectContact } from '../contact/CorrectContact.tsx';
import { handOverOf } from './handOver.ts';
import { STAFF_TEXTS } from './texts.ts';
import { useCustomersAnswer } from './useCustomersAnswer.ts';
import { useIsOnline } from './useIsOnline.ts';

const STEP = 'phone-validation';
const TEXT = STAFF_TEXTS.wait;

function sentTo({ known, isSending }: PhoneCode): string {
  if (isSending) return TEXT.sending;
  return known === null || known.maskedPhone === null
    ? TEXT.notSent
    : TEXT.sentTo(keepTogether(known.maskedPhone));
}

/** Shown to sellers while customers accept the texts on their own phone (decision 019). */
export const WaitForCustomer = () => {
  const flow = useHolderFlow();
  const { id: proposalId } = useHolderProposal();
  const phoneCode = usePhoneCode({ proposalId, purpose: 'VALIDATION' });
  const isOnline = useIsOnline();
  useCustomersAnswer(proposalId, (proposal) => {
    forgetSentCode();
    showNotice({ text: TEXT.accepted, tone: 'success' });
    flow.advance(STEP, proposal);
  });
  const url = `${location.origin}${handOverOf(STEP, flow).path}`;
  return (
    <StepPage
      title={TEXT.title}
      subtitle={sentTo(phoneCode)}
      below={<CorrectContact phoneCode={phoneCode} />}
    >
      <Card as="section" room="medium">
        <Stack gap={4}>
          <ItemList gap={3}>
            {TEXT.steps.map((step) => (
              <Item key={step} icon="phone">
                {step}
              </Item>
            ))}
          </ItemList>
          {isOnline ? <Busy text={TEXT.waiting} /> : <Alert tone="warning">{TEXT.offline}</Alert>}
          <Text size={15} tone="muted" measure>
            {`${TEXT.yours} ${TEXT.going}`}
          </Text>
        </Stack>
      </Card>
      <Stack gap={3}>
        {phoneCode.isExpired && (
          <Alert tone="warning" live>
            {TEXT.expired}
          </Alert>
        )}
        {phoneCode.notice !== null && (
          <Alert tone={phoneCode.notice.tone} live>
            {phoneCode.notice.message}
          </Alert>
        )}
        <Resend phoneCode={phoneCode} />
      </Stack>
      <Card as="section" tone="sand" room="medium">
        <Stack direction={{ xs: 'column', md: 'row' }} gap={5} align="center">
          <QrCode text={url} label={STAFF_TEXTS.handOver.qr} />
          <Stack gap={3}>
            <Text as="h2" size={17} weight="bold">
              {TEXT.qrTitle}
            </Text>
            <Text size={15} tone="muted" measure>
              {TEXT.qrText}
            </Text>
            <CopyLink url={url} />
          </Stack>
        </Stack>
      </Card>
    </StepPage>
  );
};
