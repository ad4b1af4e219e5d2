import { checkCompanyCuit, normalizeCuil } from '@prendarios/rules/cuil';
import { useEffect, useEffectEvent } from 'react';
import type { FindTaxpayerMutation } from '#generated/graphql.ts';
import { useFindTaxpayerMutation } from '#generated/hooks.ts';

type Taxpayer = NonNullable<FindTaxpayerMutation['findTaxpayer']['taxpayer']>;

/**
 * Asks the tax authority's register for the company with a CUIT (CA-51), once the number is whole. `onFound` is not called
 * for an unknown one, nor where the register does not answer: the name is then typed.
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
          // Without the register the form works all the same.
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
