import { useApolloClient } from '@apollo/client/react';
import { ChipRadio } from '@prendarios/design-system/actions/ChipRadio';
import { ChoiceCards } from '@prendarios/design-system/actions/ChoiceCards';
import { SelectField } from '@prendarios/design-system/fields/SelectField';
import { COUPON_DEFAULT } from '@prendarios/rules/constants';
import { bestCoupon, couponOptions } from '@prendarios/rules/coupons';
import { sentenceCase } from '@prendarios/rules/displayCase';
import { preferenceForm } from '@prendarios/rules/forms/preference';
import { Suspense, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { CouponCheckDocument } from '#generated/graphql.ts';
import { useCouponsQuery, useQuoteConditionsQuery, useStartupListsQuery } from '#generated/hooks.ts';
import { numberedOptions } from '#shared/loan/options.ts';
import { lazyScreen } from '#shared/page/lazyScreen.ts';
import { LIST_CONTEXT, ListProblem } from '#shared/page/ListProblem.tsx';
import { problemsOrResult } from '#shared/forms/useSubmission.ts';
import { useStepForm } from '#shared/forms/useStepForm.ts';
import { isSeller } from '#shared/session/sessionStore.ts';
import { useViewer } from '#shared/session/useViewer.ts';
import { StepPage } from '#shared/page/steps/StepPage.tsx';
import { COMMON_TEXTS } from '#shared/text/common.ts';
import { NeedsCard } from '../../parts/NeedsCard.tsx';
import { chooseAgreement, chooseOccupation } from '../../parts/vehicle/cascade.ts';
import type { QuoteChoice } from '#shared/loan/quote/choice.ts';
import { useHolderFlow } from '../../flow/HolderContext.ts';
import { PointOfSaleQuestion } from './PointOfSaleQuestion.tsx';
import { PREFERENCE_TEXTS as TEXT } from './texts.ts';

const KeptCustomer = lazyScreen(async () => (await import('./KeptCustomer.tsx')).KeptCustomer);

const idOf = (text: string) => (text === '' ? null : text);

/** Asks for agreement, coupon, occupation, point of sale, and the kind of quote: by model or by value (RT-14). */
export const PreferenceScreen = () => {
  const { choice, setChoice, go } = useHolderFlow();
  const lists = useStartupListsQuery({ context: LIST_CONTEXT });
  const coupons = useCouponsQuery({ context: LIST_CONTEXT });
  const conditions = useQuoteConditionsQuery({
    variables: { pointOfSaleCode: choice.pointOfSaleCode },
    context: LIST_CONTEXT,
  });
  const client = useApolloClient();
  const { viewer } = useViewer();
  const isSellerWithPoints = viewer?.role === 'SELLER' && viewer.pointsOfSale.length > 0;

  const schema = useMemo(() => preferenceForm({ asksPointOfSale: isSellerWithPoints }), [isSellerWithPoints]);
  const form = useStepForm({
    id: 'preference',
    schema,
    defaultValues: {
      occupationId: choice.occupationId,
      pointOfSaleCode: choice.pointOfSaleCode,
      pointOfSaleText: '',
      agreementId: choice.agreementId,
      couponId: choice.couponId,
      kind: choice.kind,
    },
    send: async (values, context) => {
      const { couponId } = values;
      if (couponId === null) return { result: values };
      const { data } = await client.query({
        query: CouponCheckDocument,
        variables: { couponId },
        fetchPolicy: 'network-only',
        context,
      });
      const reason = data?.couponCheck.reason ?? null;
      if (reason === null) return { result: values };
      const message = TEXT.couponRefused[reason];
      return problemsOrResult([{ code: 'COUPON_INVALID', message, path: ['couponId'] }], values);
    },
    onDone: (values) => go(values.kind === 'PER_VALUE' ? 'by-value' : 'by-model', values),
    fieldOf: () => 'couponId',
  });

  /** Writes a change to the form and to the address, so that it survives a reload. */
  const keep = (change: Partial<QuoteChoice>) => {
    for (const key of ['occupationId', 'agreementId', 'couponId', 'pointOfSaleCode', 'kind'] as const) {
      const value = change[key];
      if (value !== undefined) form.set(key, value);
    }
    setChoice(change);
  };

  const best = bestCoupon(coupons.data?.coupons);
  const [isCouponOpen, setCouponOpen] = useState(choice.couponId === null);
  const propose = useEffectEvent((couponId: string) => {
    if (isCouponOpen) keep({ couponId });
  });
  useEffect(
    function applyBestCoupon() {
      if (best !== null) propose(best);
    },
    [best],
  );

  const agreements = (conditions.data ?? conditions.previousData)?.salesConditions.agreements ?? [];

  const { control, errorOf } = form;
  const values = useWatch({ control });

  return (
    <StepPage
      form={form}
      submit={COMMON_TEXTS.continue}
      {...(choice.purchaseValue === null && { aside: <NeedsCard /> })}
    >
      <ListProblem queries={[lists, coupons, conditions]} />
      {isSeller() && (
        <Suspense>
          <KeptCustomer />
        </Suspense>
      )}
      <ChipRadio
        name="occupationId"
        label={TEXT.occupation}
        error={errorOf('occupationId')}
        value={values.occupationId ?? null}
        onChange={(occupationId) => keep(chooseOccupation(choice, occupationId))}
        options={numberedOptions(lists.data?.occupations)}
      />
      <PointOfSaleQuestion
        value={values.pointOfSaleCode ?? null}
        error={errorOf('pointOfSaleCode')}
        onChange={(pointOfSaleCode) => keep({ pointOfSaleCode })}
        onUnlisted={(text) => form.set('pointOfSaleText', text)}
      />
      <SelectField
        name="agreementId"
        label={TEXT.agreement}
        error={errorOf('agreementId')}
        emptyOption={TEXT.choose}
        value={values.agreementId ?? ''}
        onChange={(event) => keep(chooseAgreement(choice, idOf(event.target.value)))}
        options={numberedOptions(agreements)}
      />
      <SelectField
        name="couponId"
        label={TEXT.coupon}
        optional
        error={errorOf('couponId')}
        hint={values.couponId !== null && values.couponId === best ? TEXT.couponApplied : undefined}
        value={values.couponId ?? COUPON_DEFAULT}
        onChange={(event) => {
          setCouponOpen(false);
          keep({ couponId: event.target.value === COUPON_DEFAULT ? null : event.target.value });
        }}
        options={couponOptions(coupons.data?.coupons).map(({ id, description }) => ({
          value: id,
          label: sentenceCase(description),
        }))}
      />
      <ChoiceCards
        name="kind"
        label={TEXT.kind}
        error={errorOf('kind')}
        value={values.kind ?? null}
        onChange={(kind) => keep({ kind })}
        options={[
          { value: 'PER_MODEL', label: TEXT.byModel, description: TEXT.byModelNote, icon: 'car' },
          { value: 'PER_VALUE', label: TEXT.byValue, description: TEXT.byValueNote, icon: 'document' },
        ]}
      />
    </StepPage>
  );
};
