import { isSeller, isStaff } from './sessionStore.ts';

/** Alternative wording of some of the texts in `Own`. */
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
 * Returns texts that use `staff` wording while a seller fills the form in for a customer. The wording is read on each
 * property access, so components need not check the role; copy the texts (`{ ...texts }`) only inside a function.
 */
export function withStaffWording<const Own extends object>(own: Own, staff: Wording<Own>): Own {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same keys with texts of the same kinds
  return inVoice(own, staff, isSeller) as Own;
}

/** The noun for proposals; `Many` starts a sentence. */
type ProposalNoun = Readonly<{ one: 'solicitud' | 'propuesta'; many: string; Many: string }>;
const APPLICANTS: ProposalNoun = { one: 'solicitud', many: 'solicitudes', Many: 'Solicitudes' };
const STAFFS: ProposalNoun = { one: 'propuesta', many: 'propuestas', Many: 'Propuestas' };

/**
 * Returns texts with the viewer's noun for proposals: 'solicitudes' for applicants, 'propuestas' for sellers and
 * admins.
 */
export function withProposalNoun<const Texts extends object>(texts: (noun: ProposalNoun) => Texts): Texts {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- both have the same keys
  return inVoice(texts(APPLICANTS), texts(STAFFS), isStaff) as Texts;
}
