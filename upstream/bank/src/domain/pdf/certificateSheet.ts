import { formatDate, formatMoney } from '@prendarios/rules/format';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { z } from 'zod';
import type { certificateFacts } from '../api/certificate.ts';
import { dayOf, pairs, section, sheet } from './blocks.ts';
import type { Lender } from './input.ts';

type CertificateInput = Readonly<{
  facts: z.infer<typeof certificateFacts>;
  /** Address of the page that says whether it is still valid. */
  link: string;
  lender: Lender;
  issuedAt: Date;
}>;

const QR_SIDE = 140;

/** Builds the certificate that an applicant shows to a dealer. */
export function certificateSheet({ facts, link, lender, issuedAt }: CertificateInput): TDocumentDefinitions {
  const { name, amount, vehicle, validUntil } = facts;
  const until = validUntil === null ? null : formatDate(validUntil);
  const subject = until === null ? name : `${name}: hasta el ${until}`;
  return sheet({ title: 'CERTIFICADO DE PREAPROBACIÓN', subject, lender, issuedAt }, [
    {
      columnGap: 16,
      margin: [0, 0, 0, 12],
      columns: [
        {
          width: '*',
          stack: [
            {
              text: `Al ${dayOf(issuedAt)}, ${lender.name} tiene preaprobado un préstamo prendario para ${name}.`,
              style: 'lead',
            },
            {
              text: 'Con el código llegás a la página del banco, que dice si este certificado sigue vigente. Si muestra otros datos, vale lo que dice la página.',
              margin: [0, 0, 0, 6],
            },
            {
              ul: [
                'Pedile el DNI a la persona y compará el nombre.',
                'El préstamo depende de la identidad, los registros y los documentos del vehículo: este certificado no es una orden de pago.',
              ],
            },
          ],
        },
        { width: 'auto', qr: link, fit: QR_SIDE, eccLevel: 'M' },
      ],
    },
    { text: `Hasta ${formatMoney(amount)}`, fontSize: 24, bold: true, margin: [0, 0, 0, 4] },
    ...section(
      'Lo preaprobado',
      pairs([
        ['A nombre de', name],
        ['Vehículo cotizado', vehicle.name],
        ['Valor del vehículo', formatMoney(vehicle.purchaseValue)],
        ['Reservado hasta', until ?? 'El contrato ya está firmado'],
      ]),
    ),
  ]);
}
