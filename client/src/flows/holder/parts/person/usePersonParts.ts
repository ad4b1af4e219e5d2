import type { FormSchema } from '@prendarios/rules/forms/schema';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { FormParts } from '#shared/forms/useStepForm.ts';
import { hrefOfPart, PART_KEY, PERSON_PARTS, readPart, type PersonPart } from '#shared/page/steps/part.ts';
import { partOf } from './partOf.ts';
import { isAskedBy, partOfField } from './personParts.ts';

/** Returns the current part and the addresses of the others. */
export function usePersonPart() {
  const { pathname, search } = useLocation();
  const part = readPart(new URLSearchParams(search).get(PART_KEY));
  const at = PERSON_PARTS.indexOf(part);
  const hrefOf = (of: PersonPart) => hrefOfPart(`${pathname}${search}`, of);
  return { part, before: PERSON_PARTS[at - 1], after: PERSON_PARTS[at + 1], hrefOf };
}

/** Returns the schema up to the current part, and the navigation between parts. */
export function usePersonParts<Input, Output>(whole: FormSchema<Input, Output>) {
  const navigate = useNavigate();
  const { part, after, hrefOf } = usePersonPart();
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
  return { part, isLast, schema, parts };
}
