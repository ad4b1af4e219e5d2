import { formatWhole } from '../fields/amountText.ts';

/** Figures for the templates: 20,000,000 at TNA 38.40, 48 terms, French system with 21% IVA on interest. */
const principal = 20_000_000;
const monthly = 0.384 / 12;
const terms = 48;
const payment = (principal * monthly) / (1 - (1 + monthly) ** -terms);
const months = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];

export const sampleSchedule = Array.from({ length: terms }, (_none, index) => {
  const paidBefore = ((1 + monthly) ** index - 1) / ((1 + monthly) ** terms - 1);
  const interest = principal * (1 - paidBefore) * monthly;
  return {
    label: `${months[index % 12] ?? ''} ${2027 + Math.floor(index / 12)}`,
    capital: payment - interest,
    interest: interest * 1.21,
  };
});

export const pesos = (amount: number): string => `$ ${formatWhole(amount)}`;

export const samplePayment = '$ 955.420,91';
export const sampleCftea = '57,75 %';
export const footerLinks = [
  { label: 'Defensa del usuario', href: '#defensa' },
  { label: 'Botón de arrepentimiento', href: '#arrepentimiento' },
  { label: 'Contratos de adhesión', href: '#contratos' },
  { label: 'Privacidad', href: '#privacidad' },
  { label: 'Protección de los Usuarios de Servicios Financieros', href: '#proteccion' },
];
export const headerLinks = [
  { label: 'Seguir mi solicitud', href: '#seguir' },
  { label: 'Soy vendedor', href: '#vendedor' },
  { label: 'Iniciar sesión', href: '#ingresar', phone: true },
];
export const userLinks = [
  { label: 'Seguir mi solicitud', href: '#seguir' },
  { label: 'Propuestas', href: '#propuestas', phone: true, current: true },
];
export const journey = [
  'Empezar',
  'Tu vehículo',
  'Tus datos',
  'Tu oferta',
  'Tu domicilio',
  'Tu teléfono',
  'Seguro',
  'Resumen',
  'Documentos',
];
export const sampleAnswers = [
  {
    title: 'Tu vehículo',
    changeHref: '#vehiculo',
    rows: [
      { term: 'Vehículo', value: 'Fiat Cronos Precision · 0KM 2027' },
      { term: 'Valor', value: '$ 43.500.000' },
    ],
  },
  {
    title: 'Tus datos',
    rows: [
      { term: 'Nombre', value: 'María de los Ángeles', changeHref: '#nombre' },
      { term: 'Apellido', value: 'Fernández Etcheverry', changeHref: '#apellido' },
      { term: 'Documento', value: 'DNI 30.•••.••2', changeHref: '#documento' },
      {
        term: 'Domicilio',
        value: 'Avenida Presidente Hipólito Yrigoyen 1250, 3.º B, Godoy Cruz, Mendoza',
        changeHref: '#domicilio',
      },
    ],
  },
  {
    title: 'Tu préstamo',
    changeHref: '#oferta',
    rows: [
      { term: 'Monto', value: '$ 20.000.000' },
      { term: 'Plazo', value: '48 cuotas, día 10' },
      { term: 'Cuota inicial', value: '$ 955.420,91' },
    ],
  },
];
