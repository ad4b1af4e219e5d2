import type { Content } from 'pdfmake/interfaces.js';
import { dayOf, INK, pairs } from './blocks.ts';
import type { Borrower, LoanDocumentInput } from './input.ts';
import { fullName } from './partyTexts.ts';

const moment = new Intl.DateTimeFormat('es-AR', {
  timeZone: 'America/Argentina/Buenos_Aires',
  dateStyle: 'short',
  timeStyle: 'medium',
  hourCycle: 'h23',
});

const momentOf = (at: Date): string =>
  `${dayOf(at)} ${moment.format(at).split(', ')[1] ?? ''} (hora argentina)`;

const borrowersOf = ({
  proposal: { owner, coOwner },
}: Pick<LoanDocumentInput, 'proposal'>): { personType: Borrower; name: string }[] => [
  { personType: 'OWNER', name: fullName(owner) },
  ...(coOwner === null ? [] : [{ personType: 'CO_OWNER' as const, name: fullName(coOwner) }]),
];

const line = (party: string): Content => ({
  stack: [
    { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 150, y2: 0, lineWidth: 0.7, lineColor: INK }] },
    { text: party, margin: [0, 4, 0, 0] },
    { text: 'Pendiente de firma', style: 'small' },
  ],
});

const pending = (names: readonly string[]): Content[] =>
  names.length === 0 ? [] : [{ margin: [0, 36, 0, 0], columnGap: 24, columns: names.map(line) }];

const HASH_NOTE =
  'El código identifica las condiciones aceptadas: cualquier cambio en las partes, el vehículo, los importes o el cronograma la modifica.';

const sealed = (hash: string | undefined): Content[] =>
  hash === undefined
    ? []
    : [
        pairs([['Código de verificación (SHA-256)', hash]]),
        { text: HASH_NOTE, style: 'small', margin: [4, 4, 4, 0] },
      ];

/** Builds the signatures with time and evidence, and blank lines for borrowers who have not signed. */
export function signatures(input: LoanDocumentInput): Content {
  const borrowers = borrowersOf(input);
  const nameOf = (personType: Borrower) => borrowers.find((one) => one.personType === personType)?.name ?? '';
  const isPending = ({ personType }: { personType: Borrower }) =>
    !input.signatures.some((one) => one.personType === personType);
  return {
    unbreakable: true,
    stack: [
      pairs([['Emitido por', input.lender.legalName]]),
      ...input.signatures.map(({ personType, signedAt, biometryId }) =>
        pairs([
          ['Firmado electrónicamente por', nameOf(personType)],
          ['Fecha y hora de la firma', momentOf(signedAt)],
          ['Identificación biométrica', biometryId],
        ]),
      ),
      ...pending(borrowers.filter(isPending).map(({ name }) => name)),
      ...sealed(input.signatures[0]?.hash),
    ],
  };
}
