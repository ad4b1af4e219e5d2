import { noFields } from '@prendarios/rules/forms/answers';
import { withFaults } from '@prendarios/rules/forms/schema';
import { ProgressBar } from '@prendarios/design-system/feedback/ProgressBar';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { useState } from 'react';
import { DocumentFields } from '../../../shared/documents/DocumentFields.tsx';
import { documentsOf, validateDocuments } from '../../../shared/documents/documents.ts';
import { useStepForm } from '../../../shared/forms/useStepForm.ts';
import { useSale } from '../SaleContext.ts';
import { SalePage } from '../SalePage.tsx';
import { askedTypes, readiness } from './asked.ts';
import { SALE_DOCUMENT_TEXTS as TEXT } from './texts.ts';
import { useSaleUploads } from './useSaleUploads.ts';

/** The papers of who sells and of the vehicle, and those that are asked for again (RT-20). */
export const DocumentsScreen = () => {
  const { sale, advance } = useSale();
  // As it was on arrival: a paper does not go away as soon as it is there.
  const [isReload] = useState(sale.status === 'DOCUMENTS_SENT_BACK');
  const [types] = useState(() => askedTypes(sale.documents, sale.status));
  const asked = sale.documents.filter(({ type }) => types.includes(type));
  const uploads = useSaleUploads(sale.id, sale.documents);
  const form = useStepForm({
    id: 'sale-documents',
    schema: withFaults(noFields, validateDocuments(asked, uploads.queued)),
    defaultValues: {},
    // Every file was saved as it arrived: there is nothing left to send.
    send: () => Promise.resolve({ result: null }),
    onDone: () => advance('documents', sale),
  });
  const { ready, all } = readiness(asked);
  const own = sale.seller.company ? TEXT.headings.company : TEXT.headings.seller;
  const groups = [
    { heading: own, documents: documentsOf(asked, 'SELLER') },
    { heading: TEXT.headings.vehicle, documents: documentsOf(asked, 'VEHICLE') },
  ];
  return (
    <SalePage
      step="documents"
      title={isReload ? TEXT.observedTitle : TEXT.title}
      pageTitle={TEXT.page}
      subtitle={isReload ? TEXT.observedSubtitle : TEXT.subtitle}
      form={form}
      submit={TEXT.submit}
    >
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
    </SalePage>
  );
};
