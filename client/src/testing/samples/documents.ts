import type { DocumentViewFragment } from '#generated/graphql.ts';

type Change = Partial<Omit<DocumentViewFragment, 'type' | 'label' | 'party'>>;

const document = (
  type: string,
  label: string,
  party: DocumentViewFragment['party'],
  change: Change = {},
): DocumentViewFragment => ({
  __typename: 'RequiredDocument',
  type,
  label,
  party,
  isMandatory: true,
  status: 'PENDING',
  observation: null,
  files: [],
  ...change,
});

const uploaded = (name: string, size: number): Change => ({
  status: 'UPLOADED',
  files: [{ __typename: 'DocumentFile', id: name, name, size, contentType: 'application/pdf' }],
});

/** Documents that a sale requires, some of them uploaded. */
export const someDocuments: DocumentViewFragment[] = [
  document('SELLER_DNI_FRONT', 'DNI del vendedor, frente', 'SELLER', uploaded('dni-frente.pdf', 184_220)),
  document('SELLER_DNI_BACK', 'DNI del vendedor, dorso', 'SELLER'),
  document('TITLE', 'Título del automotor', 'VEHICLE'),
  document('INVOICE', 'Factura o boleto de compraventa', 'VEHICLE', { isMandatory: false }),
];

export const allDocuments = someDocuments.map((one) => ({
  ...one,
  ...uploaded(`${one.type.toLowerCase()}.pdf`, 240_100),
}));

export const sentBackDocuments = allDocuments.map((one, at): DocumentViewFragment =>
  at === 0
    ? {
        ...one,
        status: 'SENT_BACK',
        observation: 'La foto está movida: no se leen el número ni el nombre.',
      }
    : one,
);
