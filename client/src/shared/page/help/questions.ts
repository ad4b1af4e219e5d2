type Question = Readonly<{ question: string; answer: string }>;

/** Questions for every page. */
const ALWAYS: readonly Question[] = [
  {
    question: '¿Puedo seguir en otro momento?',
    answer:
      'Sí. Cada paso que terminás queda guardado. Para volver, elegí «Seguir mi solicitud»: te pedimos tu DNI y un código que te mandamos al celular.',
  },
  {
    question: '¿Qué hacen con mis datos?',
    answer:
      'Los usamos para evaluar tu solicitud y hacer el contrato. No los vendemos. Podés verlos, corregirlos o pedir que los borremos: está en «Privacidad», al pie de la página.',
  },
];

const QUOTE: readonly Question[] = [
  {
    question: '¿Cotizar me compromete a algo?',
    answer: 'No. Cotizar es gratis, no afecta tu historial y podés hacerlo las veces que quieras.',
  },
  {
    question: '¿Qué es el CFTEA?',
    answer:
      'Es el costo total del préstamo en un año, en porcentaje: suma intereses, IVA y cargos. Sirve para comparar préstamos de distintos bancos.',
  },
  {
    question: '¿Qué es una prenda?',
    answer:
      'El vehículo queda como garantía del préstamo hasta que termines de pagarlo. Es tuyo y lo usás normalmente.',
  },
];

const OFFER: readonly Question[] = [
  {
    question: '¿Tasa fija o UVA?',
    answer:
      'Con tasa fija la cuota se conoce desde hoy y baja cada mes. Con UVA la cuota arranca más baja y sube con la inflación, igual que lo que debés.',
  },
  {
    question: '¿Qué es el sistema francés?',
    answer:
      'Una forma de repartir el préstamo: al principio pagás más interés y menos capital, y después al revés.',
  },
  ...QUOTE,
];

const PERSON: readonly Question[] = [
  {
    question: '¿Por qué piden estos datos?',
    answer: 'Con ellos evaluamos cuánto podemos prestarte y después preparamos el contrato.',
  },
];

/** Matched by the end of the path, because the guest's and the signed-in user's steps share their questions. */
const BY_PATH: readonly (readonly [RegExp, readonly Question[]])[] = [
  [/\/cotizacion\/cotizar$/, OFFER],
  [/^\/$|\/cotizacion/, QUOTE],
  [
    /\/datos-personales$/,
    [
      {
        question: '¿Dónde veo mi CUIL?',
        answer: 'En el recibo de sueldo o en la constancia de ANSES. Son 11 números con tu DNI en el medio.',
      },
      ...PERSON,
    ],
  ],
  [/\/datos-personales\//, PERSON],
  [
    /\/validacion-telefono$/,
    [
      {
        question: 'No me llega el código. ¿Qué hago?',
        answer:
          'Puede tardar un minuto. Revisá que el número sea el tuyo y que tengas señal, y pedí otro cuando termine la espera.',
      },
    ],
  ],
  [
    /\/seguro$/,
    [
      {
        question: '¿Por qué tengo que asegurar el vehículo?',
        answer:
          'Porque es la garantía del préstamo. Si lo roban o se destruye, el seguro paga primero lo que falta del préstamo y el resto es para vos.',
      },
      {
        question: '¿Qué es la franquicia?',
        answer: 'La parte de cada arreglo que pagás vos. El seguro cubre lo que pasa de ese monto.',
      },
      {
        question: '¿Qué es una póliza endosada?',
        answer: 'La póliza está a tu nombre y dice que el banco cobra primero si hay un siniestro total.',
      },
    ],
  ],
  [
    /\/resumen$/,
    [
      {
        question: '¿Al aceptar el resumen ya firmo el contrato?',
        answer: 'No. Confirmás que los datos y las condiciones están bien. El contrato se firma después.',
      },
      ...OFFER,
    ],
  ],
  [
    /\/documentacion/,
    [
      {
        question: '¿Cómo tienen que ser las fotos?',
        answer: 'Con buena luz, sin reflejos y con el documento entero. También sirve un PDF.',
      },
      {
        question: '¿Dónde están el chasis y el motor?',
        answer: 'En la cédula y en el título si es usado. En la factura proforma si es 0KM.',
      },
    ],
  ],
  [
    /\/medio-de-(pago|cobro)$/,
    [
      {
        question: '¿Tengo que abrir una cuenta?',
        answer: 'Solo si no tenés una en el banco. La abrimos en el momento y no tiene costo.',
      },
    ],
  ],
  [
    /\/fin-proceso$/,
    [
      {
        question: '¿Cuándo me pagan el préstamo?',
        answer:
          'El banco le paga al vendedor cuando firmaste el contrato y el registro inscribió la prenda. Te avisamos en cada paso.',
      },
    ],
  ],
  [
    /\/biometria/,
    [
      {
        question: '¿Por qué me piden fotos?',
        answer: 'Para validar que sos vos quien pide el préstamo. Comparamos tu selfie con la foto del DNI.',
      },
      {
        question: 'La cámara no anda. ¿Qué hago?',
        answer:
          'Seguí en otro celular, con el enlace. Las fotos del DNI también las podés subir desde un archivo.',
      },
    ],
  ],
  [
    /^\/cotitular/,
    [
      {
        question: '¿Qué es ser cotitular?',
        answer:
          'Pedís el préstamo junto con otra persona. Los dos firman el contrato y los dos responden por el préstamo entero, hasta la última cuota.',
      },
      {
        question: '¿Puedo decir que no?',
        answer:
          'Sí, hasta que firmes el contrato. No te cuesta nada y no tenés que dar explicaciones. Le avisamos a quien te invitó.',
      },
      {
        question: 'El enlace no abre. ¿Qué hago?',
        answer:
          'Se abre en un solo dispositivo y dura 7 días. Abrilo donde lo abriste la primera vez, o pedí otro: llega al mismo celular o correo.',
      },
    ],
  ],
  [
    /^\/vendedor/,
    [
      {
        question: '¿Por qué me piden datos si yo vendo?',
        answer: 'El banco te paga el vehículo a vos: necesita saber quién cobra y en qué cuenta.',
      },
    ],
  ],
];

/** Returns the page's own questions, followed by the general ones. */
export function questionsOf(path: string): readonly Question[] {
  const own = BY_PATH.find(([pattern]) => pattern.test(path))?.[1] ?? [];
  return [...own, ...ALWAYS];
}
