import { suggestCuil } from '@prendarios/rules/cuil';

const FEMALE = [
  'Ana',
  'Lucía',
  'Marta',
  'Sofía',
  'Elena',
  'Rosa',
  'Julia',
  'Carmen',
  'Nora',
  'Paula',
  'Camila',
  'Florencia',
  'Valentina',
  'Agustina',
  'Carolina',
  'Silvina',
  'Romina',
  'Mariana',
  'Gabriela',
  'Verónica',
  'Daniela',
  'Micaela',
  'Rocío',
  'Belén',
  'Antonella',
  'Graciela',
  'Mónica',
  'Alejandra',
  'Celeste',
  'Milagros',
];
const MALE = [
  'Juan',
  'Pedro',
  'Diego',
  'Martín',
  'Pablo',
  'Raúl',
  'Tomás',
  'Hugo',
  'Iván',
  'Luis',
  'Santiago',
  'Matías',
  'Nicolás',
  'Facundo',
  'Leandro',
  'Sergio',
  'Gustavo',
  'Marcelo',
  'Fernando',
  'Ezequiel',
  'Gonzalo',
  'Ramiro',
  'Damián',
  'Emiliano',
  'Joaquín',
  'Claudio',
  'Rubén',
  'Adrián',
  'Lautaro',
  'Bruno',
];
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
  'Fernández',
  'Rodríguez',
  'López',
  'Martínez',
  'Sánchez',
  'Romero',
  'Sosa',
  'Torres',
  'Acosta',
  'Benítez',
  'Herrera',
  'Giménez',
  'Medina',
  'Peralta',
  'Cabrera',
  'Ríos',
  'Godoy',
  'Luna',
  'Ferreyra',
  'Ledesma',
  'Bianchi',
  'Rossi',
  'Ferrari',
  'Maldonado',
  'Villalba',
  'Quiroga',
  'Arias',
  'Ponce',
];
const GENDERS = ['F', 'M', 'F', 'M', 'F', 'M', 'F', 'M', 'X', 'F'] as const;

/** Documents not in use yet, below those of foreigners (docs/domain.md#dni). */
const FIRST_DOCUMENT = 60_000_000;
const DOCUMENTS = 10_000_000;
/** Has no factor in common with DOCUMENTS, so that no document repeats. */
const STRIDE = 7_340_033;

const pick = <T>(values: readonly T[], at: number, fallback: T): T => values[at % values.length] ?? fallback;

/** Returns the applicant of the demo's proposal `at`; `chance` is a random integer. */
export function demoPerson(at: number, chance: number) {
  const gender = pick(GENDERS, chance, 'F');
  const document = String(FIRST_DOCUMENT + ((at * STRIDE) % DOCUMENTS));
  const firstName = pick(gender === 'M' ? MALE : FEMALE, Math.floor(chance / 10), 'Ana');
  const lastName = pick(SURNAMES, Math.floor(chance / 100), 'Gómez');
  return {
    document,
    gender,
    firstName,
    lastName,
    cuitl: suggestCuil(document, gender === 'M' ? 'M' : 'F') ?? '',
    email: `demo.${document}@ejemplo.com.ar`,
    cellPhone: { areaCode: '11', number: `4${document.slice(1)}`, provider: 'PER' },
  };
}
