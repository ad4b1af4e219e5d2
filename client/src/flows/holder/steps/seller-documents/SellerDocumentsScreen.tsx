import { Button } from '@prendarios/design-system/actions/Button';
import { ButtonBar } from '@prendarios/design-system/actions/ButtonBar';
import { Text } from '@prendarios/design-system/foundations/Text';
import { noFields } from '@prendarios/rules/forms/answers';
import { withFaults } from '@prendarios/rules/forms/schema';
import { useMemo } from 'react';
import type { ProposalDocumentsFragment } from '#generated/graphql.ts';
import { useDocumentsPageQuery } from '#generated/hooks.ts';
import { DocumentChecklist } from '#shared/files/documents/DocumentChecklist.tsx';
import { documentFieldOf, documentsOf } from '#shared/files/documents/documents.ts';
import { submitLabel } from '#shared/files/documents/texts.ts';
import { problemsOrResult } from '#shared/forms/useSubmission.ts';
import { useStepForm } from '#shared/forms/useStepForm.ts';
import { READ_CONTEXT, useStepData } from '#shared/page/steps/stepData.ts';
import { UPLOAD_TEXTS } from '#shared/files/uploads/texts.ts';
import { StepPage } from '#shared/page/steps/StepPage.tsx';
import { COMMON_TEXTS } from '#shared/text/common.ts';
import { useHolderFlow } from '../../flow/HolderContext.ts';
import { InviteSeller } from '#shared/loan/seller/InviteSeller.tsx';
import { SELLER_DOCUMENTS_TEXTS as TEXT } from './texts.ts';
import { useSellersProgress } from './useSellersProgress.ts';
import { useHolderUploads } from './useHolderUploads.ts';

const SellerDocumentsForm = ({ proposal }: { proposal: ProposalDocumentsFragment }) => {
  const { advance } = useHolderFlow();
  const documents = useMemo(() => documentsOf(proposal.documents, 'SELLER'), [proposal.documents]);
  const uploads = useHolderUploads(proposal.id, documents);
  const form = useStepForm({
    id: 'seller-documents',
    schema: withFaults(noFields, uploads.faults),
    defaultValues: {},
    // Files are saved when they are uploaded, so only pending uploads remain.
    send: async () => problemsOrResult(await uploads.finish(), null),
    fieldOf: documentFieldOf,
    onDone: () => advance('seller-documents'),
  });
  return (
    <StepPage
      form={form}
      foot={
        <ButtonBar>
          <Button type="submit" busy={form.busy} busyText={UPLOAD_TEXTS.finishing}>
            {submitLabel(COMMON_TEXTS.continue, uploads.missing)}
          </Button>
        </ButtonBar>
      }
    >
      <InviteSeller proposalId={proposal.id} />
      {documents.length === 0 ? (
        <Text>{TEXT.empty}</Text>
      ) : (
        <DocumentChecklist groups={[{ documents }]} uploads={uploads} errorOf={form.errorOf} />
      )}
    </StepPage>
  );
};

/** Lets the holder upload the seller's documents (RT-06). */
export const SellerDocumentsScreen = () => {
  const query = useDocumentsPageQuery({ context: READ_CONTEXT });
  useSellersProgress(query.refetch);
  const proposal = useStepData(query.data?.currentProposal, query);
  return proposal.data ? <SellerDocumentsForm proposal={proposal.data} /> : <StepPage pending={proposal} />;
};
