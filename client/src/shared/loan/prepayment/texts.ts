import { installmentLabel } from '@prendarios/rules/installments';
import { withStaffWording } from '#shared/session/voice.ts';

export const PREPAYMENT_TEXTS = withStaffWording(
  {
    title: '¿Y si adelanto plata?',
    intro: 'Fijate cuánto ahorrás si pagás antes una parte de lo que debés, o todo.',
    open: 'Simular un adelanto',
    loading: 'Cargando…',
    unavailable: 'No pudimos cargar las cuotas.',
    amount: 'Cuánto adelantás',
    owed: (amount: string, number: number) => `Después de la cuota ${number} debés ${amount}.`,
    all: 'Usar todo lo que debés',
    required: 'Ingresá cuánto adelantás.',
    notNumber: 'Ingresalo en pesos, solo con números, como 1.500.000.',
    least: (amount: string) => `Ingresá ${amount} o más.`,
    most: (amount: string) => `Es más de lo que debés después de esa cuota: ingresá hasta ${amount}.`,
    after: 'Después de qué cuota',
    afterOption: (number: number, day: string) => `Cuota ${number} · ${day}`,
    effect: 'Qué cambia',
    effects: {
      FEWER_INSTALLMENTS: 'Pagar menos cuotas',
      LOWER_INSTALLMENTS: 'Pagar cuotas más bajas',
    },
    ask: 'Calcular',
    busy: 'Calculando…',
    failed: 'No pudimos calcularlo ahora. Probá de nuevo.',
    offline: 'No hay conexión. Probá de nuevo cuando vuelva.',
    settled: (day: string, saved: string) =>
      `Terminás de pagar el préstamo el ${day} y ahorrás ${saved} de intereses con IVA.`,
    fewer: (count: number, saved: string) =>
      `Pagás ${installmentLabel(count)} menos y ahorrás ${saved} de intereses con IVA.`,
    sameCount: (saved: string) =>
      `No llega a sacar una cuota: baja la última, y ahorrás ${saved} de intereses con IVA.`,
    lower: (from: string, to: string, saved: string) =>
      `La cuota que sigue baja de ${from} a ${to}, y ahorrás ${saved} de intereses con IVA.`,
    rows: {
      prepaid: 'Adelantás',
      count: 'Cuotas que quedan',
      next: 'Cuota siguiente',
      last: 'Última cuota',
      interest: 'Intereses con IVA',
      fees: 'Cargos y seguro de vida que ahorrás',
      charge: 'Costo de adelantar',
      change: (from: string, to: string) => `${from} → ${to}`,
      spokenChange: (from: string, to: string) => `de ${from} a ${to}`,
      none: 'ninguna',
      free: 'Sin cargo',
    },
    assumption: (number: number, day: string) =>
      `Suponemos que adelantás el ${day}, con la cuota ${number}: ese día ya pagaste los intereses hasta la fecha. Es un ejemplo, no un pago.`,
    uva: (value: string, amount: string, saved: string) =>
      `Calculado con la UVA a ${value}, la de tu cuadro de pagos: adelantás ${amount} y ahorrás ${saved} de intereses. Ese día, los pesos van a ser los de la UVA de ese día.`,
  },
  {
    title: '¿Y si adelanta plata?',
    intro: 'Fijate cuánto ahorra si paga antes una parte de lo que debe, o todo.',
    amount: 'Cuánto adelanta',
    owed: (amount: string, number: number) => `Después de la cuota ${number} debe ${amount}.`,
    all: 'Usar todo lo que debe',
    required: 'Ingresá cuánto adelanta.',
    most: (amount: string) => `Es más de lo que debe después de esa cuota: ingresá hasta ${amount}.`,
    settled: (day: string, saved: string) =>
      `Termina de pagar el préstamo el ${day} y ahorra ${saved} de intereses con IVA.`,
    fewer: (count: number, saved: string) =>
      `Paga ${installmentLabel(count)} menos y ahorra ${saved} de intereses con IVA.`,
    sameCount: (saved: string) =>
      `No llega a sacar una cuota: baja la última, y ahorra ${saved} de intereses con IVA.`,
    lower: (from: string, to: string, saved: string) =>
      `La cuota que sigue baja de ${from} a ${to}, y ahorra ${saved} de intereses con IVA.`,
    assumption: (number: number, day: string) =>
      `Suponemos que adelanta el ${day}, con la cuota ${number}: ese día ya pagó los intereses hasta la fecha. Es un ejemplo, no un pago.`,
    uva: (value: string, amount: string, saved: string) =>
      `Calculado con la UVA a ${value}, la de su cuadro de pagos: adelanta ${amount} y ahorra ${saved} de intereses. Ese día, los pesos van a ser los de la UVA de ese día.`,
  },
);
