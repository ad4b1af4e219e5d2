import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Combobox } from '@prendarios/design-system/fields/Combobox';
import { SelectField } from '@prendarios/design-system/fields/SelectField';
import { nameCase } from '@prendarios/rules/displayCase';
import { FORM_MESSAGES } from '@prendarios/rules/forms/messages';
import { useEffect, useEffectEvent } from 'react';
import { usePointsOfSaleQuery } from '#generated/hooks.ts';
import { LIST_CONTEXT, ListProblem } from '#shared/page/ListProblem.tsx';
import { selectPointOfSale, useSelectedPointOfSale } from '#shared/session/selectedPointOfSale.ts';
import { useSession } from '#shared/session/sessionStore.ts';
import { useViewer } from '#shared/session/useViewer.ts';
import { PREFERENCE_TEXTS as TEXT } from './texts.ts';

type PointOfSaleQuestionProps = {
  value: string | null;
  error: string | undefined;
  onChange: (code: string | null) => void;
  /** Called with text that matches no point of sale; '' once it is cleared. */
  onUnlisted: (text: string) => void;
};

const AnyPointOfSale = ({ value, error, onChange, onUnlisted }: PointOfSaleQuestionProps) => {
  const points = usePointsOfSaleQuery({ context: LIST_CONTEXT });
  return (
    <>
      <ListProblem queries={[points]} />
      <Combobox
        name="pointOfSaleCode"
        label={TEXT.pointOfSale}
        hint={TEXT.pointOfSaleHint}
        error={error}
        optional
        labels={{ unlisted: FORM_MESSAGES.preference.pointOfSaleUnlisted }}
        onUnlisted={onUnlisted}
        busy={points.loading}
        value={value}
        onChange={onChange}
        options={(points.data?.pointsOfSale ?? []).map(({ code, businessName, city }) => ({
          value: code,
          label: nameCase(businessName),
          detail: nameCase(city),
        }))}
      />
    </>
  );
};

/** Asks for one of the seller's points of sale; preselects the saved choice or the only one (VA-18). */
const OwnPointOfSale = ({ value, error, onChange }: PointOfSaleQuestionProps) => {
  const { viewer } = useViewer();
  const selected = useSelectedPointOfSale();
  const own = viewer?.pointsOfSale ?? [];
  const isOwn = (code: string | null) => own.some((point) => point.code === code);
  const proposed = own.length === 1 ? (own[0]?.code ?? null) : selected;
  const first = !isOwn(value) && isOwn(proposed) ? proposed : null;
  const propose = useEffectEvent(onChange);
  useEffect(
    function beginWithOwn() {
      if (first !== null) propose(first);
    },
    [first],
  );
  if (viewer !== null && own.length === 0) {
    return <Alert tone="warning">{TEXT.noPointOfSale}</Alert>;
  }
  return (
    <SelectField
      name="pointOfSaleCode"
      label={TEXT.ownPointOfSale}
      error={error}
      emptyOption={TEXT.choose}
      value={isOwn(value) ? (value ?? '') : ''}
      onChange={(event) => {
        const code = event.target.value === '' ? null : event.target.value;
        if (code !== null) selectPointOfSale(code);
        onChange(code);
      }}
      options={own.map(({ code, businessName }) => ({ value: code, label: nameCase(businessName) }))}
    />
  );
};

/** Asks for the point of sale (CA-78): any for applicants, their own for sellers. */
export const PointOfSaleQuestion = (props: PointOfSaleQuestionProps) => {
  const session = useSession();
  const isSeller = session.kind === 'user' && session.role === 'SELLER';
  return isSeller ? <OwnPointOfSale {...props} /> : <AnyPointOfSale {...props} />;
};
