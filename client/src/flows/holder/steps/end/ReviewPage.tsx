import { CheckAnswers } from '@prendarios/design-system/form/CheckAnswers';
import { Text } from '@prendarios/design-system/foundations/Text';
import type { Submission } from '#shared/forms/useStepForm.ts';
import { StepPage } from '#shared/page/steps/StepPage.tsx';
import { useHolderFlow, useHolderProposal } from '../../flow/HolderContext.ts';
import { ChangeContact } from '../../parts/contact/ChangeContact.tsx';
import { contactTexts } from '../../parts/contact/contactTexts.ts';
import { CONTACT_TEXTS } from '../../parts/contact/texts.ts';
import { AwaitedSeller } from '#shared/loan/seller/AwaitedSeller.tsx';
import { loanRows, partyRows, type EndProposal } from './record.ts';
import { END_TEXTS } from './texts.ts';

const TEXT = END_TEXTS.review;

type ReviewProps = { proposal: EndProposal; form: Submission };

/** Lets applicants review the application before it goes to the bank (CONFIRMATION). */
export const ReviewPage = ({ proposal, form }: ReviewProps) => {
  const { href } = useHolderFlow();
  const loan = useHolderProposal();
  const contact = contactTexts(loan.owner);
  const accountHref = href('payment-account');
  return (
    <StepPage
      title={TEXT.title}
      pageTitle={TEXT.page}
      subtitle={TEXT.subtitle}
      form={form}
      submit={TEXT.submit}
    >
      <AwaitedSeller proposal={proposal} />
      <CheckAnswers
        groups={[
          {
            title: `${END_TEXTS.terms.number} ${proposal.number}`,
            rows: [...loanRows(loan, proposal), ...partyRows(proposal)].map((row) =>
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
              { term: CONTACT_TEXTS.email, value: contact.email },
              { term: CONTACT_TEXTS.phone, value: contact.phone },
            ],
          },
        ]}
      />
      <Text tone="muted" measure>
        {TEXT.note}
      </Text>
    </StepPage>
  );
};
