/** Users with an identity token: two applicants, a seller with a point of sale, and somebody who only reads. */
export type UserName = 'applicant' | 'otherApplicant' | 'seller' | 'admin';

type Named = Readonly<{ document: string; gender: string; cuitl: string }>;

/** The bank's own people and things for the kit (docs/conformance.md). */
export type People = Readonly<{
  /** Each is approved for `loan`, and has no open proposal; every run uses some of them up. */
  applicants: readonly Named[];
  /** With an email and a phone of their own. */
  coOwner: Named & Readonly<{ email: string; cellPhone: Readonly<{ areaCode: string; number: string }> }>;
  /** Refused by the scoring; left out where nobody is. */
  notApproved?: Named;
  deceased?: Named;
  /** What all of them share: names, birth date, mail, phone, occupation. */
  person: Readonly<Record<string, unknown> & { cellPhone: Readonly<{ areaCode: string; number: string }> }>;
  address: Readonly<Record<string, unknown>>;
  vehicle: Readonly<Record<string, unknown>>;
  vehicleIdentity: Readonly<Record<string, unknown> & { chassis: string }>;
  agreementId: number;
  loan: Readonly<{ financedAmount: number; terms: number; dueDate: number; mode: 'TRD' | 'UVA' }>;
  seller: Readonly<Record<string, unknown> & { document: string; gender: string }>;
  sellerAccount: Readonly<{ cbu: string; cuit: string }>;
  /** What `--token` knows the users by; without it, their names here. */
  users?: Readonly<Partial<Record<UserName, string>>>;
  /** In the register of taxpayers. */
  cuit: string;
  /** Somebody to sign up, under a new mail address each time; left out where nobody can be. */
  newUser?: Readonly<Record<string, unknown>>;
  /** A photo good enough for the identity check, beside this file; without it the one of the demo. */
  photo?: string;
}>;
