import { formatPercent } from '@prendarios/rules/format';
import { installmentLabel } from '@prendarios/rules/installments';
import type { Figures } from './figures.ts';
import type { LoanDocumentInput } from './input.ts';
import { formatCuit, sellerText } from './partyTexts.ts';
import { numberInWords, pesosInWords } from './words.ts';

/** A clause of the contract and, for the screen, what it says in a plain sentence: to be checked by the bank's lawyers (docs/domain.md#what-a-lender-must-show). */
type Clause = { title: string; text: string; summary: string };

export const UVA_COST_NOTE = 'CFTEA expresado en UVA; no incluye la variación de la UVA.';

/** The clause on the UVA, with the capital and the day of its value. */
export function uvaClause(figures: Figures): string {
  const estimated = figures.uvaEstimated ? ' (valor estimado)' : '';
  return (
    `El capital se expresa en Unidades de Valor Adquisitivo actualizables por CER (UVA) y equivale a ${figures.capitalInUvas}, ` +
    `al valor de ${figures.uvaValue} por UVA${estimated}. Cada cuota es de ${figures.installmentInUva} más IVA y se paga en pesos ` +
    'al valor de la UVA que publique el Banco Central de la República Argentina para el día del pago. ' +
    'El saldo y las cuotas en pesos aumentan con la inflación: los importes en pesos de este documento están ' +
    'calculados al valor de la UVA indicado y son estimados. La tasa de interés se aplica sobre el saldo en UVA.'
  );
}

const FIXED_RATE =
  'La tasa de interés es fija durante todo el plazo. El capital no se ajusta por ningún índice y no se emplean Unidades de Valor Adquisitivo (UVA).';

const REVOCATION =
  'El DEUDOR tiene derecho a revocar la aceptación de este préstamo dentro de los diez (10) días hábiles contados ' +
  'desde la fecha en que recibió el contrato o en que el préstamo estuvo a su disposición, lo que ocurra último, ' +
  'sin expresar la causa y sin costo ni responsabilidad alguna si no usó el dinero; si lo usó, devuelve el capital ' +
  'recibido. Puede hacerlo por el botón de arrepentimiento del sitio o por cualquiera de los canales del ACREEDOR.';

/** The text on the vehicle's policy. */
export function insuranceText({ proposal }: LoanDocumentInput, figures: Figures): string {
  const { insurance } = proposal;
  if (insurance === null) return '';
  return (
    `${insurance.insurer.name}, cobertura ${insurance.coverage.code} (${insurance.coverage.name}), suma asegurada ` +
    `de ${figures.insuredSum}, premio mensual de ${figures.premium}`
  );
}

function disbursement(input: LoanDocumentInput): string {
  const seller = sellerText(input);
  const to = seller === '' ? '' : ` al vendedor del vehículo, ${seller},`;
  return `El importe se paga${to} por cuenta y orden del DEUDOR`;
}

function feesText({ fees }: Figures): string {
  if (fees === null) return '';
  return (
    ` Gasto de otorgamiento: ${fees.granting} con IVA, que se descuenta al desembolsar, de modo que el DEUDOR recibe ${fees.netDisbursed}. ` +
    `Cargo mensual: ${fees.monthly} con IVA. Seguro de vida: ${fees.lifeInsurance} por mes del saldo. ` +
    `El CFTEA incluye estos cargos.`
  );
}

