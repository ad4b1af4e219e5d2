import type { PaperDrawingName } from '@prendarios/design-system/foundations/PaperDrawing';

type Example = { drawing: PaperDrawingName; words: string };

const FRONT: Example = {
  drawing: 'face',
  words: 'El frente entero: la foto y los datos nítidos, sin reflejos.',
};
const BACK: Example = {
  drawing: 'card',
  words: 'El dorso entero: el código de barras nítido, sin reflejos.',
};
const CUIT: Example = {
  drawing: 'sheet',
  words: 'La constancia de inscripción que da ARCA, con el CUIT a la vista.',
};

/** By the bank's document types; others get a generic text. */
const EXAMPLES: Readonly<Record<string, Example>> = {
  DNI_FRONT: FRONT,
  DNI_BACK: BACK,
  CO_HOLDER_DNI_FRONT: FRONT,
  CO_HOLDER_DNI_BACK: BACK,
  SELLER_DNI_FRONT: FRONT,
  SELLER_DNI_BACK: BACK,
  SELLER_REPRESENTATIVE_DNI: {
    drawing: 'face',
    words: 'Frente y dorso del DNI de quien firma por la empresa.',
  },
  CUIT_CERTIFICATE: CUIT,
  CO_HOLDER_CUIT_CERTIFICATE: CUIT,
  SELLER_CUIT_CERTIFICATE: CUIT,
  SELLER_STATUTE: { drawing: 'stamped', words: 'Todas las hojas del estatuto o del contrato social.' },
  SELLER_AUTHORITY: {
    drawing: 'stamped',
    words: 'El poder, o el acta que nombra a quien firma por la empresa.',
  },
  SELLER_CBU: {
    drawing: 'sheet',
    words: 'El comprobante del banco, con el nombre, el CUIL o CUIT y los 22 números.',
  },
  INCOME_CERTIFICATION: {
    drawing: 'stamped',
    words: 'El último recibo o la certificación, con el nombre y el importe.',
  },
  VEHICLE_TITLE: {
    drawing: 'stamped',
    words: 'Las dos caras, con la patente, el titular y los números de chasis y motor.',
  },
  VEHICLE_CARD: { drawing: 'card', words: 'Las dos caras, con la patente y el número de chasis.' },
  DOMAIN_INFORMATION: { drawing: 'stamped', words: 'El informe del registro, con todas sus hojas.' },
  POLICE_VERIFICATION: { drawing: 'stamped', words: 'El formulario 12, con el sello de la planta.' },
  PATENT_CLEARANCE: { drawing: 'sheet', words: 'El libre deuda, con la patente y la fecha.' },
  FORM_08: { drawing: 'stamped', words: 'Las dos caras, con la firma certificada de quien vende.' },
  VEHICLE_PHOTOS: {
    drawing: 'vehicle',
    words: 'El vehículo entero: de frente, de atrás y de los dos lados.',
  },
  PRO_FORMA_INVOICE: {
    drawing: 'sheet',
    words: 'La factura de la concesionaria, con el modelo, el precio y quien compra.',
  },
};

const ANY: Example = { drawing: 'sheet', words: 'La hoja entera, derecha y nítida, sin dedos ni reflejos.' };

export const exampleOf = (type: string): Example => EXAMPLES[type] ?? ANY;
