import { useApolloClient } from '@apollo/client/react';
import { Button } from '@prendarios/design-system/actions/Button';
import { ChoiceCards } from '@prendarios/design-system/actions/ChoiceCards';
import { SegmentedControl } from '@prendarios/design-system/actions/SegmentedControl';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { AmountField } from '@prendarios/design-system/fields/AmountField';
import { HeadedForm } from '@prendarios/design-system/form/HeadedForm';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Grid } from '@prendarios/design-system/foundations/Grid';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { checkAmount, parseWholeAmount } from '@prendarios/rules/amount';
import { AMOUNT_MIN } from '@prendarios/rules/constants';
import { sentenceCase } from '@prendarios/rules/displayCase';
import { formatMoney, formatPesos } from '@prendarios/rules/format';
import { installmentLabel } from '@prendarios/rules/installments';
import { maxAmount } from '@prendarios/rules/loanToValue';
import { useState } from 'react';
import { QuoteLinkOfDocument, type RateMode } from '#generated/graphql.ts';
import { insuredByEstimate, installmentWithInsurance } from '#shared/loan/insured.ts';
import { LoanCost } from '#shared/loan/LoanCost.tsx';
import { type Condition, FIRST_CHOICE, isQuotable, valueProblem } from '#shared/loan/quote/quickQuote.ts';
import { ShareQuote } from '#shared/loan/quote/ShareQuote.tsx';
import { Page } from '#shared/page/Page.tsx';
import { usePageTitle } from '#shared/page/usePageTitle.ts';
import { EXPRESS_HEADING } from '../heading.ts';
import { checkCustomer, NOBODY } from './customer.ts';
import { CustomerCard } from './CustomerCard.tsx';
import { EXPRESS_TEXTS as TEXT } from './texts.ts';
import { useBeginApplication } from './useBeginApplication.ts';
import { quoteVariables, useExpressConditions, useExpressQuotes } from './useExpressQuotes.ts';

type Quotes = ReturnType<typeof useExpressQuotes>['quotes'];

const cardOf = ({ term, quote }: Quotes[number]) => {
  const figures = quote?.figures ?? null;
  const insured = figures && installmentWithInsurance(figures, insuredByEstimate(quote?.insurance));
  return {
    value: String(term),
    label: installmentLabel(term),
    description: insured === null ? '' : TEXT.insured(formatMoney(insured)),
    detail:
      figures === null ? '—' : formatMoney((figures.secondInstallment ?? figures.installmentWithVat).amount),
  };
};

