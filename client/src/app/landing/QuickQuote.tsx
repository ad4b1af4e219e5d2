import { Button } from '@prendarios/design-system/actions/Button';
import { ButtonBar } from '@prendarios/design-system/actions/ButtonBar';
import { ChipRadio } from '@prendarios/design-system/actions/ChipRadio';
import { SegmentedControl } from '@prendarios/design-system/actions/SegmentedControl';
import { CfteaPanel } from '@prendarios/design-system/data/CfteaPanel';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { AmountControl } from '@prendarios/design-system/fields/AmountControl';
import { AmountField } from '@prendarios/design-system/fields/AmountField';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Only } from '@prendarios/design-system/foundations/Only';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { checkAmount, parseWholeAmount } from '@prendarios/rules/amount';
import { AMOUNT_MIN, AMOUNT_STEP } from '@prendarios/rules/constants';
import { sentenceCase } from '@prendarios/rules/displayCase';
import { formatPercent, formatPesos } from '@prendarios/rules/format';
import { installmentLabel } from '@prendarios/rules/installments';
import { maxAmount } from '@prendarios/rules/loanToValue';
import { useEffect, useMemo, useState, useSyncExternalStore, type MouseEvent } from 'react';
import { InsuranceLines } from '#shared/loan/InsuranceLines.tsx';
import { insuredByEstimate, insuredCost, totalRows, WAITING_COST } from '#shared/loan/insured.ts';
import { Payments } from '#shared/loan/Payments.tsx';
import { payments } from '#shared/loan/payments.ts';
import type { AskLink } from '#shared/loan/quote/quoteLink.ts';
import { ShareLink } from '#shared/loan/quote/ShareLink.tsx';
import { currentVisitSource, visitSourceSearch, NO_SOURCE } from '#shared/api/visitSource.ts';
import {
  FIRST_CHOICE,
  isQuotable,
  startHref,
  valueProblem,
  withinLimits,
  withVehicle,
  type Asked,
  type QuickChoice,
} from '#shared/loan/quote/quickQuote.ts';
import { earlyAnswers } from './earlyAnswers.ts';
import { LANDING_TEXTS } from './texts.ts';
import { askQuickLink, useConditions, useQuickQuote } from './useQuickQuote.ts';

const TEXT = LANDING_TEXTS.quote;
/** Terms shown as chips: whole years. */
const YEARLY = 12;
const FIRST_TERMS = [12, 24, 36, 48, 60];

const neverChanges = () => () => undefined;

/** Empty in the prerendered page and during hydration; then the `source` parameter of the address. */
function useVisitSourceSearch(): URLSearchParams {
  return visitSourceSearch(useSyncExternalStore(neverChanges, currentVisitSource, () => NO_SOURCE));
}

