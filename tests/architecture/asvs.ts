import { readSource } from '../support/sourceFiles.ts';

type AsvsRow = Readonly<{
  id: string;
  level: string;
  subject: string;
  verdict: string;
  /** The file, or the heading of a document, where it can be seen; – where there is none. */
  where: string;
  /** The title of a test, the reason, or what is missing. */
  evidence: string;
}>;

/** The rows of docs/asvs.tsv, as docs/security.md#owasp-asvs describes them. */
export function readAsvs(): AsvsRow[] {
  return readSource('docs/asvs.tsv')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [id = '', level = '', subject = '', verdict = '', where = '', evidence = '', ...more] =
        line.split('\t');
      if (more.length > 0) throw new Error(`more than six columns: ${line}`);
      return { id, level, subject, verdict, where, evidence };
    });
}

/**
 * The requirements of levels 1 and 2 in ASVS 5.0.0, by section: one digit each, its level. Those of level 3 come after
 * them in their section, so that the place of a digit is the requirement's number.
 */
const SECTIONS: Readonly<Record<string, string>> = {
  '1.1': '22',
  '1.2': '111112222',
  '1.3': '11222222222',
  '1.4': '222',
  '1.5': '12',
  '2.1': '122',
  '2.2': '112',
  '2.3': '1222',
  '2.4': '2',
  '3.2': '11',
  '3.3': '1222',
  '3.4': '112222',
  '3.5': '11122',
  '3.7': '22',
  '4.1': '122',
  '4.2': '2',
  '4.3': '22',
  '4.4': '1222',
  '5.1': '2',
  '5.2': '112',
  '5.3': '11',
  '5.4': '222',
  '6.1': '122',
  '6.2': '111111112222',
  '6.3': '1122',
  '6.4': '1122',
  '6.5': '22222',
  '6.6': '222',
  '6.8': '2222',
  '7.1': '222',
  '7.2': '1111',
  '7.3': '22',
  '7.4': '11222',
  '7.5': '22',
  '7.6': '22',
  '8.1': '12',
  '8.2': '112',
  '8.3': '1',
  '8.4': '2',
  '9.1': '111',
  '9.2': '1222',
  '10.1': '22',
  '10.2': '22',
  '10.3': '2222',
  '10.4': '11111222222',
  '10.5': '22222',
  '10.6': '22',
  '10.7': '222',
  '11.1': '22',
  '11.2': '222',
  '11.3': '112',
  '11.4': '1222',
  '11.5': '2',
  '11.6': '2',
  '12.1': '122',
  '12.2': '11',
  '12.3': '2222',
  '13.1': '2',
  '13.2': '22222',
  '13.3': '22',
  '13.4': '12222',
  '14.1': '22',
  '14.2': '1222',
  '14.3': '122',
  '15.1': '122',
  '15.2': '122',
  '15.3': '1222222',
  '16.1': '2',
  '16.2': '22222',
  '16.3': '2222',
  '16.4': '222',
  '16.5': '222',
  '17.1': '2',
  '17.2': '2222',
  '17.3': '22',
};

/** The ids with their levels, in the order of the standard. */
export const ASVS_LEVELS: ReadonlyMap<string, string> = new Map(
  Object.entries(SECTIONS).flatMap(([section, levels]) =>
    Array.from(levels, (level, at): [string, string] => [`V${section}.${at + 1}`, level]),
  ),
);
