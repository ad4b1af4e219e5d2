import { readdir } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { printPdf } from '../pdf/printer.ts';
import { readPdf } from '../../testing/testPdf.ts';
import { readAnswer, readError, type TestBank, testBank } from '../../testing/bank.ts';
import { download } from '../../testing/formalization.ts';
import { jpeg, pdf, preUpload, storedFile } from '../../testing/files.ts';
import {
  coOwner,
  customer,
  createProposal,
  seller,
  throughInsurance,
  throughOwner,
  zeroKmCar,
} from '../../testing/journey.ts';
import { documentsAnswer, preUploadAnswer } from '../api/documentation.ts';
import { displayName } from './service.ts';

let bank: TestBank;
let id = '';
beforeAll(async () => {
  bank = await testBank();
  id = (await createProposal(bank, '30600601')).proposalUuid;
});
afterAll(() => bank.close());

const documents = async (uuid: string) =>
  readAnswer(await bank.get(`/documentation/${uuid}/get_documents`), documentsAnswer);
const upload = async (content: Buffer, name = 'a.pdf') =>
  readAnswer(await preUpload(bank, id, content, name), preUploadAnswer);
const attach = (uuid: string, type: string, fileIds: string[], isSeller = false) =>
  bank.patch(`/documentation/${uuid}/upload`, { data: [{ type, fileIds }], isSeller });

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'white' }, limitInputPixels: false });

