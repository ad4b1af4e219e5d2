import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { installmentLabel } from '@prendarios/rules/installments';
import { dayOf, keptSection, page, pairs, section } from './blocks.ts';
import { figuresOf } from './figures.ts';
import type { LoanDocumentInput } from './input.ts';
import { partySections, vehicleSection } from './pledgeContract.ts';
import { pesosInWords } from './words.ts';
import { signatures } from './signatures.ts';

/** Builds a box for the registry to fill in by hand. */
const registryBox = (lender: LoanDocumentInput['lender']): Content => ({
  unbreakable: true,
  margin: [0, 8, 0, 0],
  table: {
    widths: ['*', '*', '*'],
    heights: [44],
    body: [['Registro seccional', 'Fecha de inscripción', 'Firma y sello del encargado']],
  },
  fontSize: 8,
  layout: {
    hLineColor: () => lender.color,
    vLineColor: () => lender.color,
    hLineWidth: () => 0.7,
    vLineWidth: () => 0.7,
  },
});

/** Builds FORM_03, which requests the inscription of the pledge from the registry. */
export function form03(input: LoanDocumentInput): TDocumentDefinitions {
  const figures = figuresOf(input);
  const { proposal, lender, place, issuedAt } = input;
  return page('FORM_03', input, [
    { text: 'Solicitud de inscripción de contrato de prenda con registro', style: 'lead' },
    ...section(
      'Trámite',
      pairs([
        ['Contrato', `N.º ${proposal.proposalNumber}`],
        ['Lugar y fecha', `${place}, ${dayOf(issuedAt)}`],
        ['Tipo de prenda', 'Fija, en primer grado'],
        ['Cláusula de ajuste', figures.isUva ? `UVA: ${figures.capitalInUvas}` : 'Sin cláusula de ajuste'],
      ]),
    ),
    ...partySections(input),
    ...vehicleSection(input),
    ...section(
      'Monto de la prenda',
      pairs([
        ['Capital', figures.principal],
        ['En letras', pesosInWords(proposal.calculatedValueDTO.financedAmount)],
        ['Plazo', installmentLabel(figures.terms)],
        ['TNA', figures.tna],
        ['Primer vencimiento', figures.firstDueDate],
        ['Último vencimiento', figures.lastDueDate],
      ]),
    ),
    keptSection('Firma', signatures(input)),
    ...section('Para uso del Registro', registryBox(lender)),
  ]);
}
