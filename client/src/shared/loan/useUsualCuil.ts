import { formatCuil, normalizeCuil, suggestCuil } from '@prendarios/rules/cuil';
import { checkDni } from '@prendarios/rules/dni';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Gender } from '#generated/graphql.ts';
import { CODE_OF_GENDER } from './genders.ts';

type Typed = { documentNumber: string; gender: Gender | null; cuil: string };

/**
 * Fills in the CUIL that usually results from document and gender, and keeps it in sync until the user types another.
 */
export function useUsualCuil(
  { documentNumber, gender, cuil }: Typed,
  fill: (cuil: string) => void,
): { isFilled: boolean } {
  const isUsual = checkDni(documentNumber) === null && gender !== null;
  const usual = isUsual ? suggestCuil(documentNumber, CODE_OF_GENDER[gender]) : null;
  const lastUsual = useRef(usual);
  const follow = useEffectEvent((now: string) => {
    const isOwn = normalizeCuil(cuil) !== '' && normalizeCuil(cuil) !== lastUsual.current;
    lastUsual.current = now;
    if (!isOwn) fill(formatCuil(now));
  });
  useEffect(
    function followUsual() {
      if (usual !== null) follow(usual);
    },
    [usual],
  );
  return { isFilled: usual !== null && normalizeCuil(cuil) === usual };
}
