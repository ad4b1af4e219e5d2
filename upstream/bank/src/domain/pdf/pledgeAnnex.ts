import { installmentLabel } from '@prendarios/rules/installments';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { costBox, dayOf, keptSection, page, pairs, section } from './blocks.ts';
import { insuranceText, UVA_COST_NOTE, uvaClause } from './clauses.ts';
import { figuresOf } from './figures.ts';
import type { LoanDocumentInput } from './input.ts';
import { formatCuit, fullName } from './partyTexts.ts';
import { vehicleSection } from './pledgeContract.ts';
import { pesosInWords } from './words.ts';
import { scheduleTable } from './schedule.ts';
import { signatures } from './signatures.ts';

/** Builds PLEDGE_ANNEXED: detailed conditions, sent to the registry with the contract. */
export function pledgeAnnex(input: LoanDocumentInput): TDocumentDefinitions {
  const figures = figuresOf(input);
  const { proposal, lender, place, issuedAt } = input;
  return page('PLEDGE_ANNEXED', input, [
    {
      text: `Parte del contrato de prenda con registro N.º ${proposal.proposalNumber}, celebrado en ${place} el ${dayOf(issuedAt)}.`,
      style: 'lead',
    },
    ...section(
      'Partes',
      pairs([
        ['Acreedor prendario', `${lender.legalName} (CUIT ${formatCuit(lender.cuit)})`],
        ['Deudor prendario', `${fullName(proposal.owner)} (CUIL/CUIT ${formatCuit(proposal.owner.cuitl)})`],
        ...(proposal.coOwner
          ? [
              [
                'Cotitular, deudor solidario',
                `${fullName(proposal.coOwner)} (CUIL/CUIT ${formatCuit(proposal.coOwner.cuitl)})`,
              ] as const,
            ]
          : []),
      ]),
    ),
    ...vehicleSection(input),
    ...section(
      'Obligación garantizada',
      pairs([
        ['Capital', figures.principal],
        ['En letras', pesosInWords(proposal.calculatedValueDTO.financedAmount)],
        ['Plazo', installmentLabel(figures.terms)],
        ['Sistema', `Francés · ${figures.modeName}`],
        ['Primer vencimiento', figures.firstDueDate],
        ['Último vencimiento', figures.lastDueDate],
        ['Total a pagar', figures.totalToPay],
        ['Grado de la prenda', 'Primero'],
      ]),
      costBox(figures, lender, UVA_COST_NOTE),
    ),
    ...(figures.isUva ? section('Cláusula UVA', { text: uvaClause(input, figures), style: 'clause' }) : []),
    ...section('Seguro endosado a favor del acreedor', {
      text: `${insuranceText(input, figures)}.`,
      style: 'clause',
    }),
    ...section('Cronograma de pagos', scheduleTable(figures)),
    keptSection('Firma', signatures(input)),
  ]);
}
