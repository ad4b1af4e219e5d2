import { isSeller, isStaff } from './sessionStore.ts';

/** Another wording of some of the texts in `Own`. */
type Wording<Own> = {
  readonly [Key in keyof Own]?: Own[Key] extends string
    ? string
    : Own[Key] extends (...args: infer Args) => string
      ? (...args: Args) => string
      : Own[Key] extends readonly string[]
        ? readonly string[]
        : Own[Key] extends object
          ? Wording<Own[Key]>
          : never;
};

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function inVoice(own: object, staff: object, isTheirs: () => boolean): object {
  const texts = Object.entries(own).map(([key, value]: [string, unknown]): [string, PropertyDescriptor] => {
    const other: unknown = Reflect.get(staff, key);
    if (isGroup(value)) {
      return [key, { enumerable: true, value: inVoice(value, isGroup(other) ? other : {}, isTheirs) }];
    }
    return [key, { enumerable: true, get: () => (other !== undefined && isTheirs() ? other : value) }];
  });
  return Object.defineProperties({}, Object.fromEntries(texts));
}

/**
 * Texts in the viewer's voice: `staff` replaces what the applicant reads where a seller fills the form in for a customer.
 * Chosen at each reading, so that a component never asks for the role; a copy (`{ ...texts }`) belongs inside a function.
 */
export function voiced<const Own extends object>(own: Own, staff: Wording<Own>): Own {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same keys with texts of the same kinds
  return inVoice(own, staff, isSeller) as Own;
}

/** What a proposal is called: `Many` starts a sentence. */
type ProposalNoun = Readonly<{ one: 'solicitud' | 'propuesta'; many: string; Many: string }>;
const APPLICANTS: ProposalNoun = { one: 'solicitud', many: 'solicitudes', Many: 'Solicitudes' };
const STAFFS: ProposalNoun = { one: 'propuesta', many: 'propuestas', Many: 'Propuestas' };

/** Texts about proposals in the viewer's noun: an applicant's own are 'solicitudes', to sellers and admins 'propuestas'. */
export function named<const Texts extends object>(texts: (noun: ProposalNoun) => Texts): Texts {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- both have the same keys
  return inVoice(texts(APPLICANTS), texts(STAFFS), isStaff) as Texts;
}
