import { describe, expect, it } from 'vitest';
import ceibo from '../../brand.json' with { type: 'json' };
import { type BrandFile, BrandFileError, brandFileSetting, parseBrandFile } from './brandFile.ts';

const text = JSON.stringify(ceibo);
const parsed = parseBrandFile(text);

type Loose = { [key: string]: Loose } & { [index: number]: Loose };

/** Returns the error for the default file after `spoil` changed it. */
function refusalOf(spoil: (file: Loose) => unknown): string {
  const file = JSON.parse(text) as Loose;
  spoil(file);
  try {
    parseBrandFile(JSON.stringify(file));
  } catch (error) {
    return error instanceof BrandFileError ? error.message : '';
  }
  return '';
}

describe('a brand file', () => {
  it('is valid by default', () => {
    expect(parsed).toMatchObject({ name: 'Banco Ceibo', vivere: { name: 'Vivere' } } satisfies Partial<
      Record<keyof BrandFile, unknown>
    >);
  });

  it.each<[string, (file: Loose) => unknown, RegExp]>([
    ['a bank without a name', (file) => delete file['name'], /^name: Invalid input/],
    ['an empty legal entity', (file) => Object.assign(file, { legalEntity: ' ' }), /^legalEntity: Too small/],
    ['an unknown key', (file) => Object.assign(file, { nombre: 'x' }), /^the file: .*"nombre"/],
    [
      'a CUIT with dashes',
      (file) => Object.assign(file['legal'] ?? {}, { cuit: '30-70707070-2' }),
      /^legal\.cuit: must be the 11 digits of a CUIT$/,
    ],
    [
      'a target of zero loans',
      (file) => Object.assign(file, { signedPerMonth: { '01010': 0 } }),
      /^signedPerMonth\.01010: must be 1 or more$/,
    ],
    [
      'a phone in words',
      (file) => Object.assign(file['contacts'] ?? {}, { phone: 'el de siempre' }),
      /^contacts\.phone: must be a phone number$/,
    ],
    [
      'a phone without opening hours',
      (file) => delete file['contacts']?.['hours'],
      /^contacts\.hours: Invalid input/,
    ],
    [
      'an invalid email address',
      (file) => Object.assign(file['contacts'] ?? {}, { identity: 'identidad' }),
      /^contacts\.identity: Invalid email/,
    ],
    [
      'a missing legal page that the footer links to',
      (file) => delete file['legalTexts']?.['privacidad'],
      /^legalTexts\.privacidad: /,
    ],
    [
      'a clause with an unknown placeholder',
      (file) => Object.assign(file['contract']?.['clauses']?.[0] ?? {}, { summary: 'Te damos {plata}.' }),
      /^contract\.clauses\.0: \{plata\} is not known in this clause$/,
    ],
    [
      'a UVA placeholder in a clause of every loan',
      (file) => Object.assign(file['contract']?.['clauses']?.[0] ?? {}, { summary: '{capitalInUvas}' }),
      /^contract\.clauses\.0: \{capitalInUvas\} is not known/,
    ],
    [
      'clauses that never say what the loan costs',
      (file) => Object.assign(file['contract']?.['clauses']?.[3] ?? {}, { text: 'Se acuerda después.' }),
      /^contract\.clauses: no clause of every loan says tna, tea, cftea, cfteaWithInsurance$/,
    ],
    [
      'more default interest than half the rate',
      (file) => Object.assign(file['contract'] ?? {}, { lateInterestShare: 60 }),
      /^contract\.lateInterestShare: /,
    ],
    [
      'a colour by its name',
      (file) => Object.assign(file['brand']?.['color']?.['dark'] ?? {}, { ink: 'white' }),
      /^brand\.color\.dark\.ink: must be '#' and six hexadecimal digits$/,
    ],
    [
      'a role without a colour',
      (file) => delete file['vivere']?.['color']?.['light']?.['stage-green'],
      /^vivere\.color\.light\.stage-green: /,
    ],
    [
      'a tone that the logo lacks',
      (file) => Object.assign(file['brand']?.['mark']?.[0] ?? {}, { tone: 4 }),
      /^brand\.mark\.0\.tone: /,
    ],
    [
      'markup in a mark',
      (file) => Object.assign(file['brand']?.['mark']?.[0] ?? {}, { path: 'M0"/><script>' }),
      /^brand\.mark\.0\.path: must be the data of an SVG path$/,
    ],
  ])('with %s is rejected with only that key as the reason', (_what, spoil, message) => {
    expect(refusalOf(spoil)).toMatch(message);
    expect(refusalOf(spoil).split('\n')).toHaveLength(1);
  });

  it('reports all of its errors at once', () => {
    const faults = refusalOf((file) => {
      delete file['name'];
      delete file['vivere'];
    });
    expect(faults.split('\n').map((line) => line.split(':')[0])).toEqual(['name', 'vivere']);
  });

  it('that is not JSON is rejected with that reason', () => {
    expect(() => parseBrandFile('{')).toThrow(/^not JSON: /);
  });
});

describe('a setting that names a brand file', () => {
  const read = (content: () => string) => {
    const messages: string[] = [];
    const file = brandFileSetting(content)('brand.json', { addIssue: (message) => messages.push(message) });
    return { file, messages };
  };

  it('is parsed into its content', () => {
    expect(read(() => text)).toEqual({ file: parsed, messages: [] });
  });

  it.each([
    [
      'cannot be read',
      () => {
        throw new Error('ENOENT\nbrand.json');
      },
      'brand.json is not a brand file:\n    ENOENT\n    brand.json',
    ],
    ['is invalid', () => '{}', expect.stringMatching(/^brand\.json is not a brand file:\n {4}name: /)],
  ])('is rejected with its path if it %s', (_what, content, message) => {
    expect(read(content).messages).toEqual([message]);
  });
});
