import { expect, test } from 'vitest';
import { judgeFile } from './judgeFile.ts';
import { JUDGE_TEXTS } from './texts.ts';

/** Returns a PDF of blank pages. */
function blank(pages: number): File {
  const kids = Array.from({ length: pages }, (_, at) => `${at + 3} 0 R`).join(' ');
  const objects = Array.from(
    { length: pages },
    (_, at) => `${at + 3} 0 obj\n<< /Type /Page /Parent 2 0 R >>\nendobj`,
  );
  const text = `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [${kids}] /Count ${pages} >>\nendobj\n${objects.join('\n')}\n%%EOF`;
  return new File([text], 'titulo.pdf', { type: 'application/pdf' });
}

test('does not allow a PDF rejected for its page count to be used anyway', async () => {
  expect(await judgeFile(blank(10))).toMatchObject({ pages: 10, warning: JUDGE_TEXTS.blankPage });
  expect(await judgeFile(blank(11))).toMatchObject({ pages: 11, warning: null });
});