describe('an uploaded file', () => {
  it('[CA-52] may be an image, re-encoded without its metadata', async () => {
    const original = await jpeg();
    expect(original.includes('SECRET-PLACE')).toBe(true);
    const file = await upload(original, '../../etc/mi dni.exe');
    expect(file).toMatchObject({ name: 'mi dni.jpg', contentType: 'image/jpeg' });
    const kept = await storedFile(bank, file.fileId);
    expect(kept.includes('SECRET-PLACE')).toBe(false);
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'jpeg', width: 64 });
  });

  it('[CA-52] may be a PDF of at most ten pages', async () => {
    expect((await upload(pdf(10))).contentType).toBe('application/pdf');
    expect(readError(await preUpload(bank, id, pdf(11), 'a.pdf')).code).toBe('FILE_TOO_MANY_PAGES');
  });

  it.each([
    ['an empty file', Buffer.alloc(0), 'FILE_EMPTY'],
    ['an HTML page with the extension jpg', Buffer.from('<html><script>alert(1)</script>'), 'FILE_TYPE'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'FILE_TYPE'],
    ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1'), 'FILE_TYPE'],
    ['only a JPEG header', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46]), 'FILE_DAMAGED'],
    ['a truncated PDF', pdf().subarray(0, 60), 'FILE_DAMAGED'],
    ['a PDF with a script', pdf(1, '/OpenAction<</S/JavaScript/JS(x)>>'), 'FILE_TYPE'],
  ])('[CA-52] is rejected if it is %s', async (_what, content, code) => {
    const answer = readError(await preUpload(bank, id, content, 'foto.jpg'));
    expect(answer.code).toBe(code);
    expect(answer.fields?.file).toBe(answer.message);
  });

  it('[CA-52] is rejected if it is a password-protected PDF', async () => {
    const locked = await buffer(await printPdf({ content: 'Título del automotor', userPassword: 'secreta' }));
    expect(readError(await preUpload(bank, id, locked, 'titulo.pdf'))).toMatchObject({
      statusCode: 400,
      code: 'FILE_TYPE',
      message: 'El PDF tiene contraseña. Subilo sin ella.',
    });
  });

  it('[CA-52] is rejected above 10 MB, and a rejected file is not stored', async () => {
    const before = await readdir(bank.documentsDir);
    const big = Buffer.concat([pdf(), Buffer.alloc(10 * 1024 * 1024)]);
    expect(readError(await preUpload(bank, id, big, 'a.pdf'))).toMatchObject({
      statusCode: 413,
      code: 'FILE_TOO_BIG',
    });
    expect(await readdir(bank.documentsDir)).toEqual(before);
  });

  it('[CA-52] is rejected if it is a small image that unpacks to a huge one', async () => {
    const huge = drawn(10_000, 10_000);
    for (const bomb of [
      await huge.clone().png({ compressionLevel: 9 }).toBuffer(),
      await huge.clone().jpeg({ progressive: true }).toBuffer(),
    ]) {
      expect(bomb.length).toBeLessThan(1024 * 1024);
      expect(readError(await preUpload(bank, id, bomb, 'a.png'))).toMatchObject({
        code: 'FILE_DAMAGED',
        message: 'La foto es demasiado grande. Sacala de nuevo con menos resolución.',
      });
    }
  });

  it.each([
    ['108 megapixels', 12_032, 9024, 4000, 3000],
    ['a panorama', 16_384, 3900, 4000, 952],
  ])('[CA-52] may be a photo of %s, scaled down', async (_what, width, height, keptWidth, keptHeight) => {
    const { fileId } = await upload(await drawn(width, height).jpeg().toBuffer(), 'a.jpg');
    expect(await sharp(await storedFile(bank, fileId)).metadata()).toMatchObject({
      width: keptWidth,
      height: keptHeight,
    });
  });

  it('[CA-52] may be a JPEG without its end marker, but not a truncated one', async () => {
    const noise = sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: 'white',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    });
    const photo = await noise.jpeg().toBuffer();
    expect((await upload(photo.subarray(0, -2), 'a.jpg')).contentType).toBe('image/jpeg');
    const cut = photo.subarray(0, photo.length * 0.9);
    expect(readError(await preUpload(bank, id, cut, 'a.jpg')).message).toBe(
      'Al archivo le falta una parte. Elegilo de nuevo o sacá otra foto.',
    );
  });

  it('[CA-52] may be a scan without a background, stored on white', async () => {
    const scan = drawn(8, 8).unflatten();
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const { fileId } = await upload(
      await scan.extend({ top: 8, background: clear }).png().toBuffer(),
      'a.png',
    );
    const { data, info } = await sharp(await storedFile(bank, fileId))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.channels, ...data.subarray(0, 3)]).toEqual([3, 255, 255, 255]);
  });

  it('[CA-52] keeps only an animated PNG’s first frame', async () => {
    const png = await drawn(8, 8).png().toBuffer();
    const ANIMATION = Buffer.from('000000086163454 4c0000000100000000b42d e9a0'.replaceAll(' ', ''), 'hex');
    const HEADER_END = 33;
    const animated = Buffer.concat([png.subarray(0, HEADER_END), ANIMATION, png.subarray(HEADER_END)]);
    expect((await upload(animated, 'a.png')).contentType).toBe('image/png');
  });

  it('[CA-52] may be a PDF with a line before it or text after it', async () => {
    for (const [before, after] of [
      ['\r\n', ''],
      ['\ufeff', ''],
      ['Content-Type: application/pdf\r\n\r\n', '<!-- -->'],
    ] as const) {
      const content = Buffer.concat([Buffer.from(before), pdf(), Buffer.from(after)]);
      const { fileId } = await upload(content);
      const kept = await storedFile(bank, fileId);
      expect(kept.subarray(0, 5).toString()).toBe('%PDF-');
      expect(kept.includes('<!--')).toBe(false);
    }
  });

  it('[CA-52] is rejected with an error that names HEIC', async () => {
    const heic = Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1');
    expect(readError(await preUpload(bank, id, heic, 'IMG_0001.jpg')).message).toMatch(/HEIC/);
  });

  it('[CA-52] is stored once when its key is repeated, and requires an open proposal', async () => {
    const headers = { 'idempotency-key': 'file-1' };
    const first = readAnswer(await preUpload(bank, id, pdf(), 'a.pdf', headers), preUploadAnswer);
    expect(readAnswer(await preUpload(bank, id, pdf(), 'a.pdf', headers), preUploadAnswer)).toEqual(first);
    const unknown = await preUpload(bank, crypto.randomUUID(), pdf(), 'a.pdf');
    expect(readError(unknown).code).toBe('PROPOSAL_NOT_FOUND');
  });

  it('[CA-52] has a name that is safe to display', () => {
    expect(displayName('C:\\fakepath\\a\u0000b"<>.PDF', 'application/pdf')).toBe('ab.pdf');
    expect(displayName('', 'image/png')).toBe('documento.png');
    expect(displayName('x'.repeat(500), 'image/png')).toHaveLength(104);
    const bold = '𝗙';
    expect(displayName(`x${bold.repeat(60)}.png`, 'image/png')).toBe(`x${bold.repeat(49)}.png`);
  });
});

