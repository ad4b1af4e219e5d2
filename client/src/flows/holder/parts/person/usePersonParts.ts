import { partOf, type FormSchema } from '@prendarios/rules/forms/schema';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { FormParts } from '../../../../shared/forms/useStepForm.ts';
import { PART_KEY } from '../../../../shared/steps/part.ts';
import { isAskedBy, partOfField, PERSON_PARTS, readPart, type PersonPart } from './personParts.ts';

/** The part of a person's form in the address, the rules up to it, and the ways between the parts. */
export function usePersonParts<Input, Output>(whole: FormSchema<Input, Output>) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const part = readPart(new URLSearchParams(search).get(PART_KEY));
  const at = PERSON_PARTS.indexOf(part);
  const hrefOf = (of: PersonPart) => {
    const query = new URLSearchParams(search);
    if (of === PERSON_PARTS[0]) query.delete(PART_KEY);
    else query.set(PART_KEY, of);
    return `${pathname}?${query}`;
  };
  const [before, after] = [PERSON_PARTS[at - 1], PERSON_PARTS[at + 1]];
  const isLast = after === undefined;
  const schema = useMemo(
    () => (isLast ? whole : partOf(whole, (field) => isAskedBy(part, field))),
    [isLast, part, whole],
  );
  const parts: FormParts = {
    has: (field) => partOfField(field) === part,
    show: (field) => void navigate(hrefOf(partOfField(field))),
    next: isLast ? null : () => void navigate(hrefOf(after)),
  };
  return { part, isLast, schema, parts, previous: before && hrefOf(before) };
}
