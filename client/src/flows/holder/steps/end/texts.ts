import { withStaffWording } from '#shared/session/voice.ts';

export const END_TEXTS = withStaffWording(
  {
    review: {
      title: 'Revisá y confirmá',
      subtitle: 'Es el último paso para enviar tu solicitud.',
      page: 'Revisá y confirmá',
      submit: 'Confirmar mi solicitud',
      note: 'Después de confirmar no podés cambiar los datos desde acá.',
    },
    done: {
      title: 'Recibimos tu solicitud',
      page: 'Solicitud confirmada',
      subtitle: 'Guardá el número: sirve para cualquier consulta.',
      copy: 'Copiar',
      copied: 'Copiamos el número.',
      notCopied: 'No pudimos copiarlo: anotalo.',
      calls:
        'Si falta algo, te llamamos al celular que nos diste. En esa llamada nunca te pedimos contraseñas ni códigos.',
      saving: 'Estamos confirmando tu solicitud…',
      number: 'Número de solicitud',
      nextHeading: 'Qué sigue y quién lo hace',
      recordHeading: 'Comprobante',
      recordNote: 'Los datos personales se muestran en parte, para que puedas guardarlo o compartirlo.',
      print: 'Imprimir o guardar el comprobante',
      dashboard: 'Seguirla en mi panel',
      identity: 'Validar mi identidad',
      reload: 'Volver a subir documentos',
    },
    next: {
      requested: { title: 'Completaste tu solicitud', by: 'vos' },
      identity: {
        title: 'Validar tu identidad',
        takes: 'unos 3 minutos',
        who: 'Te toca a vos: con tu DNI y una selfie, desde el celular. Tené el DNI a mano.',
      },
      reload: {
        title: 'Volver a subir documentos',
        who: 'El banco revisó los documentos y pidió algunos de nuevo. Cuando estén, la solicitud sigue.',
      },
      seller: {
        title: 'La parte del vendedor',
        who: (recipient: string) =>
          `Le toca al vendedor, con el enlace que recibió en ${recipient}. Sin eso no podemos armar tu contrato.`,
      },
      contract: {
        title: 'Contrato',
        takes: 'suele tardar 1 día hábil',
        who: 'Te avisamos por correo cuando lo puedas leer y firmar, en línea.',
      },
      registry: {
        title: 'Inscripción de la prenda',
        takes: 'suele tardar de 3 a 7 días hábiles',
        who: 'El registro del automotor anota que el vehículo garantiza el préstamo. El banco hace el trámite.',
      },
      payment: {
        title: 'Pago del vehículo',
        takes: 'suele tardar 2 días hábiles',
        who: 'El banco le paga al vendedor.',
      },
    },
    terms: {
      number: 'Número de solicitud',
      date: 'Fecha',
      vehicle: 'Vehículo',
      amount: 'Monto',
      term: 'Plazo',
      tna: 'TNA',
      tea: 'TEA',
      cftea: 'CFTEA con IVA',
      cfteaWithInsurance: 'CFTEA incluyendo seguro del automotor',
      insurance: 'Seguro',
      account: 'Cuenta de débito',
      name: 'Titular',
      document: 'Documento',
      cuil: 'CUIL',
      email: 'Correo electrónico',
      phone: 'Celular',
      coOwner: 'Cotitular',
      seller: 'Vendedor',
    },
    newAccount: 'Caja de ahorro nueva',
    missingAccount: 'Se elige después de validar la identidad',
  },
  {
    review: {
      title: 'Revisá y confirmá con tu cliente',
      subtitle: 'Es el último paso para enviar la propuesta.',
      submit: 'Confirmar la propuesta',
      note: 'Después de confirmar no se pueden cambiar los datos desde acá.',
    },
    done: {
      title: 'Recibimos la propuesta de tu cliente',
      page: 'Propuesta confirmada',
      number: 'Número de propuesta',
      calls:
        'Si falta algo, llamamos a tu cliente al celular que cargaste. En esa llamada nunca le pedimos contraseñas ni códigos.',
      saving: 'Estamos confirmando la propuesta…',
      dashboard: 'Seguirla en el panel',
      identity: 'Que valide su identidad en su celular',
    },
    next: {
      requested: { title: 'La propuesta está completa', by: 'el punto de venta' },
      identity: {
        title: 'Validar la identidad de tu cliente',
        who: 'Le toca a tu cliente: con su DNI y una selfie, desde su celular. Tiene que tener el DNI a mano.',
      },
      seller: {
        who: (recipient: string) =>
          `Le toca al vendedor, con el enlace que recibió en ${recipient}. Sin eso no podemos armar el contrato.`,
      },
      contract: {
        who: 'Le avisamos por correo a tu cliente cuando lo pueda leer y firmar, en línea.',
      },
    },
    terms: { number: 'Número de propuesta' },
  },
);
