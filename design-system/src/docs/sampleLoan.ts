import { formatWhole } from '../fields/amountText.ts';

/** A sample loan: 20,000,000 at TNA 38.40, 48 terms, French system with 21% IVA on interest. */
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
