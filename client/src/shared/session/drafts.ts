import type { FieldValues } from 'react-hook-form';

/**
 * Values of forms when a session expired, kept in this page's memory only, until the same person is back at the same
 * place (docs/ux.md#session-end). Page and fields identify a form.
 */
type Draft = { owner: string; values: FieldValues };

const open = new Map<string, () => FieldValues>();
const kept = new Map<string, Draft>();

export function formKey(pathname: string, fields: FieldValues): string {
  return `${pathname} ${Object.keys(fields).toSorted().join(',')}`;
}

/** A form in view; the answer takes it out again. */
export function openForm(key: string, read: () => FieldValues): () => void {
  open.set(key, read);
  return () => {
    if (open.get(key) === read) open.delete(key);
  };
}

/** Keeps what stands in every form in view for `owner`. */
export function keepDrafts(owner: string): void {
  for (const [key, read] of open) kept.set(key, { owner, values: structuredClone(read()) });
}

/** What was kept for this form and person; another person's is never handed out. */
export function draftFor(key: string, owner: string | null): FieldValues | null {
  const draft = kept.get(key);
  return draft !== undefined && draft.owner === owner ? draft.values : null;
}

/** The form has what was kept for it. */
export function dropDraft(key: string): void {
  kept.delete(key);
}

/** Drops what was kept for anybody but `owner`; for null, everything. */
export function dropDraftsBut(owner: string | null): void {
  for (const [key, draft] of kept) if (draft.owner !== owner) kept.delete(key);
}
