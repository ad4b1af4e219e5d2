import type { AnswerGroup } from '@prendarios/design-system/form/CheckAnswers';
import { formatCuil } from '@prendarios/rules/cuil';
import { nameCase, sentenceCase } from '@prendarios/rules/displayCase';
import { formatDate, formatMoney, formatNumber, formatPesos } from '@prendarios/rules/format';
import { installmentLabel } from '@prendarios/rules/installments';
import { vehicleName } from '@prendarios/rules/vehicleName';
import type { ReactNode } from 'react';
import type { SummaryPageQuery, SummaryPersonFragment } from '#generated/graphql.ts';
import { contactTexts } from '../../parts/contact/contactTexts.ts';
import { SUMMARY_TEXTS as TEXT } from './texts.ts';

export type SummaryProposal = NonNullable<SummaryPageQuery['currentProposal']>;

/** Addresses at which each group can be changed; undefined if it can no longer be changed. */
type ChangeLinks = {
  /** Why vehicle and people, and on another device the loan, cannot be changed here, and how the contact can. */
  notes: { fixed: ReactNode; otherDevice: ReactNode; contact: ReactNode };
  loan?: string;
  address?: string;
  coOwnerAddress?: string;
  insurance?: string;
};

const TERM = TEXT.terms;

const described = (entry: { description: string } | null) =>
  entry === null ? TEXT.notGiven : sentenceCase(entry.description);

function personRows(person: SummaryPersonFragment) {
  return [
    { term: TERM.name, value: `${person.firstName} ${person.lastName}` },
    { term: TERM.document, value: formatNumber(person.documentNumber) },
    { term: TERM.cuil, value: formatCuil(person.cuil) },
    { term: TERM.birthDate, value: formatDate(person.birthDate) },
    { term: TERM.occupation, value: described(person.occupation) },
    { term: TERM.vatStatus, value: described(person.vatStatus) },
    {
      term: TERM.income,
      value: person.monthlyIncome === null ? TEXT.notGiven : formatPesos(person.monthlyIncome.amount),
    },
  ];
}

/** Returns 'Ana Núñez, DNI 30.111.222'. */
const personDigest = ({ firstName, lastName, documentNumber }: SummaryPersonFragment) =>
  `${firstName} ${lastName}, ${TERM.document} ${formatNumber(documentNumber)}`;

/** Returns the address in one line; undefined if answers are missing, so that all rows are shown. */
const addressDigest = ({ address, civilData }: SummaryPersonFragment) =>
  address === null || civilData === null ? undefined : addressLine(address);

function contactRows(person: SummaryPersonFragment) {
  const { email, phone } = contactTexts(person);
  return [
    { term: TERM.email, value: email },
    { term: TERM.phone, value: phone },
  ];
}

/** Returns 'Av. Rivadavia 4975, piso 3, depto. B, La Plata, Buenos Aires'; names the capital only once. */
export function addressLine(address: NonNullable<SummaryPersonFragment['address']>): string {
  const places = [address.locality, address.province?.name ?? ''].map(nameCase).filter(Boolean);
  return [
    `${address.street} ${address.number}`,
    ...(address.floor === '' ? [] : [TEXT.floor(address.floor)]),
    ...(address.apartment === '' ? [] : [TEXT.apartment(address.apartment)]),
    ...new Set(places),
  ].join(', ');
}

function addressRows({ address, civilData }: SummaryPersonFragment) {
  if (address === null) return [{ term: TERM.address, value: TEXT.missing }];
  const country = (entry: { description: string } | null | undefined) =>
    entry ? nameCase(entry.description) : TEXT.missing;
  const marital = civilData?.maritalStatus;
  return [
    { term: TERM.address, value: addressLine(address) },
    { term: TERM.postalCode, value: address.postalCode },
    { term: TERM.maritalStatus, value: marital ? sentenceCase(marital.description) : TEXT.missing },
    { term: TERM.nationality, value: country(civilData?.nationality) },
    { term: TERM.countryOfBirth, value: country(civilData?.countryOfBirth) },
  ];
}

function vehicleGroup(
  { vehicle, agreement, pointOfSale }: SummaryProposal,
  note: ReactNode,
  hasCng: boolean,
): AnswerGroup {
  return {
    title: TEXT.groups.vehicle,
    note,
    rows: [
      { term: TERM.vehicle, value: vehicleName(vehicle) },
      ...(hasCng ? [{ term: TERM.cng, value: TEXT.hasCng }] : []),
      { term: TERM.value, value: formatPesos(vehicle.purchaseValue.amount) },
      { term: TERM.agreement, value: sentenceCase(agreement.description) },
      ...(pointOfSale === null
        ? []
        : [{ term: TERM.pointOfSale, value: nameCase(pointOfSale.businessName) }]),
    ],
  };
}

function loanGroup({ quote }: SummaryProposal, { loan, notes }: ChangeLinks): AnswerGroup {
  return {
    title: TEXT.groups.loan,
    changeHref: loan,
    ...(loan === undefined && { note: notes.otherDevice }),
    rows: [
      { term: TERM.mode, value: quote.mode === 'FIXED' ? TEXT.fixed : TEXT.uva },
      { term: TERM.amount, value: formatPesos(quote.financedAmount.amount) },
      { term: TERM.term, value: installmentLabel(quote.term) },
      { term: TERM.dueDay, value: TEXT.dueDay(quote.dueDay) },
    ],
  };
}

function insuranceGroup({ insurance }: SummaryProposal, changeHref: string | undefined): AnswerGroup {
  const rows =
    insurance === null
      ? [{ term: TERM.insurer, value: TEXT.missing }]
      : [
          { term: TERM.insurer, value: nameCase(insurance.insurerName) },
          { term: TERM.coverage, value: sentenceCase(insurance.coverageName) },
          { term: TERM.premium, value: formatMoney(insurance.monthlyPremium.amount) },
          { term: TERM.insuredSum, value: formatPesos(insurance.insuredSum.amount) },
        ];
  return { title: TEXT.groups.insurance, changeHref, rows };
}

/** Returns all answers of the proposal, in the order of the flow. */
export function summaryGroups(
  proposal: SummaryProposal,
  links: ChangeLinks,
  { hasCng = false }: { hasCng?: boolean } = {},
): AnswerGroup[] {
  const { owner, coOwner } = proposal;
  return [
    vehicleGroup(proposal, links.notes.fixed, hasCng),
    loanGroup(proposal, links),
    {
      title: TEXT.groups.owner,
      note: links.notes.fixed,
      digest: personDigest(owner),
      rows: personRows(owner),
    },
    { title: TEXT.groups.contact, note: links.notes.contact, rows: contactRows(owner) },
    {
      title: TEXT.groups.address,
      changeHref: links.address,
      digest: addressDigest(owner),
      rows: addressRows(owner),
    },
    ...(coOwner === null
      ? []
      : [
          {
            title: TEXT.groups.coOwner,
            note: links.notes.fixed,
            digest: personDigest(coOwner),
            rows: [...personRows(coOwner), ...contactRows(coOwner)],
          },
          {
            title: TEXT.groups.coOwnerAddress,
            changeHref: links.coOwnerAddress,
            digest: addressDigest(coOwner),
            rows: addressRows(coOwner),
          },
        ]),
    insuranceGroup(proposal, links.insurance),
  ];
}

/** Adds the query parameter that returns to the summary. */
export function withReturn(href: string): string {
  return `${href}${href.includes('?') ? '&' : '?'}volver=resumen`;
}
