import { RESUME_HREF, SIGN_IN_HREF } from '#shared/page/site.ts';

export const LANDING_TEXTS = {
  tag: 'Tasa fija o UVA, vos elegís',
  title: 'Tu próximo vehículo, con una cuota que se entiende.',
  lead: 'Un préstamo con prenda sobre el vehículo, 0KM o usado. Lo pedís desde el celular y seguís cada paso hasta que se inscribe la prenda.',
  points: [
    { icon: 'clock', strong: 'Oferta en minutos.', rest: 'Con tu DNI y los datos del vehículo.' },
    {
      icon: 'phone',
      strong: 'Sin ir al banco.',
      rest: 'Fotos de los documentos y validación de identidad en línea.',
    },
    {
      icon: 'car',
      strong: 'Autos, motos y utilitarios.',
      rest: 'En concesionaria o entre particulares.',
    },
  ],
  needsTitle: 'Qué vas a necesitar',
  needs: [
    'Tu DNI y tu celular, para recibir un código.',
    'Los datos del vehículo y del vendedor.',
    'Fotos o PDF de los documentos: título y cédula si es usado, factura proforma si es 0KM.',
  ],
  entries: [
    {
      title: '¿Ya empezaste?',
      text: 'Seguí donde dejaste con tu DNI y un código por SMS.',
      link: 'Seguir mi solicitud',
      href: RESUME_HREF,
    },
    {
      title: '¿Trabajás en un punto de venta?',
      text: 'Seguí tus propuestas con tu usuario.',
      link: 'Iniciar sesión',
      href: SIGN_IN_HREF,
    },
  ],
  quote: {
    title: 'Simulá tu préstamo',
    condition: 'Estado del vehículo',
    zeroKm: '0KM',
    used: 'Usado',
    value: '¿Cuánto vale el vehículo?',
    amount: '¿Cuánto necesitás?',
    upTo: (money: string) => `hasta ${money}`,
    term: '¿En cuántas cuotas?',
    cftea: 'CFTEA con IVA · Costo Financiero Total Efectivo Anual',
    tna: 'TNA',
    tea: 'TEA',
    cfteaWithoutVat: 'CFTEA sin IVA',
    coupon: (description: string) => `Incluye el cupón ${description}.`,
    start: 'Empezar mi solicitud',
    cfteaShort: (percent: string) => `CFTEA con IVA ${percent}`,
    insured: (percent: string) => `con seguro ${percent}`,
    startShort: 'Empezar solicitud',
    first: (label: string) => `${label} · primera`,
    note: 'Es una estimación. La oferta final depende de tu evaluación. No afecta tu historial.',
    failed: 'No pudimos calcular la cuota. Podés empezar igual.',
    retry: 'Probar de nuevo',
  },
} as const;
