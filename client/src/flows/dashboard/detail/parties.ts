import { nameCase } from '@prendarios/rules/displayCase';
import { MISSING } from '@prendarios/rules/format';
import type { Row, DashboardProposal } from '../proposal/facts.ts';
import { DETAIL_TEXTS } from './texts.ts';

const TEXT = DETAIL_TEXTS.parties;

export type Party = DashboardProposal['parties'][number];
type PartyView = { role: Party['role'] | null; title: string; name: string; rows: Row[] };

const row = (term: string, value: string | null): Row[] =>
  value === null || value === MISSING ? [] : [{ term, value }];

/** Returns the parties, with identifiers masked by the gateway; '-' for an unknown party (EN-07). */
export function partyViews({
  parties,
  pointOfSale,
}: Pick<DashboardProposal, 'parties' | 'pointOfSale'>): PartyView[] {
  const people = parties.map((party): PartyView => ({
    role: party.role,
    title: TEXT.roles[party.role],
    name: nameCase(party.name),
    rows: [
      ...row(TEXT.document, party.maskedDocument),
      ...row(party.maskedDocument === null ? TEXT.cuit : TEXT.cuil, party.maskedCuil),
      ...row(TEXT.phone, party.maskedPhone),
      ...row(TEXT.email, party.maskedEmail),
    ],
  }));
  const seller = parties.some(({ role }) => role === 'SELLER')
    ? []
    : [{ role: 'SELLER' as const, title: TEXT.roles.SELLER, name: MISSING, rows: [] }];
  const place: PartyView = {
    role: null,
    title: TEXT.pointOfSale,
    name: pointOfSale === null ? MISSING : nameCase(pointOfSale.businessName),
    rows: pointOfSale === null ? [] : row(TEXT.city, nameCase(pointOfSale.city)),
  };
  return [...people, ...seller, place];
}
