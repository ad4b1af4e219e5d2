import { nameCase, sentenceCase } from '@prendarios/rules/displayCase';

type Option = { value: string; label: string };

/** Options for the bank's lists: the value is the bank's own, the label is for people. */
export function entryOptions(items: readonly { code: string; description: string }[] | undefined): Option[] {
  return (items ?? []).map(({ code, description }) => ({ value: code, label: sentenceCase(description) }));
}

/** The same for lists whose entries have an id. */
export function numberedOptions(items: readonly { id: string; description: string }[] | undefined): Option[] {
  return (items ?? []).map(({ id, description }) => ({
    value: id,
    label: sentenceCase(description),
  }));
}

/** Places, by id. */
export function placeOptions(items: readonly { id: string; name: string }[] | undefined): Option[] {
  return (items ?? []).map(({ id, name }) => ({ value: id, label: nameCase(name) }));
}

/** The only option; null if there are several, or none yet. */
export function soleValue(options: readonly { value: string }[]): string | null {
  return options.length === 1 ? (options[0]?.value ?? null) : null;
}