/** The clauses of the contract, in order. */
export function contractClauses(input: LoanDocumentInput, figures: Figures): Clause[] {
  const { proposal, lender, vatPercent } = input;
  const { terms, dueDay, firstDueDate, lastDueDate } = figures;
  const account = proposal.account
    ? `se debitan de la cuenta ${proposal.account.maskedNumber} en ${proposal.account.bankName}`
    : 'se debitan de la cuenta que el DEUDOR tiene o abre en el ACREEDOR';
  return [
    {
      title: 'PRIMERA. Préstamo.',
      summary: `El banco te presta ${figures.principal} para comprar el vehículo.`,
      text:
        `El ACREEDOR otorga al DEUDOR un préstamo en pesos por un capital de ${figures.principal} ` +
        `(${pesosInWords(proposal.calculatedValueDTO.financedAmount)}), destinado a la compra del vehículo que se ` +
        `describe en este contrato. ${disbursement(input)}, una vez constituida la prenda.`,
    },
    {
      title: 'SEGUNDA. Prenda.',
      summary:
        'El vehículo queda en garantía. Lo usás vos; para venderlo necesitás la conformidad del banco.',
      text:
        'En garantía del capital, los intereses, los impuestos y los gastos de este préstamo, el DEUDOR constituye a favor ' +
        'del ACREEDOR derecho real de prenda con registro, fija y en primer grado, sobre el vehículo descripto, en los ' +
        'términos del Decreto-Ley 15.348/46, ratificado por la Ley 12.962. El vehículo queda en poder del DEUDOR, que no ' +
        'puede venderlo, prendarlo de nuevo ni sacarlo del país sin conformidad escrita del ACREEDOR.',
    },
    {
      title: 'TERCERA. Plazo y forma de pago.',
      summary: `Pagás ${installmentLabel(terms)}, el día ${dueDay} de cada mes. La primera cuota es de ${figures.firstInstallment}${figures.secondInstallment === null ? '' : ` y la segunda, de ${figures.secondInstallment}`}.`,
      text:
        `El DEUDOR paga el préstamo en ${installmentLabel(terms)} (${numberInWords(terms).toUpperCase()}), mensuales y consecutivas, por el ` +
        `sistema francés. Vencen el día ${dueDay} de cada mes: la primera el ${firstDueDate} y la última el ${lastDueDate}. ` +
        'La que vence un sábado, un domingo, un feriado nacional o un día en que los bancos no atienden se paga el día ' +
        'hábil siguiente, sin más intereses. ' +
        `La primera cuota, que incluye el interés de los días que van hasta el primer vencimiento, es de ${figures.firstInstallment}` +
        `${figures.secondInstallment === null ? '' : ` y la segunda, de ${figures.secondInstallment}`}. La cuota pura es de ` +
        `${figures.installment}. El total a pagar es de ${figures.totalToPay}. Las cuotas ${account}. El cronograma completo es parte de este contrato. ` +
        `Las cuotas corren desde el desembolso: el ACREEDOR calcula entonces, de la misma manera y con ese día como base` +
        `${figures.isUva ? ' y con el valor de la UVA de ese día' : ''}, el cronograma definitivo, y lo envía al DEUDOR.`,
    },
    {
      title: 'CUARTA. Tasas y costo.',
      summary: `Por año, con todo lo que incluye, el préstamo te cuesta ${figures.cftea} (CFTEA con IVA).`,
      text:
        `Tasa Nominal Anual (TNA): ${figures.tna}. Tasa Efectiva Anual (TEA): ${figures.tea}. Costo Financiero Total Efectivo ` +
        `Anual (CFTEA) con IVA: ${figures.cftea}. CFTEA sin IVA: ${figures.cfteaWithoutVat}. CFTEA incluyendo seguro del ` +
        `automotor: ${figures.cfteaWithInsurance}. El IVA se calcula sobre los intereses de cada cuota a la alícuota de ` +
        `${formatPercent(vatPercent)}.${feesText(figures)}${figures.isUva ? ` ${UVA_COST_NOTE}` : ''}`,
    },
    {
      title: figures.isUva ? 'QUINTA. Cláusula UVA.' : 'QUINTA. Tasa fija, sin cláusula UVA.',
      summary: figures.isUva
        ? 'Las cuotas y lo que debés suben con la inflación, al valor de la UVA.'
        : 'La tasa no cambia en todo el plazo.',
      text: figures.isUva ? uvaClause(figures) : FIXED_RATE,
    },
    {
      title: 'SEXTA. Seguro.',
      summary: `El vehículo tiene que estar asegurado hasta que termines de pagar. El seguro es de ${figures.premium} por mes.`,
      text:
        `El DEUDOR mantiene asegurado el vehículo hasta cancelar el préstamo, con la póliza endosada a favor del ACREEDOR: ` +
        `${insuranceText(input, figures)}. El DEUDOR eligió la aseguradora y puede cambiarla por otra de las que el ACREEDOR acepte.`,
    },
    {
      title: 'SÉPTIMA. Mora.',
      summary: 'Si no pagás una cuota, el banco puede pedirte todo lo que falta y ejecutar la prenda.',
      text:
        'La falta de pago de una cuota a su vencimiento produce la mora de pleno derecho. El ACREEDOR puede dar por vencidos ' +
        'los plazos, exigir el saldo y ejecutar la prenda por las vías que la ley le da.',
    },
    {
      title: 'OCTAVA. Cancelación anticipada.',
      summary: 'Podés pagar antes, todo o una parte, cuando quieras.',
      text: 'El DEUDOR puede cancelar el préstamo por anticipado, en todo o en parte, en cualquier momento, conforme a las normas vigentes del Banco Central de la República Argentina.',
    },
    {
      title: 'NOVENA. Derecho a revocar.',
      summary: 'Tenés 10 días hábiles para arrepentirte, sin costo.',
      text: REVOCATION,
    },
    {
      title: 'DÉCIMA. Domicilios.',
      summary: 'Los avisos llegan a los domicilios del contrato.',
      text:
        `Las partes constituyen domicilio en los indicados en este contrato, donde son válidas todas las notificaciones. ` +
        `El ACREEDOR es ${lender.legalName}, CUIT ${formatCuit(lender.cuit)}.`,
    },
  ];
}
