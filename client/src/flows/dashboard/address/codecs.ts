import { isRealDate } from '@prendarios/rules/birthDate';
import { typedWords } from '@prendarios/rules/typedText';

type Words<T extends string> = Readonly<Record<string, T>>;

/** A filter with a word for each value. */
export const worded = <T extends string>(words: Words<T>) => ({
  read: (text: string) => (Object.hasOwn(words, text) ? (words[text] ?? null) : null),
  write: (value: T) => Object.keys(words).find((word) => words[word] === value) ?? '',
});

/** A filter whose value is the text itself, as `normal` writes it. */
export const matching = (pattern: RegExp, normal: (text: string) => string = String) => ({
  read: (text: string) => {
    const value = normal(text);
    return pattern.test(value) ? value : null;
  },
});

/** A filter that is on or off. */
export const onlyYes = { read: (text: string) => (text === 'si' ? true : null), write: () => 'si' };

/** A day, YYYY-MM-DD. */
export const day = { read: (text: string) => (isRealDate(text) ? text : null) };

/** Words are kept as typed; numbers are without the signs between their digits. */
export function searchText(text: string): string {
  const words = typedWords(text);
  return /^[\d\s.-]+$/.test(words) ? words.replaceAll(/\D/g, '') : words;
}
