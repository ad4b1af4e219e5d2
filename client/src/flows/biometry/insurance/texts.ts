export const POLICY_TEXTS = {
  insurer: 'Aseguradora',
  coverage: 'Cobertura',
  sum: 'Suma asegurada',
  premium: 'Costo por mes',
  vehicle: 'Vehículo',
  endorsed:
    'Queda a tu nombre y endosado al banco: si te roban el vehículo o se destruye, paga primero lo que falta del préstamo.',
  missingTitle: 'No hay un seguro elegido',
  missingText:
    'Sin seguro no se puede firmar el contrato. Comunicate con nosotros con tu número de solicitud.',
} as const;
