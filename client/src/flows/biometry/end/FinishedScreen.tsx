import { Button } from '@prendarios/design-system/actions/Button';
import { Disclosure } from '@prendarios/design-system/data/Disclosure';
import { KeyValue } from '@prendarios/design-system/data/KeyValue';
import { NumberCard } from '@prendarios/design-system/data/NumberCard';
import { Timeline } from '@prendarios/design-system/data/Timeline';
import { Illustration } from '@prendarios/design-system/foundations/Illustration';
import { Text } from '@prendarios/design-system/foundations/Text';
import { nameCase } from '@prendarios/rules/displayCase';
import { formatDate, formatMoney, formatPesos } from '@prendarios/rules/format';
import { installmentLabel } from '@prendarios/rules/installments';
import { dueAndPayment } from '@prendarios/rules/paymentDate';
import { vehicleName } from '@prendarios/rules/vehicleName';
import type { BiometryEndPageQuery } from '#generated/graphql.ts';
import { useBiometryEndPageQuery } from '#generated/hooks.ts';
import { FileActions } from '#shared/files/FileActions.tsx';
import { aroundDay } from '#shared/loan/aroundDay.ts';
import { CalendarButton } from '#shared/loan/CalendarButton.tsx';
import { EndSection } from '#shared/page/EndSection.tsx';
import { RESUME_HREF } from '#shared/page/site.ts';
import { RevocationNote } from '#shared/loan/proposal/RevocationNote.tsx';
import { isHeld } from '#shared/loan/proposal/revocationText.ts';
import { DASHBOARD_PATH } from '#shared/session/paths.ts';
import { useSession } from '#shared/session/sessionStore.ts';
import { READ_CONTEXT, useStepData } from '#shared/page/steps/stepData.ts';
import { StepPage } from '#shared/page/steps/StepPage.tsx';
import { formatMoment } from '#shared/text/moment.ts';
import { useBiometryFlow } from '../BiometryContext.ts';
import { contractHref } from '../contract/documents.ts';
import { SignedContractText } from './SignedContractText.tsx';
import { FINISHED_TEXTS as TEXT } from './texts.ts';

type Signed = NonNullable<BiometryEndPageQuery['proposal']>;

const hashText = (hash: string) => (
  <Text as="span" size={13} weight="semibold">
    {hash}
  </Text>
);

/** Returns the signers with dates; a bank that does not list them has one signer. */
function signedRows({ contract, signature }: Pick<Signed, 'contract' | 'signature'>) {
  if (contract.signatures !== null && contract.signatures.length > 1) {
    return contract.signatures.map(({ name, signedAt }) => ({
      term: TEXT.signedBy(nameCase(name)),
      value: formatMoment(signedAt),
    }));
  }
  return signature.signedAt === null
    ? []
    : [{ term: TEXT.signedAt, value: formatMoment(signature.signedAt) }];
}

function recordRows({ owner, vehicle, quote, contract, signature }: Signed) {
  return [
    { term: TEXT.holder, value: nameCase(`${owner.firstName} ${owner.lastName}`) },
    { term: TEXT.vehicle, value: vehicleName(vehicle) },
    {
      term: TEXT.loan,
      value: `${formatPesos(quote.financedAmount.amount)} · ${installmentLabel(quote.term)}`,
    },
    ...signedRows({ contract, signature }),
    ...(signature.hash === null ? [] : [{ term: TEXT.hash, value: hashText(signature.hash) }]),
  ];
}

/** Returns the final schedule, as in the mail about the payment. */
const scheduleRows = ({ installments }: Signed) =>
  installments.map((row) => ({
    term: `${row.number} · ${dueAndPayment({ dueDate: row.dueOn, paymentDate: row.payableOn })}`,
    value: formatMoney(row.total.amount),
  }));

/** Returns who has the pledge until it is registered. */
function registryDetail({
  waitsFor,
  flow,
  revocation,
}: Pick<Signed, 'waitsFor' | 'flow' | 'revocation'>): string {
  const { registry } = TEXT.next;
  if (isHeld(revocation)) return registry.held;
  if (waitsFor === 'REGISTRY') return registry.presented;
  if (waitsFor === 'POINT_OF_SALE') return registry.atPointOfSale;
  return flow.isPledgeAtRegistry && waitsFor === 'BANK' ? registry.received : registry.who;
}

const paymentDetail = ({ expectedPaymentOn }: Pick<Signed, 'expectedPaymentOn'>): string =>
  expectedPaymentOn === null
    ? TEXT.next.payment.who
    : TEXT.next.payment.expected(aroundDay(expectedPaymentOn));

const Finished = ({ signed }: { signed: Signed }) => {
  const { brand } = useBiometryFlow();
  const isUser = useSession().kind === 'user';
  const { next } = TEXT;
  const isClosed = signed.flow.isPledgeClosed;
  const held = isHeld(signed.revocation) ? { subtitle: TEXT.held } : {};
  const { title, page, subtitle } = isClosed ? TEXT.closed : { ...TEXT, ...held };
  return (
    <StepPage title={title} pageTitle={page} subtitle={subtitle}>
      <Illustration name="done" />
      <NumberCard label={TEXT.number} value={String(signed.number)} />
      <RevocationNote revocation={signed.revocation} number={signed.number} />
      <EndSection heading={TEXT.nextHeading}>
        <Timeline
          items={[
            { title: next.identity.title, by: next.identity.by, state: 'done' },
            {
              title: next.contract.title,
              by: next.contract.by,
              state: 'done',
              ...(signed.signature.signedAt === null
                ? {}
                : { date: formatMoment(signed.signature.signedAt) }),
            },
            isClosed
              ? { title: next.inscribed.title, by: next.inscribed.by, state: 'done' }
              : { title: next.registry.title, detail: registryDetail(signed), state: 'current' },
            isClosed
              ? {
                  title: next.paid.title,
                  by: next.paid.by,
                  state: 'done',
                  ...(signed.revocation?.paidOn ? { date: formatDate(signed.revocation.paidOn) } : {}),
                }
              : { title: next.payment.title, detail: paymentDetail(signed), state: 'todo' },
          ]}
        />
      </EndSection>
      <EndSection heading={TEXT.recordHeading}>
        <KeyValue rows={recordRows(signed)} />
        <Text tone="muted" measure>
          {TEXT.keep}
        </Text>
        <FileActions file={{ name: TEXT.contract, href: contractHref(signed.id, brand) }} />
        <SignedContractText id={signed.id} />
        {isClosed && (
          <Disclosure summary={TEXT.schedule}>
            <KeyValue rows={scheduleRows(signed)} />
          </Disclosure>
        )}
        <div>
          <CalendarButton
            loanId={signed.simulationId}
            rows={signed.installments}
            isUva={signed.quote.mode === 'UVA'}
          />
        </div>
      </EndSection>
      <div>
        <Button variant="secondary" href={isUser ? DASHBOARD_PATH : RESUME_HREF}>
          {isUser ? TEXT.dashboard : TEXT.follow}
        </Button>
      </div>
    </StepPage>
  );
};

/** Shows the end of the process: the signed contract, and the next steps with the responsible party (RT-53, RT-56). */
export const FinishedScreen = () => {
  const { proposal } = useBiometryFlow();
  const query = useBiometryEndPageQuery({
    variables: { id: proposal.id },
    context: READ_CONTEXT,
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const signed = useStepData(query.data?.proposal, query);
  return signed.data ? <Finished signed={signed.data} /> : <StepPage title={TEXT.title} pending={signed} />;
};
