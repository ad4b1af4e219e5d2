import { formatDate } from '@prendarios/rules/format';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { pairs, section, sheet } from './blocks.ts';
import { BLANK, modelClauses } from './clauses.ts';
import type { Lender, LoanDocumentInput } from './input.ts';
import { formatCuit } from './partyTexts.ts';
import { clauseTexts } from './pledgeContract.ts';
import { readableParts, type ReadablePart } from './readable.ts';

type ModelInput = Readonly<{ lender: Lender; texts: LoanDocumentInput['texts']; issuedAt: Date }>;

export const MODEL_TITLE = 'MODELO DE CONTRATO DE PRENDA CON REGISTRO';

const blanks = (...names: readonly string[]): Content => pairs(names.map((name) => [name, BLANK] as const));

/** Builds the model contract: its clauses with blanks for the data of a loan. */
export function contractModel({ lender, texts, issuedAt }: ModelInput): TDocumentDefinitions {
  const subject = `Vigente desde el ${formatDate(texts.effectiveFrom)}`;
  return sheet({ title: MODEL_TITLE, subject, lender, issuedAt }, [
    {
      text: `Es el contrato que firma quien pide un préstamo. Los espacios (${BLANK}) se completan con los datos y los números de cada uno, que se ven antes de firmar.`,
      style: 'lead',
    },
    ...section(
      'Acreedor prendario',
      pairs([
        ['Denominación', lender.legalName],
        ['CUIT', formatCuit(lender.cuit)],
        ['Domicilio', lender.address],
      ]),
    ),
    ...section(
      'Datos de cada préstamo',
      blanks(
        'Deudor prendario',
        'Cotitular, si hay',
        'Vehículo',
        'Vendedor',
        'Costo Financiero Total Efectivo Anual (CFTEA) con IVA',
        'CFTEA incluyendo seguro del automotor',
        'TNA',
        'TEA',
      ),
    ),
    ...section('Condiciones', ...clauseTexts(modelClauses({ texts, lender }))),
    ...section('Cronograma de pagos', {
      text: 'Cada contrato incluye todas sus cuotas, con el día en que vencen y el día en que se pagan, el capital, el interés, el IVA y el saldo.',
    }),
  ]);
}

export function readableModel(input: ModelInput): ReadablePart[] {
  const summaries = modelClauses(input).map(({ title, summary }) => [title, summary] as const);
  return readableParts(contractModel(input), new Map(summaries));
}
