import { expect, it } from 'vitest';
import { Sealed } from './sealed.ts';

it('keeps the cookies in use opened, however many new ones come', async () => {
  const sealed = new Sealed('a secret of at least thirty-two characters', 'a use', 60);
  const inUse = await sealed.seal('somebody', {});
  const opened = await sealed.open(inUse);
  for (let round = 0; round < 25; round += 1) {
    const fresh = await Promise.all(
      Array.from({ length: 100 }, (_, at) => sealed.seal(`${round} ${at}`, {})),
    );
    for (const text of fresh) await sealed.open(text);
    expect(await sealed.open(inUse)).toBe(opened);
  }
});
