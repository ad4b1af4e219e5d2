import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { type BrandFile, parseBrandFile } from '@prendarios/rules/brandFile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from './testing/testPdf.ts';
import { readSettings } from './platform/settings.ts';
import { testBank, type TestBank } from './testing/bank.ts';
import { download } from './testing/formalization.ts';
import { createProposal, throughInsurance, throughOwner } from './testing/journey.ts';

let folder = '';
let file = '';
let bank: TestBank;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brand-'));
  file = join(folder, 'nandu.json');
  const ceibo = parseBrandFile(await readFile(join(import.meta.dirname, '../../../brand.json'), 'utf8'));
  const nandu: BrandFile = {
    ...ceibo,
    name: 'Banco Ñandú',
    legalEntity: 'Ñandú Compañía Financiera S.A.',
    legal: { ...ceibo.legal, cuit: '30500010912', address: 'San Martín 100, Rosario', city: 'Rosario' },
    contacts: { ...ceibo.contacts, sender: 'avisos@nandu.example' },
  };
  nandu.brand.color.light.primary = '#0b5d8a';
  await writeFile(file, JSON.stringify(nandu));
  bank = await testBank({ BRAND_FILE: file });
});
afterAll(async () => {
  await bank.close();
  await rm(folder, { recursive: true });
});

describe('a bank with a different brand file', () => {
  it('appears as the lender in its own colour and sends email from its own address', () => {
    const settings = readSettings({ BRAND_FILE: file, SMTP_URL: 'smtp://mail.example' });
    expect(settings.lender).toEqual({
      legalName: 'Ñandú Compañía Financiera S.A.',
      cuit: '30500010912',
      address: 'San Martín 100, Rosario',
      color: '#0b5d8a',
    });
    expect(settings.contractPlace).toBe('Rosario');
    expect(settings.smtp?.from).toEqual({ name: 'Banco Ñandú', address: 'avisos@nandu.example' });
  });

  it('is named in its documents and emails', async () => {
    const { proposalUuid: id } = await createProposal(bank, '30600602');
    await throughOwner(bank, id);
    await throughInsurance(bank, id);
    const [mail] = await bank.outbox();
    expect(mail?.subject).toContain('Banco Ñandú');
    const { content } = await download(
      bank,
      `/documentation/${id}/generate-document?documentName=LOAN_SUMMARY`,
    );
    const { text } = await readPdf(Readable.from([content]));
    expect(text).toContain('Banco Ñandú');
    expect(text).toContain('Ñandú Compañía Financiera S.A. · CUIT 30-50001091-2 · San Martín 100, Rosario');
    expect(text).not.toContain('Ceibo');
  });
});
