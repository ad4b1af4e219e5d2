import { noFields } from '@prendarios/rules/forms/answers';
import { withFaults } from '@prendarios/rules/forms/schema';
import { useMemo, useState } from 'react';
import { DocumentChecklist } from '#shared/files/documents/DocumentChecklist.tsx';
import { documentFieldOf, documentsOf } from '#shared/files/documents/documents.ts';
import { submitLabel } from '#shared/files/documents/texts.ts';
import { problemsOrResult } from '#shared/forms/useSubmission.ts';
import { useStepForm } from '#shared/forms/useStepForm.ts';
import { StepPage } from '#shared/page/steps/StepPage.tsx';
import { useSale } from '../SaleContext.ts';
import { isCompany } from '../sellerIdentity.ts';
import { withSellerLabels, requestedTypes } from './requested.ts';
import { SALE_DOCUMENT_TEXTS as TEXT } from './texts.ts';
import { useSaleUploads } from './useSaleUploads.ts';

/** Requests the documents of the seller and the vehicle, or only those that were sent back (RT-20). */
export const DocumentsScreen = () => {
  const { sale, advance } = useSale();
  // Fixed on arrival, so that a document stays on the page after its upload.
  const [isReload] = useState(sale.status === 'DOCUMENTS_SENT_BACK');
  const [types] = useState(() => requestedTypes(sale.documents, sale.status));
  const company = isCompany(sale.seller);
  const requested = useMemo(
    () =>
      withSellerLabels(documentsOf(sale.documents, 'SELLER', 'VEHICLE'), company).filter(({ type }) =>
        types.includes(type),
      ),
    [company, sale.documents, types],
  );
  const uploads = useSaleUploads(sale.id, requested, isReload);
  const form = useStepForm({
    id: 'sale-documents',
    schema: withFaults(noFields, uploads.faults),
    defaultValues: {},
    // Each file is saved as it uploads, so this only waits for uploads in progress.
    send: async () => problemsOrResult(await uploads.finish(), null),
    fieldOf: documentFieldOf,
    // The last upload may reopen the sale; keep the old status so that no unrequested step appears.
    onDone: () => advance('documents', isReload ? { ...sale, status: 'DOCUMENTS_SENT_BACK' } : sale),
  });
  const own = company ? TEXT.headings.company : TEXT.headings.seller;
  const groups = [
    { heading: own, documents: documentsOf(requested, 'SELLER') },
    { heading: TEXT.headings.vehicle, documents: documentsOf(requested, 'VEHICLE') },
  ];
  return (
    <StepPage {...(isReload && TEXT.sentBack)} form={form} submit={submitLabel(TEXT.submit, uploads.missing)}>
      <DocumentChecklist groups={groups} uploads={uploads} errorOf={form.errorOf} />
    </StepPage>
  );
};
