import { ChoiceCards } from '@prendarios/design-system/actions/ChoiceCards';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { nameCase } from '@prendarios/rules/displayCase';
import { sellerForm, type Seller } from '@prendarios/rules/forms/seller';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNotifySellerMutation, useSaveSellerMutation, useSellerDataPageQuery } from '#generated/hooks.ts';
import type { WriteContext } from '#shared/api/idempotency.ts';
import { Field } from '#shared/forms/Field.tsx';
import { useStepForm } from '#shared/forms/useStepForm.ts';
import { toRecipient } from '#shared/text/recipient.ts';
import { showNotice } from '#shared/page/notices/notices.ts';
import { headingProps } from '#shared/page/heading.ts';
import { READ_CONTEXT, useStepData } from '#shared/page/steps/stepData.ts';
import { StepPage } from '#shared/page/steps/StepPage.tsx';
import { COMMON_TEXTS } from '#shared/text/common.ts';
import { headingsOf } from '../../flow/stepVoice.ts';
import { useProposalStep } from '../../flow/useProposalStep.ts';
import { ContactFields, SellerIdentityFields } from '#shared/loan/seller/SellerFields.tsx';
import { sellerFieldOf } from '#shared/loan/seller/sellerValues.ts';
import { INVITE_TEXTS } from '#shared/loan/seller/inviteTexts.ts';
import { SELLER_TEXTS as TEXT } from '#shared/loan/seller/texts.ts';
import { borrowersOf, initialSeller, isDenied, sellerInput, type SellerPage } from './sellerForm.ts';

type SellerStep = 'seller-data' | 'vehicle-documents';

type SellerFormProps = { stepId: SellerStep; proposal: SellerPage };

/** Also used as the first part of another step. */
function question() {
  const { title, subtitle } = headingProps(headingsOf('seller-data'));
  return { title, subtitle };
}

/** Saves the seller; an invited one gets the link at once. */
function useSave(proposal: SellerPage) {
  const [save] = useSaveSellerMutation();
  const [notify] = useNotifySellerMutation();
  return async (values: Seller, context: WriteContext) => {
    const { data } = await save({ variables: { input: sellerInput(proposal.id, values) }, context });
    const payload = data?.setSeller;
    if (values.way !== 'link' || payload === undefined || payload.userErrors.length > 0) return payload;
    const sent = await notify({ variables: { input: { proposalId: proposal.id } }, context });
    const recipient = sent.data?.notifySeller.maskedRecipient ?? null;
    if (recipient !== null)
      showNotice({ text: INVITE_TEXTS.awaited.sent(toRecipient(recipient)), tone: 'success' });
    // Above the limit of three links a day, the last one is still valid.
    const refusals = sent.data?.notifySeller.userErrors.filter(({ code }) => code !== 'TOO_MANY_LINKS');
    return { ...payload, userErrors: refusals ?? [] };
  };
}

const DealerCard = ({ name }: { name: string }) => (
  <Card as="section" tone="sand">
    <Stack gap={2}>
      <Text as="h2" size={17} weight="bold">
        {TEXT.dealerTitle}
      </Text>
      <Text measure>{TEXT.dealerText(name)}</Text>
    </Stack>
  </Card>
);

const SellerForm = ({ stepId, proposal }: SellerFormProps) => {
  const save = useSave(proposal);
  const { answer, advance } = useProposalStep(stepId);
  const [schema] = useState(() => sellerForm(borrowersOf(proposal)));
  const form = useStepForm({
    id: 'seller-data',
    schema,
    keep: { subject: proposal.id },
    defaultValues: initialSeller(proposal),
    send: async (values, context) => answer(await save(values, context)),
    // Signed-in users stay: the documents replace the form once the seller is saved.
    onDone: stepId === 'seller-data' ? advance : () => window.scrollTo(0, 0),
    fieldOf: sellerFieldOf,
  });
  const [way, dealer] = useWatch({ control: form.control, name: ['way', 'dealer'] });
  return (
    <StepPage {...question()} form={form} submit={COMMON_TEXTS.continue}>
      {isDenied(proposal) && (
        <Alert tone="warning" title={TEXT.denied.title}>
          {TEXT.denied.text}
        </Alert>
      )}
      <Field form={form} name="way">
        {(field) => (
          <ChoiceCards
            {...field}
            label={TEXT.way}
            options={[
              ...(dealer === null
                ? []
                : [
                    {
                      value: 'dealer' as const,
                      label: TEXT.dealer(nameCase(dealer.name)),
                      description: TEXT.dealerNote,
                      icon: 'shop' as const,
                    },
                  ]),
              { value: 'link', label: TEXT.link, description: TEXT.linkNote, icon: 'phone' },
              { value: 'self', label: TEXT.self, description: TEXT.selfNote, icon: 'file' },
            ]}
          />
        )}
      </Field>
      {way === 'dealer' && dealer !== null && <DealerCard name={nameCase(dealer.name)} />}
      {way === 'link' && <ContactFields form={form} />}
      {way === 'self' && <SellerIdentityFields form={form} />}
    </StepPage>
  );
};

/** Asks for the seller's data (RT-07); for signed-in users the first part of the vehicle's documents (SH-12). */
export const SellerDataScreen = ({ stepId = 'seller-data' }: { stepId?: SellerStep }) => {
  const query = useSellerDataPageQuery({ context: READ_CONTEXT });
  const proposal = useStepData(query.data?.currentProposal, query);
  return proposal.data ? (
    <SellerForm stepId={stepId} proposal={proposal.data} />
  ) : (
    <StepPage {...question()} pending={proposal} />
  );
};
