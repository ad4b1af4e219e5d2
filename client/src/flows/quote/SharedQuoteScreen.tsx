import { Button } from '@prendarios/design-system/actions/Button';
import { KeyValue } from '@prendarios/design-system/data/KeyValue';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { EmptyState } from '@prendarios/design-system/feedback/EmptyState';
import { HeadedForm } from '@prendarios/design-system/form/HeadedForm';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { formatDate, formatPercent, formatPesos } from '@prendarios/rules/format';
import { installmentLabel } from '@prendarios/rules/installments';
import { useParams } from 'react-router-dom';
import { useSharedQuoteQuery } from '#generated/hooks.ts';
import { useBank } from '#shared/page/bank.ts';
import { LoadProblem } from '#shared/page/LoadProblem.tsx';
import { insuredByEstimate } from '#shared/loan/insured.ts';
import { LoanCost } from '#shared/loan/LoanCost.tsx';
import { Page } from '#shared/page/Page.tsx';
import { Loading } from '#shared/page/Loadable.tsx';
import { ShareLink } from '#shared/loan/quote/ShareLink.tsx';
import { currentVisitSource, visitSourceSearch } from '#shared/api/visitSource.ts';
import { usePageTitle } from '#shared/page/usePageTitle.ts';
import { SHARED_QUOTE_HEADING } from './heading.ts';
import { requestHref, type QuoteView } from './sharedChoice.ts';
import { SHARED_QUOTE_TEXTS as TEXT } from './texts.ts';

function loanRows({ vehicle, figures }: QuoteView) {
  return [
    ...(vehicle === null
      ? []
      : [
          { term: TEXT.vehicle, value: vehicle.name },
          { term: TEXT.value, value: formatPesos(vehicle.purchaseValue.amount) },
        ]),
    { term: TEXT.amount, value: formatPesos(figures.financedAmount.amount) },
    { term: TEXT.term, value: TEXT.dueDay(installmentLabel(figures.term), figures.dueDay) },
    { term: TEXT.rate, value: figures.mode === 'UVA' ? TEXT.uva : TEXT.fixed },
  ];
}

const RateChange = ({ then, now }: { then: string; now: string | null }) =>
  now !== null && formatPercent(now) !== formatPercent(then) ? (
    <Alert tone="warning">{TEXT.rateChanged(formatPercent(then), formatPercent(now))}</Alert>
  ) : null;

/** Shows the figures of the quote's day without recalculating them. */
const Valid = ({ quote, href }: { quote: QuoteView; href: string }) => {
  const { name } = useBank();
  const { figures, validUntil } = quote;
  const { pathname } = location;
  return (
    <HeadedForm
      title={SHARED_QUOTE_HEADING.title}
      subtitle={TEXT.made(name, formatDate(quote.madeOn), formatDate(validUntil))}
      note={quote.isOffer ? TEXT.ofOffer : TEXT.indicative}
    >
      <RateChange then={figures.tna} now={quote.currentTna} />
      <LoanCost figures={figures} insured={insuredByEstimate(quote.insurance)} />
      <Card as="section" aria-label={TEXT.loan}>
        <KeyValue rows={loanRows(quote)} />
      </Card>
      <Stack gap={4}>
        <Button block href={href} iconEnd="arrow">
          {TEXT.request}
        </Button>
        <ShareLink ask={() => Promise.resolve({ path: pathname, validUntil, userErrors: [] })} />
      </Stack>
    </HeadedForm>
  );
};

const Expired = ({ quote, href }: { quote: QuoteView; href: string }) => {
  usePageTitle(TEXT.expiredTitle);
  return (
    <HeadedForm title={TEXT.expiredTitle}>
      <Text measure>{TEXT.expired(formatDate(quote.validUntil))}</Text>
      <Card as="section" aria-label={TEXT.loan}>
        <KeyValue rows={loanRows(quote)} />
      </Card>
      <Button href={href} iconEnd="arrow">
        {TEXT.requestNew}
      </Button>
    </HeadedForm>
  );
};

const Unknown = () => {
  usePageTitle(TEXT.unknownTitle);
  return (
    <EmptyState
      icon="search"
      headingLevel={1}
      title={TEXT.unknownTitle}
      action={<Button href="/">{TEXT.quoteAnew}</Button>}
    >
      {TEXT.unknown}
    </EmptyState>
  );
};

/** Shows a shared quote: public figures, and a link to request the same loan. */
export const SharedQuoteScreen = () => {
  const { token = '' } = useParams();
  usePageTitle(SHARED_QUOTE_HEADING.title);
  const { data, error, loading, refetch } = useSharedQuoteQuery({
    variables: { token },
    context: { showsOffline: true },
  });
  if (loading) return <Loading />;
  if (error !== undefined || data === undefined) {
    return (
      <Page width="form">
        <LoadProblem headingLevel={1} onRetry={() => void refetch()} />
      </Page>
    );
  }
  const quote = data.sharedQuote;
  const href = quote === null ? '' : requestHref(quote, visitSourceSearch(currentVisitSource()));
  return (
    <Page width="form">
      {quote === null && <Unknown />}
      {quote?.isExpired === true && <Expired quote={quote} href={href} />}
      {quote?.isExpired === false && <Valid quote={quote} href={href} />}
    </Page>
  );
};
