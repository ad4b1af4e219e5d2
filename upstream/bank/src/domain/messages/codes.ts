import { formatPesos } from '@prendarios/rules/format';
import type { ProposalRow } from '../records/proposals.ts';
import type { CodeParty, CodePurpose } from '../records/rowTypes.ts';

type Use = Readonly<{ purpose: CodePurpose; party: CodeParty }>;

/** Returns the action that the code authorizes. */
function actOf({ purpose, party }: Use, { calculated }: ProposalRow): string {
  if (purpose === 'SIGNATURE') return `firmar el contrato de ${formatPesos(calculated.financedAmount)}`;
  if (purpose === 'PHONE_CHANGE') return 'cambiar el celular de tu solicitud';
  if (party === 'CO_OWNER') {
    return purpose === 'RETURN' ? 'abrir tu parte en otro dispositivo' : 'aceptar ser cotitular';
  }
  return purpose === 'RETURN' ? 'seguir tu solicitud' : 'validar tu celular';
}

/** Returns the text of a code; `link` leads to the page that asks for it. Without a link the text fits one SMS. */
export function codeText(
  bankName: string,
  code: string,
  { use, proposal, link }: { use: Use; proposal: ProposalRow; link?: string | undefined },
): string {
  if (link !== undefined) {
    return `Tu código de ${bankName} es ${code} y vence en 5 minutos. Con él aceptás que usemos tus datos para el préstamo que cargó el punto de venta. Ingresalo vos en este enlace: ${link}\nNo lo compartas con nadie.`;
  }
  return `Tu código de ${bankName} es ${code}. Es para ${actOf(use, proposal)} y vence en 5 minutos. No lo compartas con nadie.`;
}
