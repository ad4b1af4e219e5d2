/** Users with an identity token: two applicants, a seller with a point of sale, and a read-only user. */
export type UserName = 'applicant' | 'otherApplicant' | 'seller' | 'admin';

type Named = Readonly<{ document: string; gender: string; cuitl: string }>;

/** Test data of the bank for the kit (docs/conformance.md). */
export type People = Readonly<{
  /** Approved for `loan`, without an open proposal; every run uses several. */
  applicants: readonly Named[];
  /** With their own e-mail and phone. */
  coOwner: Named & Readonly<{ email: string; cellPhone: Readonly<{ areaCode: string; number: string }> }>;
  /** Refused by the scoring; optional. */
  notApproved?: Named;
  deceased?: Named;
  /** Data shared by all of them: names, birth date, e-mail, phone, occupation. */
  person: Readonly<Record<string, unknown> & { cellPhone: Readonly<{ areaCode: string; number: string }> }>;
  address: Readonly<Record<string, unknown>>;
  vehicle: Readonly<Record<string, unknown>>;
  vehicleIdentity: Readonly<Record<string, unknown> & { chassis: string }>;
  agreementId: number;
  loan: Readonly<{ financedAmount: number; terms: number; dueDate: number; mode: 'TRD' | 'UVA' }>;
  seller: Readonly<Record<string, unknown> & { document: string; gender: string }>;
  sellerAccount: Readonly<{ cbu: string; cuit: string }>;
  /** User names for `--token`; the keys by default. */
  users?: Readonly<Partial<Record<UserName, string>>>;
  /** Listed in the register of taxpayers. */
  cuit: string;
  /** A person to sign up, each time with a new e-mail; optional. */
  newUser?: Readonly<Record<string, unknown>>;
  /** Path of a photo that passes the identity check, relative to this file; the demo's by default. */
  photo?: string;
}>;
