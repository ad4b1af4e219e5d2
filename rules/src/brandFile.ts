import { z } from 'zod';
import { contractTexts } from './contractClauses.ts';

/** Colour roles of the design system; its brand type keeps the two lists in sync. */
const COLOR_ROLES = [
  'paper',
  'surface',
  'sand',
  'track',
  'line',
  'edge',
  'ink',
  'ink-muted',
  'ink-soft',
  'primary',
  'primary-hover',
  'primary-tint',
  'on-primary',
  'link',
  'link-hover',
  'accent',
  'fill',
  'selected',
  'on-selected',
  'panel',
  'on-panel',
  'on-panel-muted',
  'focus',
  'danger',
  'danger-text',
  'danger-tint',
  'info-text',
  'info-tint',
  'stage-orange',
  'stage-orange-tint',
  'stage-green',
  'stage-green-tint',
  'stage-red',
  'stage-red-tint',
  'stage-yellow',
  'stage-yellow-tint',
  'stage-purple',
  'stage-purple-tint',
  'chart-capital',
  'chart-interest',
  'chart-projected',
  'logo-1',
  'logo-2',
  'logo-3',
] as const;

/** Pages under `/legales/`, linked from the footer and the consents. */
const LEGAL_PAGES = [
  'defensa-del-usuario',
  'contratos-de-adhesion',
  'privacidad',
  'terminos-y-condiciones',
  'proteccion-de-los-usuarios-de-servicios-financieros',
] as const;

const words = z.string().trim().min(1);
const mail = z.email();
const pixels = z.number().min(0).max(64);
const palette = z.record(
  z.enum(COLOR_ROLES),
  z.string().regex(/^#[0-9a-f]{6}$/i, "must be '#' and six hexadecimal digits"),
);
const shadow = z.strictObject({ card: words, raised: words });

const brand = z.strictObject({
  /** Shown next to the mark. */
  name: words,
  /** SVG paths on a 36-pixel square; the tone selects one of the logo's three colours. */
  mark: z
    .array(
      z.strictObject({
        tone: z.literal([1, 2, 3]),
        path: z.string().regex(/^[\d\s.,a-z-]+$/i, 'must be the data of an SVG path'),
      }),
    )
    .min(1),
  radius: z.strictObject({
    card: pixels,
    panel: pixels,
    field: pixels,
    button: pixels,
    chip: pixels,
    tag: pixels,
  }),
  shadow: z.strictObject({ light: shadow, dark: shadow }),
  color: z.strictObject({ light: palette, dark: palette }),
});

const legalSection = z
  .strictObject({
    /** Omitted if the page title suffices. */
    heading: words.optional(),
    paragraphs: z.array(words).default([]),
    /** For example tariffs or the people in charge. */
    facts: z.array(z.strictObject({ term: words, value: words })).default([]),
    links: z.array(z.strictObject({ label: words, href: z.url({ protocol: /^https$/ }) })).default([]),
  })
  .refine(
    ({ paragraphs, facts, links }) => paragraphs.length + facts.length + links.length > 0,
    'says nothing',
  );

const legalText = z.strictObject({
  title: words,
  /** First day of the text, yyyy-mm-dd. */
  effectiveFrom: z.iso.date(),
  sections: z.array(legalSection).min(1),
});
/** A page under `/legales/`. */
export type LegalText = z.infer<typeof legalText>;

const brandFile = z.strictObject({
  /** The bank's name in titles, texts, messages and documents. */
  name: words,
  legalEntity: words,
  /** The lender in documents and footers; `city`: place of the contracts; `supervisor`: a footer line. */
  legal: z.strictObject({
    cuit: z.string().regex(/^\d{11}$/, 'must be the 11 digits of a CUIT'),
    address: words,
    city: words,
    supervisor: words,
  }),
  /**
   * Contacts on the screens. `sender`: the address of the bank's mails; `security`: the address in
   * `/.well-known/security.txt`.
   */
  contacts: z.strictObject({
    phone: z.string().regex(/^[+\d][\d ()-]+$/, 'must be a phone number'),
    /** Opening hours of the phone line. */
    hours: words,
    identity: mail,
    withdrawal: mail,
    sender: mail,
    security: mail,
  }),
  legalTexts: z.record(z.enum(LEGAL_PAGES), legalText),
  /** Texts of the bank's contracts. */
  contract: contractTexts,
  brand,
  /** The partner's brand, used under `/vivere/`. */
  vivere: brand,
  /** Monthly targets of signed loans by point of sale code; the board shows them to users who see its figures. */
  signedPerMonth: z
    .record(
      z.string().regex(/^[\w-]{1,20}$/, 'must be the code of a point of sale'),
      z.int().min(1, 'must be 1 or more'),
    )
    .optional(),
});

/** All data that differs between banks running the same build. */
export type BrandFile = z.infer<typeof brandFile>;
/** Part of the brand file for the pages: contracts are only used by the bank, and the targets are not public. */
export type PageBrand = Omit<BrandFile, 'contract' | 'signedPerMonth'>;
/** Part of the brand file for the landing page. */
export type LandingBrand = Pick<PageBrand, 'name' | 'legalEntity' | 'legal' | 'contacts' | 'brand'>;

export class BrandFileError extends Error {}

/**
 * Parses a brand file from JSON.
 * @throws {BrandFileError} with a line for each invalid key
 */
export function parseBrandFile(text: string): BrandFile {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new BrandFileError(`not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const parsed = brandFile.safeParse(data);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`);
  throw new BrandFileError(lines.join('\n'));
}

/**
 * Transforms a setting with the path of a brand file; reports errors of the file as errors of the setting.
 * `read` returns the text of a file, or throws.
 */
export const brandFileSetting =
  (read: (path: string) => string) =>
  (path: string, context: { addIssue: (message: string) => void }): BrandFile => {
    try {
      return parseBrandFile(read(path));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      context.addIssue(`${path} is not a brand file:\n${reason.replaceAll(/^/gm, '    ')}`);
      return z.NEVER;
    }
  };
