import { KeyValue } from '@prendarios/design-system/data/KeyValue';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { EmptyState } from '@prendarios/design-system/feedback/EmptyState';
import { HeadedForm } from '@prendarios/design-system/form/HeadedForm';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Text } from '@prendarios/design-system/foundations/Text';
import { formatDate, formatPesos } from '@prendarios/rules/format';
import { useParams } from 'react-router-dom';
import type { CertificateQuery } from '#generated/graphql.ts';
import { useCertificateQuery } from '#generated/hooks.ts';
import { useBank } from '#shared/page/bank.ts';
import { LoadProblem } from '#shared/page/LoadProblem.tsx';
import { Loading } from '#shared/page/Loadable.tsx';
import { Page } from '#shared/page/Page.tsx';
import { usePageTitle } from '#shared/page/usePageTitle.ts';
import { CERTIFICATE_HEADING } from '../heading.ts';
import { CERTIFICATE_TEXTS as TEXT } from './texts.ts';

type Facts = NonNullable<NonNullable<CertificateQuery['certificate']>['facts']>;

const Valid = ({ facts }: { facts: Facts }) => {
  const { name } = useBank();
  return (
    <HeadedForm title={CERTIFICATE_HEADING.title} subtitle={TEXT.intro(name)} note={TEXT.depends}>
      <Alert tone="success" title={TEXT.valid}>
        {TEXT.compare}
      </Alert>
      <Card as="section" aria-label={TEXT.preApproved}>
        <KeyValue
          rows={[
            { term: TEXT.name, value: facts.name },
            { term: TEXT.amount, value: TEXT.upTo(formatPesos(facts.amount.amount)) },
            { term: TEXT.vehicle, value: facts.vehicleName },
            { term: TEXT.value, value: formatPesos(facts.purchaseValue.amount) },
            {
              term: TEXT.until,
              value: facts.validUntil === null ? TEXT.signed : formatDate(facts.validUntil),
            },
          ]}
        />
      </Card>
    </HeadedForm>
  );
};

const Over = ({ title, text }: { title: string; text: string }) => {
  usePageTitle(title);
  return (
    <HeadedForm title={title}>
      <Text measure>{text}</Text>
    </HeadedForm>
  );
};

const Unknown = () => {
  const { title, text } = TEXT.unknown;
  usePageTitle(title);
  return (
    <EmptyState icon="search" headingLevel={1} title={title}>
      {text}
    </EmptyState>
  );
};

const Content = ({ certificate }: { certificate: CertificateQuery['certificate'] }) => {
  if (certificate === null) return <Unknown />;
  const { state, facts } = certificate;
  if (facts !== null) return <Valid facts={facts} />;
  return state === 'VALID' ? <Unknown /> : <Over {...TEXT.over[state]} />;
};

/** The public page of a certificate, which shows a dealer whether it is valid and only the facts it certifies. */
export const CertificateScreen = () => {
  const { id = '' } = useParams();
  usePageTitle(CERTIFICATE_HEADING.title);
  const { data, error, loading, refetch } = useCertificateQuery({
    variables: { id },
    // Its state may have changed since the last visit.
    fetchPolicy: 'network-only',
    context: { showsOffline: true },
  });
  if (loading) return <Loading />;
  return (
    <Page width="form">
      {error !== undefined || data === undefined ? (
        <LoadProblem headingLevel={1} onRetry={() => void refetch()} />
      ) : (
        <Content certificate={data.certificate} />
      )}
    </Page>
  );
};
