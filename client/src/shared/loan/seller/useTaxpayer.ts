import { checkCompanyCuit, normalizeCuil } from '@prendarios/rules/cuil';
import { useEffect, useEffectEvent } from 'react';
import type { FindTaxpayerMutation } from '#generated/graphql.ts';
import { useFindTaxpayerMutation } from '#generated/hooks.ts';

type Taxpayer = NonNullable<FindTaxpayerMutation['findTaxpayer']['taxpayer']>;

/**
 * Looks up the company with a complete CUIT in the tax authority's register (CA-51). Does not call `onFound` for
 * unknown companies or if the register does not respond; the user then enters the name.
 */
export function useTaxpayer(cuit: string, onFound: (taxpayer: Taxpayer) => void): void {
  const [find] = useFindTaxpayerMutation();
  const found = useEffectEvent(onFound);
  const whole = checkCompanyCuit(cuit) === null ? normalizeCuil(cuit) : null;

  useEffect(
    function askTheRegister() {
      if (whole === null) return undefined;
      let isStale = false;
      const ask = async (number: string) => {
        try {
          const { data } = await find({ variables: { input: { cuit: number } }, context: { quiet: true } });
          const taxpayer = data?.findTaxpayer.taxpayer ?? null;
          if (taxpayer !== null && !isStale) found(taxpayer);
        } catch {
          // The form also works without the register.
        }
      };
      void ask(whole);
      return () => {
        isStale = true;
      };
    },
    [find, whole],
  );
}
