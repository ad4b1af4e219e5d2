import { useEffect } from 'react';
import { useBank } from '../bank/bank.ts';
import { COMMON_TEXTS } from '../texts/common.ts';

/** 'Datos personales · Préstamos Prendarios Banco Ceibo'; 'Error: …' after the page's form was refused. */
export function pageTitle(title: string | null, bankName: string, failed = false): string {
  const site = `${COMMON_TEXTS.product} ${bankName}`;
  const whole = title === null ? site : `${title} · ${site}`;
  return failed ? `${COMMON_TEXTS.errorPrefix}${whole}` : whole;
}

export function usePageTitle(title: string | null, failed = false): void {
  const { name: bankName } = useBank();
  useEffect(
    function writeDocumentTitle() {
      document.title = pageTitle(title, bankName, failed);
    },
    [title, bankName, failed],
  );
}
