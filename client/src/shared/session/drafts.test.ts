import { afterEach, describe, expect, test } from 'vitest';
import { draftFor, dropDraftsBut, formKey, keepDrafts, openForm } from './drafts.ts';

const key = formKey('/usuario/titular/datos-personales', { name: '', city: '' });
const close: (() => void)[] = [];
const open = (values: Record<string, unknown>) => close.push(openForm(key, () => values));

afterEach(() => {
  for (const end of close.splice(0)) end();
  dropDraftsBut(null);
});

describe('the form values of an expired session', () => {
  test('are restored once, for the same user in the same form', () => {
    open({ name: 'Ana', city: 'Salta' });
    keepDrafts('ana');
    expect(draftFor(key, 'ana')).toEqual({ name: 'Ana', city: 'Salta' });
    open({ name: 'Ana', city: 'Salta' });
    expect(draftFor(key, 'ana')).toBeNull();
  });

  test('are not available to another user', () => {
    open({ name: 'Ana', city: '' });
    keepDrafts('ana');
    expect(draftFor(key, 'beto')).toBeNull();
    expect(draftFor(key, null)).toBeNull();
    dropDraftsBut('beto');
    expect(draftFor(key, 'ana')).toBeNull();
  });

  test('do not follow later edits of the form', () => {
    const values = { name: 'Ana', city: '' };
    open(values);
    keepDrafts('ana');
    values.name = 'otra';
    expect(draftFor(key, 'ana')).toMatchObject({ name: 'Ana' });
  });

  test('are not kept for forms closed earlier, and use a separate key for each form on a page', () => {
    open({ name: 'Ana', city: '' });
    close.pop()?.();
    keepDrafts('ana');
    expect(draftFor(key, 'ana')).toBeNull();
    expect(formKey('/x', { a: 1, b: 2 })).not.toBe(formKey('/x', { a: 1 }));
  });
});
