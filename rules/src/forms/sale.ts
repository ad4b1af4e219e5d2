import * as z from 'zod/mini';
import {
  businessNameField,
  cbuField,
  companyCuitField,
  cuilField,
  dniField,
  genderField,
  genderOption,
  nameField,
  proposalNumberField,
} from './fields.ts';
import { FORM_MESSAGES } from './messages.ts';
import { askedWhen, choice } from './schema.ts';
import { contactFields, sellerKind } from './seller.ts';

const TEXT = FORM_MESSAGES.sale;

type Kind = { kind: z.output<typeof sellerKind> | null };
const isPerson = ({ kind }: Kind) => kind === 'person';

/** The seller's search for a sale. */
export const findSaleForm = z
  .object({
    kind: choice(sellerKind, TEXT.kind),
    documentNumber: z.string(),
    gender: z.nullable(genderOption),
    cuit: z.string(),
    number: z.string(),
  })
  .check(
    askedWhen<Kind & { documentNumber: string }>('documentNumber', dniField, isPerson),
    askedWhen<Kind & { gender: unknown }>('gender', genderField(FORM_MESSAGES.gender), isPerson),
    askedWhen<Kind & { cuit: string }>('cuit', companyCuitField(TEXT.cuit), ({ kind }) => kind === 'company'),
    askedWhen<Kind & { number: string }>(
      'number',
      proposalNumberField(TEXT.number),
      ({ kind }) => kind !== null,
    ),
  );

/** The seller's own data; `isEditing` is false while the seller only confirms them. */
export const saleDataForm = ({ company, isEditing }: { company: boolean; isEditing: boolean }) => {
  const asksPerson = isEditing && !company;
  return z.object({
    firstName: asksPerson ? nameField : z.string(),
    lastName: asksPerson ? nameField : z.string(),
    businessName: isEditing && company ? businessNameField : z.string(),
    ...contactFields,
  });
};

/**
 * The account that the loan is paid to; also the gateway's `SaveSaleAccountInput`. The bank checks that it belongs to
 * the seller (docs/domain.md#payment-accounts).
 */
export const saleAccountForm = z.object({ cbu: cbuField, holderCuit: cuilField });

export type FindSaleValues = z.input<typeof findSaleForm>;
export type FindSale = z.output<typeof findSaleForm>;
export type SaleDataValues = z.input<ReturnType<typeof saleDataForm>>;
export type SaleAccountValues = z.input<typeof saleAccountForm>;
