import { areaCodeOf } from './areaCodes.ts';
import type { Check } from './check.ts';
import { PHONE_MAX_LENGTH, PHONE_MIN_LENGTH } from './constants.ts';
import { PHONE_MESSAGES } from './messages.ts';
import { labelled, typedCode, typedText } from './typedText.ts';

export type CellPhone = { areaCode: string; number: string };

const FULL_LENGTH = 10;
/** 00 54 9, a leading 0 and a 15 after the area code: what may be written beside the ten digits. */
const TYPED_MAX_LENGTH = FULL_LENGTH + 8;
/** What people write between area code and number of a mobile. */
const MOBILE_MARK = '15';
const NAMES = 'tel(?:[eé]fono)?|cel(?:ular)?|m[oó]vil|whats ?app|wsp|wpp';
const LABEL = labelled(NAMES);
/** What people add to a number: '(cel)', '(solo mensajes)', 'WhatsApp'. */
const ASIDE = new RegExp(String.raw`\([^()\d]*\)|[ -](?:${NAMES})\.?$`, 'gi');
/** A contact's name that was copied along, when nothing but a number follows. */
const CONTACT = /^[^\d+(]+[ :º](?=[+(]?[\d ()/.+-]+$)/u;
/** Of a switchboard. */
const EXTENSION = /\d[ ,.-]*(?:int(?:erno)?|ext(?:ensi[oó]n)?)\.?[ :]*\d+$/i;
/** A link of WhatsApp names a country's code and number. */
const LINK =
  /^(?:https?:\/\/)?(?:wa\.me\/|(?:(?:api|web|www)\.)?whatsapp(?:\.com\/|:\/\/)send\/?\?\S*?phone=)(?:\+|%2B)?(\d+)(?:[/?&#]\S*)?$/i;
/** Between two phones. */
const BETWEEN = /[/,;|]| (?:[oy]|-) /i;
/** Lines that a company pays for, and others to which no message can go. */
const SERVICE_LINE = /^0?(?:800|810|822|60\d)/;
/** Another country's code. */
const FOREIGN = /^(?:\+|00)(?!54)/;

function withoutSeparators(value: string): string {
  const text = typedText(value);
  const linked = LINK.exec(text)?.[1];
  return linked === undefined ? typedCode(text.replace(ASIDE, '').replace(CONTACT, ''), LABEL) : `+${linked}`;
}

/** Four where no area code is known, as most have. */
const areaLength = (digits: string): number => areaCodeOf(digits)?.length ?? 4;

/** Without leading 0, leading 9 and a 15 after the area code. */
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
 * [VA-08] Checks area code and number as one text: at least 8 characters, at most 15 digits, and no 9 at its beginning.
 * The text as typed must not begin with 9, so that +54 9 … is valid. A line that takes no messages is refused, since the
 * person is identified by a code that is sent there.
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
  if (digits.length < PHONE_MIN_LENGTH) return PHONE_MESSAGES.length;
  return digits.length > PHONE_MAX_LENGTH ? PHONE_MESSAGES.tooLong : checkReach(typed, digits);
}

/** Refuses what no message of the bank can reach; a number that is not ten digits long is only asked about (phoneDoubt). */
function checkReach(typed: string, digits: string): Check {
  if (FOREIGN.test(typed)) return PHONE_MESSAGES.foreign;
  if (SERVICE_LINE.test(typed)) return PHONE_MESSAGES.serviceLine;
  if (digits.length !== FULL_LENGTH || areaCodeOf(digits) !== null) return null;
  return digits.startsWith(MOBILE_MARK) ? PHONE_MESSAGES.areaMissing : PHONE_MESSAGES.areaUnknown;
}

/** [VA-08] The rule of checkPhone, and the number after the area code may not begin with the 9 of a mobile either. */
export function checkCellPhone(phone: CellPhone): Check {
  const problem = checkPhone(joinPhone(phone));
  if (problem !== null) return problem;
  const { areaCode, number: typed } = phone.areaCode === '' ? splitPhone(phone.number) : phone;
  const number = withoutSeparators(typed);
  const hasArea = /^0?[1-9]\d{1,3}$/.test(withoutSeparators(areaCode));
  return hasArea && number.startsWith('9') && number.length >= PHONE_MIN_LENGTH ? PHONE_MESSAGES.nine : null;
}

/** Warns when area code and number are not ten digits; never a refusal (docs/domain.md#phone). */
export function phoneWarning(value: string): Check {
  if (checkPhone(value) !== null) return null;
  return normalizePhone(value).length === FULL_LENGTH ? null : PHONE_MESSAGES.notTen;
}

/** A phone as people read it aloud: '11 4567-1234'; what cannot be split stays as it is. */
export function readablePhone(value: string): string {
  const { areaCode, number } = splitPhone(value);
  const cut = number.length - 4;
  return cut < 2 ? `${areaCode}${number}` : `${areaCode} ${number.slice(0, cut)}-${number.slice(cut)}`;
}

/** The area code of the city whose numbers have eight digits. */
const BUENOS_AIRES = '11';

/** The phone that was probably meant, where an area code is missing that can be told; else null. */
export function phoneSuggestion(value: string): string | null {
  const digits = normalizePhone(value);
  const isLocal = digits.length === FULL_LENGTH - BUENOS_AIRES.length && phoneWarning(value) !== null;
  return isLocal ? `${BUENOS_AIRES}${digits}` : null;
}

/** What to confirm about a phone that the hard rule takes; null for ten digits (docs/domain.md#phone). */
export function phoneDoubt(value: string): Check {
  if (phoneWarning(value) === null) return null;
  const { length } = normalizePhone(value);
  if (length > FULL_LENGTH) return PHONE_MESSAGES.manyDigits;
  return length === FULL_LENGTH - 1 ? PHONE_MESSAGES.oneMissing : PHONE_MESSAGES.noArea;
}

/** Area code and number as one text, the form that checkPhone takes. */
export function joinPhone(phone: CellPhone): string {
  return `${typedText(phone.areaCode)}${typedText(phone.number)}`;
}

/** Splits a phone as typed into area code and number, as the bank takes them. */
export function splitPhone(value: string): CellPhone {
  const digits = normalizePhone(value);
  const area = areaLength(digits);
  return { areaCode: digits.slice(0, area), number: digits.slice(area) };
}

/** Area code and number in digits: as they were split when the digits begin with that area code, else by its length. */
export function normalizeCellPhone(phone: CellPhone): CellPhone {
  const digits = normalizePhone(joinPhone(phone));
  const areaCode = phone.areaCode.replace(/\D/g, '').replace(/^0/, '');
  return areaCode !== '' && digits.startsWith(areaCode)
    ? { areaCode, number: digits.slice(areaCode.length) }
    : splitPhone(digits);
}

/** Returns a mobile in E.164, +549 and ten digits; null when the phone does not have ten. */
export function mobileE164(value: string): string | null {
  const digits = normalizePhone(value);
  return /^\d{10}$/.test(digits) ? `+549${digits}` : null;
}

/** Whether messages of the bank can go to the phone: ten digits that begin with an area code of Argentina. */
export function isArgentineMobile(value: string): boolean {
  return mobileE164(value) !== null && areaCodeOf(normalizePhone(value)) !== null;
}