/** Compares a loan's terms at the counter; the quote can be shared, printed or turned into an application. */
export const ExpressQuote = () => {
  usePageTitle(EXPRESS_HEADING.title);
  const client = useApolloClient();
  const begin = useBeginApplication();
  const { offered, coupon, loading } = useExpressConditions();
  const [condition, setCondition] = useState<Condition>(FIRST_CHOICE.condition);
  const [wantedMode, setMode] = useState<RateMode>('FIXED');
  const [value, setValue] = useState<number | null>(FIRST_CHOICE.value);
  const [amount, setAmount] = useState<number | null>(FIRST_CHOICE.amount);
  /** Values on the last blur, so that typing sends no requests. */
  const [left, setLeft] = useState({ value, amount });
  const [term, setTerm] = useState<number>(FIRST_CHOICE.term);
  const [customer, setCustomer] = useState(NOBODY);
  const [isBeginning, setBeginning] = useState(false);

  const { ltv: shares, agreementId, terms } = offered[condition];
  const mode = shares[wantedMode] === null ? (shares.FIXED === null ? 'UVA' : 'FIXED') : wantedMode;
  const ltv = shares[mode] ?? 0;
  const couponId = coupon?.id ?? null;
  const isValueRight = isQuotable(left.value, ltv);
  const max = Math.max(maxAmount(left.value ?? 0, ltv), AMOUNT_MIN);
  const amountProblem = checkAmount(String(left.amount ?? ''), { min: AMOUNT_MIN, max });
  const isRight = isValueRight && amountProblem === null && left.amount !== null;
  const loan =
    isRight && !loading ? { condition, mode, value: left.value ?? 0, amount: left.amount ?? 0 } : null;
  const { quotes, failed, retry } = useExpressQuotes(loan, couponId, terms);
  const chosen = quotes.find((quote) => quote.term === term) ?? quotes.at(-1);
  const figures = chosen?.quote?.figures ?? null;

  return (
    <Page width="wide">
      <HeadedForm {...EXPRESS_HEADING}>
        <Grid gap={5} from="lg">
          <Card as="section" aria-label={TEXT.vehicle}>
            <Stack gap={5}>
              <SegmentedControl
                name="condition"
                label={TEXT.condition}
                hideLabel
                value={condition}
                onChange={setCondition}
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
                error={isValueRight ? undefined : valueProblem(left.value, ltv)}
                onChange={setValue}
                onCommit={(next) => setLeft((before) => ({ ...before, value: next }))}
              />
              <AmountField
                name="amount"
                label={TEXT.amount}
                hint={isValueRight ? TEXT.upTo(formatPesos(max)) : undefined}
                width="full"
                parse={parseWholeAmount}
                value={amount}
                error={(isValueRight && amountProblem) || undefined}
                onChange={setAmount}
                onCommit={(next) => setLeft((before) => ({ ...before, amount: next }))}
              />
            </Stack>
          </Card>
          <CustomerCard customer={customer} onChange={setCustomer} />
        </Grid>
        {shares.FIXED !== null && shares.UVA !== null && (
          <SegmentedControl
            name="mode"
            label={TEXT.mode}
            value={mode}
            onChange={setMode}
            options={[
              { value: 'FIXED', label: TEXT.fixed },
              { value: 'UVA', label: TEXT.uva },
            ]}
          />
        )}
        <ChoiceCards
          name="term"
          label={TEXT.terms}
          value={String(chosen?.term ?? term)}
          onChange={(next) => setTerm(Number(next))}
          options={quotes.map(cardOf)}
        />
        {failed && (
          <Alert
            tone="warning"
            live
            action={
              <Button variant="quiet" size="small" onClick={retry}>
                {TEXT.retry}
              </Button>
            }
          >
            {navigator.onLine ? TEXT.failed : TEXT.offline}
          </Alert>
        )}
        {figures !== null && loan !== null && (
          <Grid gap={5} columnGap={8} from="lg" align="start">
            <Stack gap={4}>
              {coupon !== null && <Text size={15}>{TEXT.coupon(sentenceCase(coupon.description))}</Text>}
              <Button
                block
                iconEnd="arrow"
                busy={isBeginning}
                onClick={() => {
                  const checked = checkCustomer(customer);
                  setCustomer(checked);
                  if (checked.problem !== null) return;
                  setBeginning(true);
                  void begin({
                    ...loan,
                    term: figures.term,
                    isUva: mode === 'UVA',
                    agreementId,
                    couponId,
                    customer: checked,
                  });
                }}
              >
                {TEXT.start}
              </Button>
              <ShareQuote
                // Messages about a link apply only to these figures.
                key={JSON.stringify([loan, figures.term])}
                ask={async () => {
                  const { inputOf, vehicle } = quoteVariables(loan, couponId);
                  const { data } = await client.query({
                    query: QuoteLinkOfDocument,
                    variables: { input: inputOf(figures.term), vehicle },
                    fetchPolicy: 'no-cache',
                    context: { quiet: true },
                  });
                  return data?.quoteLink;
                }}
              />
            </Stack>
            <LoanCost figures={figures} insured={insuredByEstimate(chosen?.quote?.insurance)} />
          </Grid>
        )}
      </HeadedForm>
    </Page>
  );
};
