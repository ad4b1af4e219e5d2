import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useBank } from './bank.ts';
import { isVivere, ofVivere } from './vivere.ts';
import { COMMON_TEXTS } from '#shared/text/common.ts';

/**
 * Returns a title such as 'Datos personales · Préstamos Prendarios Banco Ceibo', prefixed with 'Error: ' if
 * the form failed.
 */
export function pageTitle(title: string | null, bankName: string, failed = false): string {
  const site = `${COMMON_TEXTS.product} ${bankName}`;
  const whole = title === null ? site : `${title} · ${site}`;
  return failed ? `${COMMON_TEXTS.errorPrefix}${whole}` : whole;
}

export function usePageTitle(pageName: string | null, failed = false): void {
  const { name: bankName, vivere } = useBank();
  const { pathname } = useLocation();
  const title = pageName !== null && isVivere(pathname) ? ofVivere(pageName, vivere) : pageName;
  useEffect(
    function writeDocumentTitle() {
      document.title = pageTitle(title, bankName, failed);
    },
    [title, bankName, failed],
  );
}
