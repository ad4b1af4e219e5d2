import type { Readable } from 'node:stream';
import type { z } from 'zod';
import { conflict } from '../../platform/http/errors.ts';
import type { quotePdfBody } from '../api/simulation.ts';
import type { Bank } from '../bank.ts';
import { printPdf } from '../pdf/printer.ts';
import { quoteSheet } from '../pdf/quoteSheet.ts';
import { getRates } from './rates.ts';

/**
 * A quote as a PDF, calculated as get_rates does.
 * @throws {ApiError} as get_rates; 409 OFFER_CHANGED if the total is no longer that of the link.
 */
export async function quotePdf(
  bank: Bank,
  { totalToPay, validUntil, link, vehicle, ...choice }: z.infer<typeof quotePdfBody>,
): Promise<Readable> {
  const { calculatedValueDTO, installments } = await getRates(bank, choice);
  if (calculatedValueDTO?.totalToPay !== totalToPay) {
    throw conflict('OFFER_CHANGED', 'La cotización cambió. Revisá los valores y pedí el PDF de nuevo.');
  }
  const { settings } = bank;
  return printPdf(
    quoteSheet({
      mode: choice.selectedMode ?? 'TRD',
      calculatedValueDTO,
      installments,
      vehicle: vehicle ?? null,
      link,
      validUntil,
      lender: { name: settings.bankName, ...settings.lender },
      issuedAt: bank.clock.now(),
    }),
  );
}
