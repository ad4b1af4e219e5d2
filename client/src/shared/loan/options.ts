import { nameCase, sentenceCase } from '@prendarios/rules/displayCase';

type Option = { value: string; label: string };

/** Converts one of the bank's lists to options, with the bank's code as value and a readable label. */
export function entryOptions(items: readonly { code: string; description: string }[] | undefined): Option[] {
  return (items ?? []).map(({ code, description }) => ({ value: code, label: sentenceCase(description) }));
}

/** Converts a list whose entries have an id. */
export function numberedOptions(items: readonly { id: string; description: string }[] | undefined): Option[] {
  return (items ?? []).map(({ id, description }) => ({
    value: id,
    label: sentenceCase(description),
  }));
}

/** Converts a list of places, by id. */
export function placeOptions(items: readonly { id: string; name: string }[] | undefined): Option[] {
  return (items ?? []).map(({ id, name }) => ({ value: id, label: nameCase(name) }));
}

/** Returns the only option's value; null if there are none or several. */
export function soleValue(options: readonly { value: string }[]): string | null {
  return options.length === 1 ? (options[0]?.value ?? null) : null;
}
