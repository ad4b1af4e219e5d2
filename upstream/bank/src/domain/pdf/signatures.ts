import type { Content } from 'pdfmake/interfaces.js';
import { dayOf, INK, pairs } from './blocks.ts';
import type { LoanDocumentInput } from './input.ts';

const moment = new Intl.DateTimeFormat('es-AR', {
  timeZone: 'America/Argentina/Buenos_Aires',
  dateStyle: 'short',
  timeStyle: 'medium',
  hourCycle: 'h23',
});

const momentOf = (at: Date): string =>
  `${dayOf(at)} ${moment.format(at).split(', ')[1] ?? ''} (hora argentina)`;

/** Place, time and evidence of each party's signature; empty lines before the signature. */
export function signatures(input: LoanDocumentInput, parties: readonly string[]): Content {
  const { signature } = input;
  if (signature === null) {
    return {
      unbreakable: true,
      margin: [0, 36, 0, 0],
      columnGap: 24,
      columns: parties.map((party) => ({
        stack: [
          { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 150, y2: 0, lineWidth: 0.7, lineColor: INK }] },
          { text: party, margin: [0, 4, 0, 0] },
          { text: 'Pendiente de firma', style: 'small' },
        ],
      })),
    };
  }
  return {
    unbreakable: true,
    stack: [
      pairs([
        ['Firmado electrónicamente por', parties.join(' · ')],
        ['Fecha y hora de la firma', momentOf(signature.signedAt)],
        ['Identificación biométrica', signature.biometryId],
      ]),
      pairs([['Huella del contrato (SHA-256)', signature.hash]]),
      {
        text: 'La huella identifica las condiciones aceptadas: cualquier cambio en las partes, el vehículo, los importes o el cronograma la modifica.',
        style: 'small',
        margin: [4, 4, 4, 0],
      },
    ],
  };
}
