import { formatMoney } from '@prendarios/rules/format';
import type { RefusalReason } from '#generated/graphql.ts';
import { withStaffWording } from '#shared/session/voice.ts';

export const REFUSAL_TEXTS = withStaffWording(
  {
    title: 'Por ahora no tenemos una oferta para vos',
    kept: 'Tus datos quedaron guardados y esta consulta no afecta tu historial.',
    why: 'Por qué',
    canDo: 'Qué podés hacer',
    otherVehicle: 'Cotizar otro vehículo',
    together: 'Sumar un cotitular',
    nearest: 'Lo más cerca que llegamos',
    nearestText: (value: string, amount: string) =>
      `Con un vehículo de ${value} te prestamos hasta ${amount}, con los datos que ya cargaste.`,
    takeNearest: (value: string) => `Cotizar con ${value}`,
    answers: 'Cargar o revisar mi ingreso',
    birthDate: 'Revisar mi fecha de nacimiento',
    again: 'Cuándo probar de nuevo',
    rights: 'Tu derecho a saber',
    rightsText:
      'Podés pedir, gratis, qué información consultamos sobre vos y corregirla si está mal (Ley 25.326, artículo 14). Tu situación en el sistema financiero está en la Central de Deudores del Banco Central: se consulta con tu CUIL.',
    registry: { label: 'Ir al Banco Central (bcra.gob.ar)', href: 'https://www.bcra.gob.ar' },
    call: (phone: string) => `Llamar al ${phone}`,
    hours: (hours: string) => `Una persona te explica las opciones. ${hours}.`,
  },
  {
    title: 'Por ahora no tenemos una oferta para tu cliente',
    kept: 'Los datos de tu cliente quedaron guardados y esta consulta no afecta su historial.',
    canDo: 'Qué se puede hacer',
    nearestText: (value: string, amount: string) =>
      `Con un vehículo de ${value} le prestamos hasta ${amount}, con los datos que ya cargaste.`,
    answers: 'Cargar o revisar su ingreso',
    birthDate: 'Revisar su fecha de nacimiento',
    rights: 'El derecho a saber de tu cliente',
    rightsText:
      'Tu cliente puede pedir, gratis, qué información consultamos y corregirla si está mal (Ley 25.326, artículo 14). Su situación en el sistema financiero está en la Central de Deudores del Banco Central: se consulta con su CUIL.',
    hours: (hours: string) => `Una persona explica las opciones. ${hours}.`,
  },
);

type RefusalAction = 'vehicle' | 'together' | 'answers';

/** `actions`: the main one first. */
type Refusal = { why: string; again: string; actions: readonly RefusalAction[] };

const REFUSALS: Readonly<Record<RefusalReason | 'UNKNOWN', Refusal>> = withStaffWording<
  Record<RefusalReason | 'UNKNOWN', Refusal>
>(
  {
    INCOME: {
      why: 'No pudimos comprobar ingresos suficientes para la cuota mínima.',
      again:
        'Hoy mismo, si cargás o corregís tu ingreso neto por mes, o si sumás un cotitular. Si no, cuando cambien tus ingresos.',
      actions: ['answers', 'together', 'vehicle'],
    },
    RECORDS: {
      why: 'En las bases de datos que consultamos figuran deudas con atraso.',
      again:
        'Cuando se actualicen: los bancos informan una vez por mes, y lo pagado figura al mes siguiente.',
      actions: ['vehicle'],
    },
    AGE: {
      why: 'El préstamo es para personas de 18 años o más, y la última cuota vence antes de los 81.',
      again: 'Cuando cumplas 18 años, o hoy mismo si la fecha de nacimiento estaba mal cargada.',
      actions: ['answers'],
    },
    VEHICLE: {
      why: 'Con el valor, el año o el tipo de financiación de este vehículo no llegamos al monto mínimo.',
      again: 'Hoy mismo, con otro vehículo u otro tipo de financiación.',
      actions: ['vehicle'],
    },
    UNKNOWN: {
      why: 'Miramos qué ingresos pudimos comprobar, cómo pagaste otras deudas, tu edad y el vehículo. Con esos datos no podemos ofrecerte este préstamo.',
      again: 'Hoy mismo con otro vehículo, o cuando cambie alguno de esos datos.',
      actions: ['vehicle', 'together'],
    },
  },
  {
    INCOME: {
      again:
        'Hoy mismo, si cargás o corregís su ingreso neto por mes, o si se suma un cotitular. Si no, cuando cambien sus ingresos.',
    },
    AGE: {
      again: 'Cuando cumpla 18 años, o hoy mismo si la fecha de nacimiento estaba mal cargada.',
    },
    UNKNOWN: {
      why: 'Miramos qué ingresos pudimos comprobar, cómo pagó otras deudas, su edad y el vehículo. Con esos datos no podemos ofrecerle este préstamo.',
    },
  },
);

type Known = Readonly<{
  canAddPerson: boolean;
  /** Pesos; null if the bank does not state it. */
  leastInstallment: string | null;
}>;

const incomeText = (leastInstallment: string): string =>
  `No pudimos comprobar ingresos suficientes para la cuota mínima, de ${formatMoney(leastInstallment)} por mes.`;

/** Returns texts and actions for a refusal; a second person only if the bank lends to two and there is none yet. */
export function refusalOf(reason: RefusalReason | null, { canAddPerson, leastInstallment }: Known): Refusal {
  const refusal = REFUSALS[reason ?? 'UNKNOWN'];
  const hasFigure = reason === 'INCOME' && leastInstallment !== null;
  return {
    ...refusal,
    ...(hasFigure ? { why: incomeText(leastInstallment) } : {}),
    actions: refusal.actions.filter((action) => action !== 'together' || canAddPerson),
  };
}
