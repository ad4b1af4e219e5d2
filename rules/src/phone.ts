import { areaCodeOf } from './areaCodes.ts';
import type { Check } from './check.ts';
import { PHONE_MAX_LENGTH, PHONE_MIN_LENGTH } from './constants.ts';
import { PHONE_MESSAGES } from './messages.ts';
import { labelPattern, typedCode, typedText } from './typedText.ts';

export type CellPhone = { areaCode: string; number: string };

const FULL_LENGTH = 10;
/** Ten digits plus an optional 00 54 9, a leading 0 and a 15 after the area code. */
const TYPED_MAX_LENGTH = FULL_LENGTH + 8;
/** Typed between the area code and the number of a mobile. */
const MOBILE_MARK = '15';
const NAMES = 'tel(?:[eé]fono)?|cel(?:ular)?|m[oó]vil|whats ?app|wsp|wpp';
const LABEL = labelPattern(NAMES);
/** Additions to a number: '(cel)', '(solo mensajes)', 'WhatsApp'. */
const ASIDE = new RegExp(String.raw`\([^()\d]*\)|[ -](?:${NAMES})\.?$`, 'gi');
/** A contact's name copied before a number. */
const CONTACT = /^[^\d+(]+[ :º](?=[+(]?[\d ()/.+-]+$)/u;
const EXTENSION = /\d[ ,.-]*(?:int(?:erno)?|ext(?:ensi[oó]n)?)\.?[ :]*\d+$/i;
/** A WhatsApp link, with country code and number. */
const LINK =
  /^(?:https?:\/\/)?(?:wa\.me\/|(?:(?:api|web|www)\.)?whatsapp(?:\.com\/|:\/\/)send\/?\?\S*?phone=)(?:\+|%2B)?(\d+)(?:[/?&#]\S*)?$/i;
/** Separator of two phones. */
const BETWEEN = /[/,;|]| (?:[oy]|-) /i;
/** Toll-free and premium lines, which receive no messages. Local numbers of eight digits may start the same way. */
const SERVICE_LINE = /^(?:0(?:800|810|822|60\d)|(?:800|810|822|60\d)\d{7}$)/;
const FOREIGN = /^(?:\+|00)(?!54)/;

function withoutSeparators(value: string): string {
  const text = typedText(value);
  const linked = LINK.exec(text)?.[1];
  return linked === undefined ? typedCode(text.replace(ASIDE, '').replace(CONTACT, ''), LABEL) : `+${linked}`;
}

/** Assumes four, the most common length, if the area code is unknown. */
const areaLength = (digits: string): number => areaCodeOf(digits)?.length ?? 4;

/** Removes a leading 0, a leading 9 and a 15 after the area code. */
function withoutPrefixes(national: string): string {
  const digits = national.replace(/^[09*"«,;:]+/, '');
  if (digits.length !== FULL_LENGTH + MOBILE_MARK.length) return digits;
  const area = [areaLength(digits), 3, 4].find((at) => digits.startsWith(MOBILE_MARK, at));
  return area === undefined ? digits : digits.slice(0, area) + digits.slice(area + MOBILE_MARK.length);
}

/** Returns area code and number as digits, without +54, leading 0, leading 9 and a 15 after the area code. */
export function normalizePhone(value: string): string {
  const digits = withoutPrefixes(withoutSeparators(value).replace(/^(?:\+|00)54/, ''));
  const afterCode = withoutPrefixes(digits.replace(/^54/, ''));
  const isWhole = digits.startsWith('54') && afterCode.length === FULL_LENGTH;
  return isWhole || /^54\d{10,11}$/.test(digits) ? afterCode : digits;
}

const hasSeveral = (value: string): boolean =>
  typedText(value)
    .split(BETWEEN)
    .filter((part) => /^\+?\d{8,}$/.test(normalizePhone(part))).length > 1;

/**
 * [VA-08] Checks area code and number as one text: at least 8 characters, at most 15 digits, no leading 9. Only the
 * typed text must not start with 9, so +54 9 … is valid. Refuses lines that cannot receive messages, because the
 * person is identified by a code sent to the phone.
 */
export function checkPhone(value: string): Check {
  const typed = withoutSeparators(value);
  if (typed === '') return PHONE_MESSAGES.required;
  if (hasSeveral(value)) return PHONE_MESSAGES.several;
  if (EXTENSION.test(typedText(value))) return PHONE_MESSAGES.extension;
  if (!/^\+?\d+$/.test(typed)) return PHONE_MESSAGES.digits;
  if (typed.length < PHONE_MIN_LENGTH) return PHONE_MESSAGES.length;
  if (typed.replace('+', '').length > TYPED_MAX_LENGTH) return PHONE_MESSAGES.tooLong;
  if (typed.startsWith('9')) return PHONE_MESSAGES.nine;
  const digits = normalizePhone(typed);
  if (/^0{8,}$/.test(typed)) return PHONE_MESSAGES.areaUnknown;
  if (digits.length < PHONE_MIN_LENGTH) return PHONE_MESSAGES.length;
  return digits.length > PHONE_MAX_LENGTH ? PHONE_MESSAGES.tooLong : checkReach(typed, digits);
}

/** Refuses phones that the bank cannot message; phoneDoubt asks about numbers that are not ten digits long. */
function checkReach(typed: string, digits: string): Check {
  if (FOREIGN.test(typed)) return PHONE_MESSAGES.foreign;
  if (SERVICE_LINE.test(typed)) return PHONE_MESSAGES.serviceLine;
  if (digits.length !== FULL_LENGTH || areaCodeOf(digits) !== null) return null;
  return digits.startsWith(MOBILE_MARK) ? PHONE_MESSAGES.areaMissing : PHONE_MESSAGES.areaUnknown;
}

/** [VA-08] Like checkPhone, and the number after the area code must not start with the 9 of a mobile either. */
export function checkCellPhone(phone: CellPhone): Check {
  const problem = checkPhone(joinPhone(phone));
  if (problem !== null) return problem;
  const { areaCode, number: typed } = phone.areaCode === '' ? splitPhone(phone.number) : phone;
  const number = withoutSeparators(typed);
  const hasArea = /^0?[1-9]\d{1,3}$/.test(withoutSeparators(areaCode));
  return hasArea && number.startsWith('9') && number.length >= PHONE_MIN_LENGTH ? PHONE_MESSAGES.nine : null;
}

/** Warns if area code and number are not ten digits; never refuses (docs/domain.md#phone). */
export function phoneWarning(value: string): Check {
  if (checkPhone(value) !== null) return null;
  return normalizePhone(value).length === FULL_LENGTH ? null : PHONE_MESSAGES.notTen;
}

/** Formats a phone for reading: '11 4567-1234'; unchanged if it cannot be split. */
export function readablePhone(value: string): string {
  const { areaCode, number } = splitPhone(value);
  const cut = number.length - 4;
  return cut < 2 ? `${areaCode}${number}` : `${areaCode} ${number.slice(0, cut)}-${number.slice(cut)}`;
}

/** Area code of Buenos Aires, whose numbers have eight digits. */
const BUENOS_AIRES = '11';

/** Suggests the phone with its missing area code if that can be inferred, otherwise null. */
export function phoneSuggestion(value: string): string | null {
  const digits = normalizePhone(value);
  const isLocal = digits.length === FULL_LENGTH - BUENOS_AIRES.length && phoneWarning(value) !== null;
  return isLocal ? `${BUENOS_AIRES}${digits}` : null;
}

/** Returns a question about a valid phone; null for ten digits (docs/domain.md#phone). */
export function phoneDoubt(value: string): Check {
  if (phoneWarning(value) === null) return null;
  const { length } = normalizePhone(value);
  if (length > FULL_LENGTH) return PHONE_MESSAGES.manyDigits;
  return length === FULL_LENGTH - 1 ? PHONE_MESSAGES.oneMissing : PHONE_MESSAGES.noArea;
}

/** Joins area code and number into the text for checkPhone. */
export function joinPhone(phone: CellPhone): string {
  return `${typedText(phone.areaCode)}${typedText(phone.number)}`;
}

/** Splits a typed phone into area code and number for the bank. */
export function splitPhone(value: string): CellPhone {
  const digits = normalizePhone(value);
  const area = areaLength(digits);
  return { areaCode: digits.slice(0, area), number: digits.slice(area) };
}

/**
 * Returns area code and number in digits; keeps the typed split if that area code fits, otherwise splits by its
 * length.
 */
export function normalizeCellPhone(phone: CellPhone): CellPhone {
  const digits = normalizePhone(joinPhone(phone));
  const areaCode = phone.areaCode.replace(/\D/g, '').replace(/^0/, '');
  return areaCode !== '' && digits.startsWith(areaCode)
    ? { areaCode, number: digits.slice(areaCode.length) }
    : splitPhone(digits);
}

/** Returns a mobile in E.164 (+549 and ten digits), or null if it does not have ten digits. */
export function mobileE164(value: string): string | null {
  const digits = normalizePhone(value);
  return /^\d{10}$/.test(digits) ? `+549${digits}` : null;
}

/** Whether the bank can message the phone: ten digits that start with an Argentine area code. */
export function isArgentineMobile(value: string): boolean {
  return mobileE164(value) !== null && areaCodeOf(normalizePhone(value)) !== null;
}
