/**
 * The most common passwords in leaks, and those typical of Argentina. The screen only warns, because length is the only
 * rule (VA-15). Case, accents and trailing digits are ignored.
 */
const MOST_USED = new Set(
  `12345678 123456789 1234567890 11111111 00000000 87654321 12341234 password passw0rd p@ssword qwerty qwertyui
  qwertyuiop qwerty123 1q2w3e4r 1qaz2wsx asdfghjk asdfghjkl zxcvbnm abc123 abcd1234 abcdefgh iloveyou princess
  sunshine superman football baseball dragon monkey shadow master welcome letmein trustno1 starwars whatever admin
  administrator changeme secret internet computer samsung charlie michael jennifer jordan pokemon
  contrasena contraseña clave claveclave miclave hola holahola holamundo teamo tequiero amor mivida corazon princesa
  estrella familia felicidad bendecida dios jesus jesucristo argentina buenosaires boca bocajuniors bokita river
  riverplate racing independiente sanlorenzo maradona messi lionelmessi diego futbol asado malbec gaucho patagonia
  mendoza cordoba rosario sebastian alejandro fernando gabriela valentina martina agustin nicolas prestamo prestamos
  prenda banco bancoceibo ceibo usuario bienvenido temporal provisoria cambiame`.split(/\s+/),
);

function bare(password: string): string {
  return password.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s/g, '');
}

/** Whether a password is common, also with trailing digits or marks, or a single repeated character. */
export function isCommonPassword(password: string): boolean {
  const text = bare(password);
  if (text === '') return false;
  if (/^(.)\1+$/u.test(text) || MOST_USED.has(text)) return true;
  const stem = text.replace(/[\d.!@#$%*_-]+$/, '');
  return stem.length > 2 && MOST_USED.has(stem);
}