/** A quick quote with a link that carries the choice into the flow. */
export const QuickQuote = () => {
  const [choice, setChoice] = useState<QuickChoice>(FIRST_CHOICE);
  const [asked, setAsked] = useState<Asked>({
    amount: FIRST_CHOICE.amount,
    term: FIRST_CHOICE.term,
  });
  /** The typed value; the choice keeps the last valid one. */
  const [value, setValue] = useState<number | null>(FIRST_CHOICE.value);
  const [isValueLeft, setValueLeft] = useState(false);
  /** Typed text that is not an amount. */
  const [unread, setUnread] = useState<string | null>(null);
  const { terms: termsOf, coupon } = useConditions();
  const { ltv, agreementId } = termsOf[choice.condition];
  const { quote, busy, failed, retry } = useQuickQuote(choice, coupon && coupon.id);
  const terms = useMemo(() => {
    const yearly = (quote?.terms ?? []).filter((term) => term % YEARLY === 0);
    return yearly.length > 0 ? yearly : FIRST_TERMS;
  }, [quote]);
  const max = Math.max(maxAmount(choice.value, ltv), AMOUNT_MIN);
  const change = (part: Partial<Asked>) => {
    setAsked((before) => ({ ...before, ...part }));
    setChoice((before) => ({ ...before, ...part }));
  };
  /** Lowers the amount to the limit of another vehicle. */
  const changeVehicle = (part: Partial<Pick<QuickChoice, 'condition' | 'value'>>) => {
    const limit = termsOf[part.condition ?? choice.condition].ltv;
    setChoice((before) => withVehicle(before, asked, part, { ltv: limit, terms }));
  };

  const [early] = useState(earlyAnswers);
  useEffect(
    function takeEarlyAnswers() {
      if (early === null) return;
      const { isLeft, value: typed, unread: amountText = null, ...rest } = early;
      setUnread(amountText);
      setAsked((before) => ({ amount: rest.amount ?? before.amount, term: rest.term ?? before.term }));
      const limit = termsOf[rest.condition ?? FIRST_CHOICE.condition].ltv;
      if (typed !== undefined) {
        setValue(typed);
        setValueLeft(isLeft);
      }
      const isTaken = isLeft && typed !== undefined && isQuotable(typed, limit);
      const answers = { ...rest, ...(isTaken && { value: typed }) };
      setChoice((before) => withinLimits({ ...before, ...answers }, limit, terms));
    },
    // oxlint-disable-next-line react/exhaustive-deps -- only once, because the values are from before hydration
    [],
  );

  const isValid = isQuotable(value, ltv);
  const isBeingTyped = !isValueLeft && value !== choice.value;
  const valueError = isValid || isBeingTyped ? undefined : valueProblem(value, ltv);
  const amountError = checkAmount(unread ?? String(choice.amount), { min: AMOUNT_MIN, max }) ?? undefined;
  const problem = isValid ? amountError : valueProblem(value, ltv);
  const figures = valueError === undefined && amountError === undefined ? (quote?.figures ?? null) : null;
  const insured = insuredByEstimate(figures === null ? null : quote?.insurance);
  const percent = (points: string | null | undefined) => (figures === null ? '—' : formatPercent(points));
  // On a phone, a press may leave the focus in the value field.
  const wanted = isValid ? withVehicle(choice, asked, { value }, { ltv, terms }) : choice;
  const href = startHref(wanted, { agreementId, couponId: coupon?.id ?? null }, useVisitSourceSearch());
  const start = (event: MouseEvent) => {
    if (problem === undefined) return;
    event.preventDefault();
    setValueLeft(true);
    document.getElementById(isValid ? 'amount' : 'value')?.focus();
  };
  const askLink: AskLink = async () =>
    problem === undefined
      ? askQuickLink(wanted, coupon?.id ?? null)
      : { path: null, validUntil: null, userErrors: [{ message: problem }] };

  return (
    <>
      <Card as="section" aria-labelledby="simula">
        <Stack gap={5}>
          <Text as="h2" id="simula" size={20} weight="bold">
            {TEXT.title}
          </Text>
          <SegmentedControl
            name="condition"
            label={TEXT.condition}
            hideLabel
            value={choice.condition}
            onChange={(condition) => changeVehicle({ condition })}
            options={[
              { value: 'ZERO_KM', label: TEXT.zeroKm },
              { value: 'USED', label: TEXT.used },
            ]}
          />
          <AmountField
            name="value"
            label={TEXT.value}
            width="full"
            parse={parseWholeAmount}
            value={value}
            error={valueError}
            onChange={setValue}
            onCommit={() => {
              setValueLeft(true);
              if (isValid) changeVehicle({ value });
            }}
          />
          <AmountControl
            name="amount"
            label={TEXT.amount}
            value={choice.amount}
            min={AMOUNT_MIN}
            max={max}
            step={AMOUNT_STEP}
            parse={parseWholeAmount}
            unread={unread}
            error={amountError}
            onChange={(amount) => {
              setUnread(null);
              change({ amount });
            }}
            onUnread={setUnread}
            minLabel={formatPesos(AMOUNT_MIN)}
            maxLabel={TEXT.upTo(formatPesos(max))}
          />
          <ChipRadio
            name="term"
            label={TEXT.term}
            value={choice.term}
            onChange={(term) => change({ term })}
            options={terms.map((term) => ({
              value: term,
              label: String(term),
              spoken: installmentLabel(term),
            }))}
          />
          <Payments live busy={busy} figures={figures} />
          <InsuranceLines busy={busy} figures={figures} insured={insured} />
          {failed && (
            <Alert
              tone="warning"
              action={
                <Button variant="quiet" size="small" onClick={retry}>
                  {TEXT.retry}
                </Button>
              }
            >
              {TEXT.failed}
            </Alert>
          )}
          <CfteaPanel
            size="public"
            label={TEXT.cftea}
            value={percent(figures?.cftea)}
            rates={[
              { label: TEXT.tna, value: percent(figures?.tna) },
              { label: TEXT.tea, value: percent(figures?.tea) },
              { label: TEXT.cfteaWithoutVat, value: percent(figures?.cfteaWithoutVat) },
            ]}
            second={figures === null ? WAITING_COST : insuredCost(insured)}
            note={
              figures === null
                ? undefined
                : [
                    ...totalRows(figures, insured).map(({ term, value: total }) => `${term}: ${total}. `),
                    ...(coupon ? [TEXT.coupon(sentenceCase(coupon.description))] : []),
                  ].map((line) => <span key={line}>{line}</span>)
            }
          />
          <Button block href={href} iconEnd="arrow" onClick={start}>
            {TEXT.start}
          </Button>
          <ShareLink ask={askLink} />
          <Text size={13} tone="soft">
            {TEXT.note}
          </Text>
        </Stack>
      </Card>
      <Only below="md">
        <ButtonBar
          pinned
          info={
            <>
              <Text as="div" size={13} tone="soft">
                {TEXT.first(installmentLabel(choice.term))}
              </Text>
              <Text as="div" size={20} weight="bold" numeric>
                {payments(figures)[0]?.value}
              </Text>
              <Text as="div" size={13} numeric>
                {TEXT.cfteaShort(percent(figures?.cftea))}
              </Text>
              {(figures === null || insured !== null) && (
                <Text as="div" size={13} numeric>
                  {TEXT.insured(percent(insured?.cftea))}
                </Text>
              )}
            </>
          }
        >
          <Button href={href} onClick={start}>
            {TEXT.startShort}
          </Button>
        </ButtonBar>
      </Only>
    </>
  );
};
