import { withStaffWording } from '#shared/session/voice.ts';

/** Version of the acceptance text, which changes with its wording; the bank stores it with the acceptance. */
export const SUMMARY_ACCEPTANCE = withStaffWording(
  { textVersion: 'resumen-2026-11-2' },
  { textVersion: 'resumen-vendedor-2026-11-2' },
);

export const SUMMARY_TEXTS = withStaffWording(
  {
    acceptedSubtitle: 'Ya aceptaste este resumen.',
    dueAgain: {
      title: 'Antes de seguir, aceptá el resumen',
      text: 'Si cambiaste el préstamo o el seguro, se acepta de nuevo. Lo demás que completaste sigue guardado.',
    },
    submit: 'Aceptar y continuar',
    acceptance:
      'Al aceptar, confirmás que los datos son correctos y estás de acuerdo con las condiciones del préstamo de este resumen. Todavía no firmás el contrato.',
    contracts: 'Leer el modelo de contrato',
    validUntil: (date: string) => `Estas condiciones valen hasta el ${date}.`,
    fixedAnswers: {
      text: 'Con estos datos se calculó tu oferta: para cambiarlos, cotizá de nuevo.',
      again: 'Cotizar de nuevo',
    },
    otherDevice:
      'El monto y el plazo se cambian en el dispositivo donde cotizaste. En este, cotizá de nuevo.',
    groups: {
      vehicle: 'Tu vehículo',
      loan: 'Tu préstamo',
      owner: 'Tus datos',
      contact: 'Tu contacto',
      address: 'Tu domicilio',
      coOwner: 'Datos del cotitular',
      coOwnerAddress: 'Domicilio del cotitular',
      insurance: 'Seguro',
    },
    hasCng: 'Sí',
    terms: {
      vehicle: 'Vehículo',
      cng: 'Equipo de GNC',
      value: 'Valor',
      agreement: 'Tipo de financiación',
      pointOfSale: 'Punto de venta',
      mode: 'Tipo de tasa',
      amount: 'Monto',
      term: 'Plazo',
      dueDay: 'Vencimiento',
      name: 'Nombre y apellido',
      document: 'DNI',
      cuil: 'CUIL',
      birthDate: 'Fecha de nacimiento',
      email: 'Correo electrónico',
      phone: 'Celular',
      occupation: 'Situación laboral',
      vatStatus: 'Situación ante el IVA',
      income: 'Ingreso neto por mes',
      address: 'Domicilio',
      postalCode: 'Código postal',
      maritalStatus: 'Estado civil',
      nationality: 'Nacionalidad',
      countryOfBirth: 'País de nacimiento',
      insurer: 'Aseguradora',
      coverage: 'Cobertura',
      premium: 'Costo por mes',
      insuredSum: 'Suma asegurada',
    },
    fixed: 'Fija',
    uva: 'UVA',
    dueDay: (day: number) => `Día ${day} de cada mes`,
    floor: (floor: string) => `piso ${floor}`,
    apartment: (apartment: string) => `depto. ${apartment}`,
    notGiven: 'Sin informar',
    missing: 'Falta completar',
  },
  {
    acceptedSubtitle: 'Tu cliente ya aceptó este resumen.',
    dueAgain: {
      title: 'Antes de seguir, tu cliente acepta el resumen',
      text: 'Si cambió el préstamo o el seguro, se acepta de nuevo. Lo demás que cargaste sigue guardado.',
    },
    submit: 'Mi cliente acepta: continuar',
    acceptance:
      'Al continuar, dejás constancia de que le mostraste este resumen a tu cliente, de que los datos son correctos y de que tu cliente acepta las condiciones del préstamo. Todavía no firma el contrato.',
    fixedAnswers: {
      text: 'Con estos datos se calculó la oferta: para cambiarlos, cotizá de nuevo.',
    },
    groups: {
      vehicle: 'El vehículo',
      loan: 'El préstamo',
      owner: 'Datos del cliente',
      contact: 'Contacto del cliente',
      address: 'Domicilio del cliente',
    },
  },
);
