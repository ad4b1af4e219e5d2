import { checkEmail, normalizeEmail } from '@prendarios/rules/email';
import { saleAccountForm } from '@prendarios/rules/forms/sale';
import { NAME_MESSAGES } from '@prendarios/rules/messages';
import { checkName, normalizeName } from '@prendarios/rules/name';
import { checkCellPhone } from '@prendarios/rules/phone';
import { typedWords } from '@prendarios/rules/typedText';
import type { SellerAnswer } from '../../bank/person.ts';
import type { SellerChange } from '../../bank/seller.ts';
import type {
  DocumentFilesInput,
  MobilePhoneInput,
  SaveSaleAccountInput,
  ReviseOwnSellerDataInput,
} from '../../generated/resolvers.ts';
import { type Checked, checkedValue, FieldErrors } from './check.ts';
import { phoneBody } from './person.ts';

const OTHER_KIND = 'Esta venta no es de ese tipo de vendedor.';
const NOT_ASKED = 'Esta venta no pide ese documento.';

type Contact = { email?: string | null | undefined; phone?: MobilePhoneInput | null | undefined };
type CurrentPhone = { areaCode: string; number: string };

function contact(
  errors: FieldErrors,
  at: string,
  { email = null, phone = null }: Contact,
  current: { email: string; cellPhone: CurrentPhone },
) {
  if (email !== null) errors.check(['seller', at, 'email'], checkEmail(email));
  if (phone !== null) errors.check(['seller', at, 'phone'], checkCellPhone(phone));
  const { areaCode, number } = current.cellPhone;
  return {
    email: email === null ? current.email : normalizeEmail(email),
    cellPhone: phone === null ? { areaCode, number } : phoneBody(phone),
  };
}

/** Merges new data into the seller's current data; the identity and omitted fields do not change. */
export function saleSellerChange(
  input: ReviseOwnSellerDataInput,
  current: SellerAnswer,
): Checked<SellerChange> {
  const errors = new FieldErrors();
  const { isDataValidated } = input;
  const { person, company } = input.seller ?? {};
  const { physicalPerson, legalPerson } = current;
  errors.check(['seller', 'person'], person && !physicalPerson ? OTHER_KIND : null);
  errors.check(['seller', 'company'], company && !legalPerson ? OTHER_KIND : null);
  if (person && physicalPerson) {
    errors.check(['seller', 'person', 'firstName'], checkName(person.firstName));
    errors.check(['seller', 'person', 'lastName'], checkName(person.lastName));
    const { document, gender, cuitl } = physicalPerson;
    const names = { firstName: normalizeName(person.firstName), lastName: normalizeName(person.lastName) };
    const body = { ...names, document, gender, cuitl, ...contact(errors, 'person', person, physicalPerson) };
    return checkedValue(errors, { physicalPerson: body, hasDataValidated: isDataValidated });
  }
  if (company && legalPerson) {
    const businessName = typedWords(company.businessName);
    errors.check(['seller', 'company', 'businessName'], businessName === '' ? NAME_MESSAGES.required : null);
    const { cuit } = legalPerson;
    const body = { businessName, cuit, ...contact(errors, 'company', company, legalPerson) };
    return checkedValue(errors, { legalPerson: body, hasDataValidated: isDataValidated });
  }
  return checkedValue(errors, { hasDataValidated: isDataValidated });
}

/** `asked`: the document types that the sale currently requires; refuses any other type. */
export function saleFiles(
  documents: readonly DocumentFilesInput[],
  asked: ReadonlySet<string>,
): Checked<{ type: string; fileIds: string[] }[]> {
  const errors = new FieldErrors();
  documents.forEach(({ type }, at) => {
    errors.check(['documents', String(at), 'type'], asked.has(type) ? null : NOT_ASKED);
  });
  return checkedValue(
    errors,
    documents.map(({ type, fileIds }) => ({ type, fileIds: [...fileIds] })),
  );
}

export function saleAccount(input: SaveSaleAccountInput): Checked<{ cbu: string; cuit: string }> {
  const errors = new FieldErrors();
  const { cbu, holderCuit: cuit } = errors.take([], saleAccountForm, input);
  return checkedValue(errors, { cbu, cuit });
}
