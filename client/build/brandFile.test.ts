import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import model from '../../brand.json' with { type: 'json' };

const folder = mkdtempSync(join(tmpdir(), 'brand-'));
afterAll(() => rmSync(folder, { recursive: true }));

function brand(...given: string[]) {
  const script = join(import.meta.dirname, 'brandFile.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...given], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

describe('npm run brand', () => {
  it.each(['#0B766B', '#ffe600', '#000000', '#ffffff'])(
    'given %s, writes a file that passes its own check',
    (colour) => {
      const file = `from-${colour.slice(1)}.json`;
      expect(brand('--from', colour, file)).toMatchObject({ status: 0, stderr: '' });
      expect(brand(file)).toMatchObject({ status: 0, stderr: '' });
      const { brand: look, ...others } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as typeof model;
      expect({ ...others, brand: { ...look, color: model.brand.color } }).toEqual(model);
      expect(look.color.light.primary).not.toBe(model.brand.color.light.primary);
    },
  );

  it('lists the colours it adjusted and names the file after the colour', () => {
    const { stdout } = brand('--from', 'FFE601');
    expect(stdout).toMatch(
      /^light: primary #ffe601 has too little contrast, the nearest with enough is #[\da-f]{6}$/m,
    );
    expect(brand('brand-ffe601.json').status).toBe(0);
  });

  it.each(['teal', '', '#12345', '#0b766bff'])('rejects %j, which is not a colour', (colour) => {
    expect(brand('--from', colour)).toEqual({
      status: 1,
      stdout: '',
      stderr: `'${colour}' is not a colour: write '#' and six hexadecimal digits in quotes, such as "#0B766B".\n`,
    });
  });

  it('never overwrites a file', () => {
    writeFileSync(join(folder, 'own.json'), '{}');
    expect(brand('--from', '#0b766b', 'own.json').stderr).toBe(
      'own.json exists already: name another file.\n',
    );
    expect(readFileSync(join(folder, 'own.json'), 'utf8')).toBe('{}');
  });

  it('suggests a colour for each pair with too little contrast', () => {
    const { light, dark } = model.brand.color;
    const color = { light: { ...light, primary: '#f3a73a' }, dark };
    writeFileSync(join(folder, 'pale.json'), JSON.stringify({ ...model, brand: { ...model.brand, color } }));
    const { status, stderr } = brand('pale.json');
    expect(status).toBe(1);
    const lines = stderr.trim().split('\n');
    expect(lines).toHaveLength(4);
    for (const line of lines) {
      expect(line).toMatch(/^Banco Ceibo, light: .* are needed: primary #f3a73a → #[\da-f]{6}$/);
    }
  });

  it('prints its usage', () => {
    expect(brand('--from')).toMatchObject({ status: 1, stderr: expect.stringContaining('--from "#0B766B"') });
    expect(brand()).toMatchObject({ status: 1, stderr: expect.stringContaining('npm run brand -- FILE') });
  });
});
