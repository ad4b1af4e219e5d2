import { ProgressBar } from '@prendarios/design-system/feedback/ProgressBar';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { noFields } from '@prendarios/rules/forms/answers';
import { withFaults } from '@prendarios/rules/forms/schema';
import { useMemo, useState } from 'react';
import { DocumentFields } from '#shared/files/documents/DocumentFields.tsx';
import { documentFieldOf, documentsOf, validateDocuments } from '#shared/files/documents/documents.ts';
import { sent } from '#shared/forms/useSubmission.ts';
import { useStepForm } from '#shared/forms/useStepForm.ts';
import { StepPage } from '#shared/page/steps/StepPage.tsx';
import { useSale } from '../SaleContext.ts';
import { isCompany } from '../sellerIdentity.ts';
import { labelled, requestedTypes, readiness, withoutRefused } from './requested.ts';
import { SALE_DOCUMENT_TEXTS as TEXT } from './texts.ts';
import { useSaleUploads } from './useSaleUploads.ts';

/** The documents of the seller and the vehicle, including those that were sent back (RT-20). */
export const DocumentsScreen = () => {
  const { sale, advance } = useSale();
  // Fixed on arrival, so that a document stays on the page after its upload.
  const [isReload] = useState(sale.status === 'DOCUMENTS_SENT_BACK');
  const [types] = useState(() => requestedTypes(sale.documents, sale.status));
  const company = isCompany(sale.seller);
  const current = useMemo(() => labelled(withoutRefused(sale.documents), company), [company, sale.documents]);
  const requested = current.filter(({ type }) => types.includes(type));
  const uploads = useSaleUploads(sale.id, current);
  const form = useStepForm({
    id: 'sale-documents',
    schema: withFaults(noFields, validateDocuments(requested, uploads.queued)),
    defaultValues: {},
    // Every file is saved when it is uploaded: there is nothing left to send but those on their way.
    send: async () => sent(await uploads.finish(), null),
    fieldOf: documentFieldOf,
    // With the last of them uploaded the sale may be open again: that shows no step that was not asked for.
    onDone: () => advance('documents', isReload ? { ...sale, status: 'DOCUMENTS_SENT_BACK' } : sale),
  });
  const { ready, all } = readiness(requested);
  const own = company ? TEXT.headings.company : TEXT.headings.seller;
  const groups = [
    { heading: own, documents: documentsOf(requested, 'SELLER') },
    { heading: TEXT.headings.vehicle, documents: documentsOf(requested, 'VEHICLE') },
  ];
  return (
    <StepPage {...(isReload && TEXT.sentBack)} form={form} submit={TEXT.submit}>
      {all > 0 && (
        <ProgressBar
          value={ready}
          max={all}
          label={TEXT.progress}
          tone={ready === all ? 'success' : 'primary'}
          detail={TEXT.count(ready, all)}
        />
      )}
      {groups.map(
        ({ heading, documents }) =>
          documents.length > 0 && (
            <Stack as="section" gap={6} key={heading}>
              <Text as="h2" size={25}>
                {heading}
              </Text>
              <DocumentFields
                documents={documents}
                uploads={uploads}
                errorOf={form.errorOf}
                single={isReload}
              />
            </Stack>
          ),
      )}
      {all === ready && <Text tone="muted">{TEXT.ready}</Text>}
    </StepPage>
  );
};