const mandatory = async (uuid: string) =>
  (await documents(uuid)).filter((document) => document.mandatory).map(({ type }) => type);

describe('a proposal’s documents', () => {
  it('[CA-56] depend on vehicle, seller, occupation and co-owner', async () => {
    expect(await mandatory(id)).toEqual(['PRO_FORMA_INVOICE']);
    const used = await createProposal(bank, '30600602', {
      agreementId: 5,
      coOwner: coOwner('31600602'),
      vehicle: {
        ...zeroKmCar,
        fuelYear: { year: 2024, price: 1, zeroKm: false, valid: true },
        purchaseValue: 24_000_000,
      },
    });
    expect(await mandatory(used.proposalUuid)).toEqual(
      expect.arrayContaining(['VEHICLE_TITLE', 'DOMAIN_INFORMATION', 'FORM_08']),
    );
    const types = (await documents(used.proposalUuid)).map(({ type }) => type);
    expect(types.join()).not.toContain('CETA');
    // The co-owner's DNI photos come from the co-owner's identity check.
    expect(types.join()).not.toContain('CO_HOLDER_DNI');
  });

  it('[EN-13] carry their labels', async () => {
    const { proposalUuid } = await createProposal(bank, '30600613', {
      agreementId: 5,
      customer: customer('30600613', { occupation: 1, ivaCategory: 'MT' }),
      coOwner: { ...coOwner('31600613'), occupation: 1, ivaCategory: 'MT' },
      vehicle: {
        ...zeroKmCar,
        fuelYear: { year: 2024, price: 1, zeroKm: false, valid: true },
        purchaseValue: 24_000_000,
      },
    });
    const labels = (await documents(proposalUuid)).map(({ type, label }) => [type, label]);
    expect(Object.fromEntries(labels)).toMatchObject({
      DOMAIN_INFORMATION: 'Informe de dominio',
      POLICE_VERIFICATION: 'Verificación policial',
      FLEET: 'Flota',
      INCOME_CERTIFICATION: 'Certificación de ingresos o haberes',
      PLEDGE_ANALYSIS: 'Análisis de prenda',
      CUIT_CERTIFICATE: 'Constancia de CUIT',
      CO_HOLDER_CUIT_CERTIFICATE: 'Constancia de CUIT del cotitular',
    });
  });

  it('[CA-53] [CA-58] list the attached files, and return them as attachments', async () => {
    const { fileId } = await upload(pdf(), 'dni frente.pdf');
    const after = readAnswer(await attach(id, 'PRO_FORMA_INVOICE', [fileId]), documentsAnswer);
    expect(after.find(({ type }) => type === 'PRO_FORMA_INVOICE')).toMatchObject({
      status: 'UPLOADED',
      files: [{ documentId: fileId, name: 'dni frente.pdf' }],
    });
    const answer = await bank.get(`/documentation/${id}/get_document?documentId=${fileId}`);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''dni%20frente.pdf",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    const { content } = await download(bank, `/documentation/${id}/get_document?documentId=${fileId}`);
    expect(content).toEqual(await storedFile(bank, fileId));
    expect(content.toString('latin1')).toMatch(/^%PDF-1\.4[^]*%%EOF\n$/);
    expect((await readPdf(Readable.from([content]))).pages).toBe(1);
  });

  it('[CA-58] have a thumbnail for a photo, and the complete file for a PDF', async () => {
    const large = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer();
    const photo = await upload(large, 'dni.jpg');
    const paper = await upload(pdf());
    await attach(id, 'PRO_FORMA_INVOICE', [photo.fileId, paper.fileId]);
    const small = async (fileId: string) =>
      download(bank, `/documentation/${id}/get_document?documentId=${fileId}&size=small`);
    const { content } = await small(photo.fileId);
    expect(await sharp(content).metadata()).toMatchObject({ format: 'jpeg', width: 144, height: 144 });
    expect((await small(paper.fileId)).content).toEqual(await storedFile(bank, paper.fileId));
  });

  it('[CA-53] replace the earlier files of their type', async () => {
    const one = await upload(pdf());
    const two = await upload(pdf(2));
    await attach(id, 'PRO_FORMA_INVOICE', [one.fileId]);
    const after = readAnswer(await attach(id, 'PRO_FORMA_INVOICE', [two.fileId]), documentsAnswer);
    const files = after.find(({ type }) => type === 'PRO_FORMA_INVOICE')?.files;
    expect(files?.map(({ documentId }) => documentId)).toEqual([two.fileId]);
  });

  it('[CA-53] [CA-58] accept no file from another proposal, no type that is not required, and no holder’s document from a seller', async () => {
    const selfEmployed = customer('30600603', { occupation: 1, ivaCategory: 'MT' });
    const other = (await createProposal(bank, '30600603', { customer: selfEmployed })).proposalUuid;
    const { fileId } = await upload(pdf());
    expect(readError(await attach(other, 'CUIT_CERTIFICATE', [fileId])).fields).toHaveProperty([
      'data.0.fileIds',
    ]);
    expect(readError(await attach(id, 'FORM_08', [fileId])).fields).toHaveProperty(['data.0.type']);
    const asSeller = await attach(other, 'CUIT_CERTIFICATE', [], true);
    expect(readError(asSeller).fields).toHaveProperty(['data.0.type']);
    const stolen = await bank.get(`/documentation/${other}/get_document?documentId=${fileId}`);
    expect(readError(stolen).code).toBe('DOCUMENT_NOT_FOUND');
  });

  it('[CA-53] may appear only once in a call, and a file cannot be attached to two of them', async () => {
    const selfEmployed = customer('30600605', { occupation: 1, ivaCategory: 'MT' });
    const { proposalUuid: uuid } = await createProposal(bank, '30600605', { customer: selfEmployed });
    const uploaded = async () =>
      readAnswer(await preUpload(bank, uuid, pdf(), 'a.pdf'), preUploadAnswer).fileId;
    const [one, two] = [await uploaded(), await uploaded()];
    const attachAll = (...data: { type: string; fileIds: string[] }[]) =>
      bank.patch(`/documentation/${uuid}/upload`, { data, isSeller: false });
    const before = readAnswer(await bank.get(`/documentation/${uuid}/get_documents`), documentsAnswer);
    const front = { type: 'CUIT_CERTIFICATE', fileIds: [one] };
    const twice = readError(await attachAll(front, { type: 'CUIT_CERTIFICATE', fileIds: [two] }));
    expect(twice).toMatchObject({ statusCode: 400, fields: { 'data.1.type': expect.any(String) } });
    const shared = readError(await attachAll(front, { type: 'PRO_FORMA_INVOICE', fileIds: [one] }));
    expect(shared).toMatchObject({ statusCode: 400, fields: { 'data.1.fileIds': expect.any(String) } });
    expect(readAnswer(await bank.get(`/documentation/${uuid}/get_documents`), documentsAnswer)).toEqual(
      before,
    );
    readAnswer(await attachAll(front, { type: 'PRO_FORMA_INVOICE', fileIds: [two] }), documentsAnswer);
    expect(readError(await attachAll({ type: 'PRO_FORMA_INVOICE', fileIds: [one] })).fields).toHaveProperty([
      'data.0.fileIds',
    ]);
    readAnswer(await attachAll(front), documentsAnswer);
  });

  it('[CA-54] are listed as missing until all are uploaded', async () => {
    const { proposalUuid: uuid } = await createProposal(bank, '30600604');
    const early = readError(await bank.patch(`/documentation/${uuid}/upload-proposal`, {}));
    expect(early).toMatchObject({ statusCode: 409, code: 'ILLEGAL_MOVE' });
    await throughOwner(bank, uuid);
    await throughInsurance(bank, uuid);
    await bank.post('/person/seller/post_seller', { proposalId: uuid, physicalPerson: seller });
    const answer = readError(await bank.patch(`/documentation/${uuid}/upload-proposal`, {}));
    expect(answer).toMatchObject({ statusCode: 409, code: 'DOCUMENTS_MISSING' });
    expect(Object.keys(answer.fields ?? {})).toEqual([
      'SELLER_DNI_FRONT',
      'SELLER_DNI_BACK',
      'SELLER_CBU',
      'PRO_FORMA_INVOICE',
    ]);
  });
});
