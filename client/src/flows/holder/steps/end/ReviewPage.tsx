import { Alert } from '@prendarios/design-system/feedback/Alert';
import { CheckAnswers } from '@prendarios/design-system/form/CheckAnswers';
import { Link } from '@prendarios/design-system/foundations/Link';
import { Text } from '@prendarios/design-system/foundations/Text';
import { FORM_MESSAGES } from '@prendarios/rules/forms/messages';
import { joinPhone, readablePhone } from '@prendarios/rules/phone';
import type { Submission } from '../../../../shared/forms/useStepForm.ts';
import { PAYMENT_ACCOUNT_HEADING } from '../../../../shared/paymentAccount/heading.ts';
import { useHolderFlow, useHolderProposal } from '../../HolderContext.ts';
import { HolderPage } from '../../HolderPage.tsx';
import { ChangeContact } from '../../parts/contact/ChangeContact.tsx';
import { CONTACT_TEXTS } from '../../parts/contact/texts.ts';
import { AwaitedSeller } from '../../../../shared/seller/AwaitedSeller.tsx';
import { loanRows, type EndProposal } from './record.ts';
import { END_TEXTS } from './texts.ts';

const TEXT = END_TEXTS.review;

type ReviewProps = { proposal: EndProposal; step: Submission };

/** A last review before the application goes to the bank (SELLER.confirmData). */
export const ReviewPage = ({ proposal, step }: ReviewProps) => {
  const { href } = useHolderFlow();
  const loan = useHolderProposal();
  const accountHref = href('payment-account');
  return (
    <HolderPage
      step="end"
      title={TEXT.title}
      pageTitle={TEXT.page}
      subtitle={TEXT.subtitle}
      form={step}
      submit={TEXT.submit}
    >
      {proposal.account === null && (
        <Alert
          tone="warning"
          action={
            <Link id="account" href={accountHref}>
              {PAYMENT_ACCOUNT_HEADING.heading}
            </Link>
          }
        >
          {FORM_MESSAGES.accountMissing}
        </Alert>
      )}
      <AwaitedSeller proposal={proposal} />
      <CheckAnswers
        groups={[
          {
            title: `${END_TEXTS.terms.number} ${proposal.number}`,
            rows: loanRows(loan, proposal).map((row) =>
              row.term === END_TEXTS.terms.account ? { ...row, changeHref: accountHref } : row,
            ),
          },
        ]}
      />
      <CheckAnswers
        groups={[
          {
            title: CONTACT_TEXTS.title,
            note: <ChangeContact />,
            rows: [
              { term: CONTACT_TEXTS.email, value: loan.owner.email },
              { term: CONTACT_TEXTS.phone, value: readablePhone(joinPhone(loan.owner.phone)) },
            ],
          },
        ]}
      />
      <Text tone="muted" measure>
        {TEXT.note}
      </Text>
    </HolderPage>
  );
};
