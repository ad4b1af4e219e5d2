import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { costBox, dayOf, keptSection, page, pairs, section } from './blocks.ts';
import { type Clause, contractClauses, UVA_COST_NOTE } from './clauses.ts';
import { figuresOf } from './figures.ts';
import type { LoanDocumentInput } from './input.ts';
import { formatCuit, fullName, personRows, sellerText, vehicleRows } from './partyTexts.ts';
import { scheduleTable } from './schedule.ts';
import { signatures } from './signatures.ts';

const partyNames = ({ proposal }: LoanDocumentInput): string[] =>
  [proposal.owner, proposal.coOwner].filter((person) => person !== null).map(fullName);

export function partySections({ proposal, lender, owner, coOwner }: LoanDocumentInput): Content[] {
  return [
    ...section(
      'Acreedor prendario',
      pairs([
        ['Denominación', lender.legalName],
        ['CUIT', formatCuit(lender.cuit)],
        ['Domicilio', lender.address],
      ]),
    ),
    ...section('Deudor prendario', pairs(personRows(proposal.owner, owner))),
    ...(proposal.coOwner && coOwner
      ? section('Cotitular', pairs(personRows(proposal.coOwner, coOwner)))
      : []),
  ];
}

export function vehicleSection(input: LoanDocumentInput): Content[] {
  const seller = sellerText(input);
  const rows = vehicleRows(input);
  return section('Vehículo', pairs(seller === '' ? rows : [...rows, ['Vendedor', seller]]));
}

/** Keeps each clause on one page. */
export const clauseTexts = (clauses: readonly Clause[]): Content[] =>
  clauses.map(({ title, text }) => ({
    unbreakable: true,
    stack: [{ text: [{ text: `${title} `, bold: true }, text], style: 'clause' }],
  }));

/** Builds PLEDGE_CONTRACT_WITH_REGISTRY (docs/domain.md#loan-documents). */
export function pledgeContract(input: LoanDocumentInput): TDocumentDefinitions {
  const figures = figuresOf(input);
  const { proposal, lender, place, issuedAt } = input;
  const [debtor = '', coOwner] = partyNames(input);
  const parties = `${debtor}, en adelante el DEUDOR${coOwner === undefined ? '' : `, y ${coOwner}, en adelante el COTITULAR`}`;
  return page('PLEDGE_CONTRACT_WITH_REGISTRY', input, [
    {
      text: `En ${place}, el ${dayOf(issuedAt)}, entre ${lender.legalName}, en adelante el ACREEDOR, y ${parties}, se celebra este contrato de prenda con registro.`,
      style: 'lead',
    },
    costBox(figures, lender, UVA_COST_NOTE),
    ...partySections(input),
    ...vehicleSection(input),
    ...section('Condiciones', ...clauseTexts(contractClauses(input, figures))),
    ...section(
      `Cronograma de pagos · sistema francés · ${figures.modeName}`,
      ...(figures.isUva
        ? [
            {
              text: 'Importes en pesos estimados al valor de la UVA indicado en la cláusula UVA.',
              style: 'small',
              margin: [0, 0, 0, 4],
            } satisfies Content,
          ]
        : []),
      scheduleTable(figures),
    ),
    keptSection(
      'Firma',
      {
        text: `Lugar y fecha: ${place}, ${dayOf(issuedAt)}. Las partes firman el contrato N.º ${proposal.proposalNumber} en prueba de conformidad.`,
        margin: [0, 0, 0, 4],
      },
      signatures(input),
    ),
  ]);
}
