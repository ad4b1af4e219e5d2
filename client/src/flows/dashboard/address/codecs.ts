import { isRealDate } from '@prendarios/rules/birthDate';
import { typedWords } from '@prendarios/rules/typedText';

type Words<T extends string> = Readonly<Record<string, T>>;

/** Creates a codec for a filter with one word per value. */
export const worded = <T extends string>(words: Words<T>) => ({
  read: (text: string) => (Object.hasOwn(words, text) ? (words[text] ?? null) : null),
  write: (value: T) => Object.keys(words).find((word) => words[word] === value) ?? '',
});

/** Creates a codec for a free-text filter; `normal` normalizes the text before it is matched. */
export const matching = (pattern: RegExp, normal: (text: string) => string = String) => ({
  read: (text: string) => {
    const value = normal(text);
    return pattern.test(value) ? value : null;
  },
});

/** Codec for an on/off filter. */
export const onlyYes = { read: (text: string) => (text === 'si' ? true : null), write: () => 'si' };

/** Codec for a date, YYYY-MM-DD. */
export const day = { read: (text: string) => (isRealDate(text) ? text : null) };

/** Normalizes search text: words are kept as typed; separators between a number's digits are removed. */
export function searchText(text: string): string {
  const words = typedWords(text);
  return /^[\d\s.-]+$/.test(words) ? words.replaceAll(/\D/g, '') : words;
}
