import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { escapeHtml } from '@prendarios/rules/brandPage';
import type { Platform } from '../../platform/platform.ts';
import type { Borrower } from '../records/rowTypes.ts';
import { type DataSubject, type Held, heldOf, type HeldProposal } from './held.ts';
import { shareOf } from './tables.ts';

const TITLES = [
  ['simulations', 'Cotizaciones'],
  ['proposals', 'Solicitudes'],
  ['asCoOwner', 'Como cotitular en la solicitud de otra persona'],
  ['asSeller', 'Como vendedor en la solicitud de otra persona'],
  ['account', 'Cuenta'],
  ['revocations', 'Arrepentimientos'],
  ['requests', 'Pedidos sobre tus datos'],
  ['messages', 'Mensajes enviados'],
] as const satisfies readonly (readonly [keyof Held, string])[];
const EXTENSIONS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

type Document = Readonly<{ key: string; name: string }>;

/** Limits a proposal's rows to those of one borrower. */
const shared =
  (borrower: Borrower) =>
  (held: HeldProposal): HeldProposal => ({ ...held, parts: shareOf(held.parts, borrower) });

function documentsOf({ number, parts }: HeldProposal): Document[] {
  const files = (parts['files'] ?? []).map(({ id, document_type: type, content_type: content }) => ({
    key: String(id),
    name: `${number}-${typeof type === 'string' ? type : 'SIN_USAR'}-${String(id).slice(0, 8)}.${EXTENSIONS[String(content)] ?? 'bin'}`,
  }));
  const contracts = (parts['contracts'] ?? []).flatMap(({ signed_key: signed, document_key: unsigned }) => {
    const key = signed ?? unsigned;
    return typeof key === 'string' ? [{ key, name: `${number}-CONTRATO.pdf` }] : [];
  });
  return [...files, ...contracts];
}

function pageOf(person: DataSubject, on: Date, held: Held, documents: readonly Document[]): string {
  const sections = TITLES.map(
    ([part, title]) => `<li><a href="${part}.json">${title}</a>: ${held[part].length}</li>`,
  );
  const files = documents.map(
    ({ name }) => `<li><a href="papeles/${encodeURIComponent(name)}">${escapeHtml(name)}</a></li>`,
  );
  return `<!doctype html>
<html lang="es-AR">
<meta charset="utf-8">
<title>Tus datos</title>
<h1>Lo que el banco tiene sobre vos</h1>
<p>DNI ${escapeHtml(person.document)}, al ${on.toISOString().slice(0, 10)}. Cada lista se abre con cualquier editor de textos.</p>
<ul>${sections.join('')}</ul>
<h2>Documentos</h2>
<ul>${files.join('') || '<li>Ninguno</li>'}</ul>
<p>Las fotos de la validación de identidad están cifradas y no se copian: se borran a los 90 días. Los datos de las
otras personas de tus solicitudes son de ellas y no están acá.</p>
</html>
`;
}

/** Writes all data that the bank holds about a person into a new folder with a start page. */
export async function copyTo(
  { sql, documents: store, clock }: Pick<Platform, 'sql' | 'documents' | 'clock'>,
  person: DataSubject,
  folder: string,
): Promise<Held> {
  const all = await heldOf(sql, person);
  const held: Held = {
    ...all,
    proposals: all.proposals.map(shared('OWNER')),
    asCoOwner: all.asCoOwner.map(shared('CO_OWNER')),
  };
  const documents = [...held.proposals, ...held.asCoOwner].flatMap(documentsOf);
  // Owner-only permissions, because the folder contains personal data.
  await mkdir(folder, { mode: 0o700 });
  await mkdir(join(folder, 'papeles'));
  for (const [part, rows] of Object.entries(held)) {
    await writeFile(join(folder, `${part}.json`), `${JSON.stringify(rows, null, 2)}\n`);
  }
  for (const { key, name } of documents) {
    await pipeline(await store.get(key), createWriteStream(join(folder, 'papeles', name)));
  }
  await writeFile(join(folder, 'index.html'), pageOf(person, clock.now(), held, documents));
  return held;
}
