import { suggestCuil } from '@prendarios/rules/cuil';

const FEMALE = ['Ana', 'Lucía', 'Marta', 'Sofía', 'Elena', 'Rosa', 'Julia', 'Carmen', 'Nora', 'Paula'];
const MALE = ['Juan', 'Pedro', 'Diego', 'Martín', 'Pablo', 'Raúl', 'Tomás', 'Hugo', 'Iván', 'Luis'];
const SURNAMES = [
  'Gómez',
  'Díaz',
  'Álvarez',
  'Ruiz',
  'Molina',
  'Castro',
  'Ortega',
  'Núñez',
  'Vera',
  'Ibáñez',
];
const GENDERS = ['F', 'M', 'F', 'M', 'F', 'M', 'F', 'M', 'X', 'F'] as const;

/** Documents not in use yet, below those of foreigners (docs/domain.md#dni). */
const FIRST_DOCUMENT = 60_000_000;

const pick = <T>(values: readonly T[], at: number, fallback: T): T => values[at % values.length] ?? fallback;

/** Returns the applicant of the demo's proposal `at`; `chance` is a random integer. */
export function demoPerson(at: number, chance: number) {
  const gender = pick(GENDERS, chance, 'F');
  const document = String(FIRST_DOCUMENT + at);
  const firstName = pick(gender === 'M' ? MALE : FEMALE, Math.floor(chance / 10), 'Ana');
  const lastName = pick(SURNAMES, Math.floor(chance / 100), 'Gómez');
  return {
    document,
    gender,
    firstName,
    lastName,
    cuitl: suggestCuil(document, gender === 'M' ? 'M' : 'F') ?? '',
    email: `demo.${document}@ejemplo.com.ar`,
  };
}
