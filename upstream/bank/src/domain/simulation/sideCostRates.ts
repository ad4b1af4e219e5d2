/** Rates of one province, in percent. */
type ProvinceRates = {
  /** Percent of the amount lent; 0 for exempt contracts. */
  stampTax: number;
  /** Whether loans for new vehicles are exempt from stamp tax. */
  isNewExempt: boolean;
  /** Percent of the vehicle's value per year. */
  plateTax: number;
  /** The tax office that collects both. */
  office: string;
};

const rates = (stampTax: number, plateTax: number, office: string, isNewExempt = false): ProvinceRates => ({
  stampTax,
  isNewExempt,
  plateTax,
  office,
});

/**
 * Demo figures within the range usual in Argentina; they do not reflect any current law. Banks replace them
 * (docs/domain.md#costs-besides-the-loan).
 */
export const SIDE_COST_RATES = {
  date: '2026-11-01',
  source: 'Valores de demostración, según lo habitual en los registros y las rentas de cada provincia',
  registry: 'Registro de la Propiedad del Automotor',
  /** Percent of the amount lent. */
  pledgeRegistration: 0.2,
  /** Percent of a used vehicle's value. */
  transfer: 1,
  /** Rates by ISO 3166-2 code. */
  provinces: {
    'AR-C': rates(1, 3.2, 'AGIP', true),
    'AR-B': rates(1.2, 3.6, 'ARBA', true),
    'AR-K': rates(1.5, 2.5, 'Rentas de Catamarca'),
    'AR-H': rates(1.5, 3, 'ATP del Chaco'),
    'AR-U': rates(1, 2.8, 'Rentas del Chubut'),
    'AR-X': rates(1.2, 3, 'Rentas de Córdoba', true),
    'AR-W': rates(1.5, 2.5, 'Rentas de Corrientes'),
    'AR-E': rates(2, 3.5, 'ATER de Entre Ríos'),
    'AR-P': rates(1.5, 2, 'Rentas de Formosa'),
    'AR-Y': rates(1.5, 2.5, 'Rentas de Jujuy'),
    'AR-L': rates(0, 2.5, 'Rentas de La Pampa'),
    'AR-F': rates(1, 2.5, 'Rentas de La Rioja'),
    'AR-M': rates(1.5, 3, 'ATM de Mendoza', true),
    'AR-N': rates(1.8, 2.5, 'ATM de Misiones'),
    'AR-Q': rates(1.4, 2.8, 'Rentas del Neuquén'),
    'AR-R': rates(1, 3, 'Agencia de Recaudación de Río Negro'),
    'AR-A': rates(1.2, 2.5, 'Rentas de Salta'),
    'AR-J': rates(2, 2.5, 'Rentas de San Juan'),
    'AR-D': rates(1.2, 2.5, 'Rentas de San Luis'),
    'AR-Z': rates(1.4, 2.8, 'ASIP de Santa Cruz'),
    'AR-S': rates(1.5, 3.2, 'API de Santa Fe', true),
    'AR-G': rates(2.4, 2, 'Rentas de Santiago del Estero'),
    'AR-V': rates(0, 2, 'AREF de Tierra del Fuego'),
    'AR-T': rates(3.6, 3.5, 'Rentas de Tucumán'),
  } as Readonly<Record<string, ProvinceRates>>,
} as const;
