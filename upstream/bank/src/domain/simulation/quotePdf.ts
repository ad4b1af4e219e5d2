import type { Readable } from 'node:stream';
import type { z } from 'zod';
import { ApiError, conflict } from '../../platform/http/errors.ts';
import type { quotePdfBody } from '../api/simulation.ts';
import type { Bank } from '../bank.ts';
import { printPdf } from '../pdf/printer.ts';
import { quoteSheet } from '../pdf/quoteSheet.ts';
import { type InsuranceEstimate, insuranceEstimate } from './insuranceEstimate.ts';
import { getRates } from './rates.ts';

type Body = z.infer<typeof quotePdfBody>;

/** Returns the insurance estimate; null if there is no vehicle to insure. */
async function estimateFor(
  bank: Bank,
  choice: Omit<Body, 'totalToPay' | 'monthlyPremium' | 'validUntil' | 'link' | 'vehicle'>,
  vehicle: Body['vehicle'],
): Promise<InsuranceEstimate | null> {
  const { uuid } = choice;
  if (uuid === undefined && vehicle?.zeroKm === undefined) return null;
  try {
    return await insuranceEstimate(bank, {
      ...choice,
      vehicleType: vehicle?.vehicleType,
      value: vehicle?.purchaseValue,
      zeroKm: vehicle?.zeroKm === true ? 'true' : 'false',
      year: vehicle?.year,
    });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'NO_POLICY') return null;
    throw error;
  }
}

/**
 * Prints a quote as a PDF with the calculation of get_rates.
 * @throws {ApiError} as get_rates; 409 OFFER_CHANGED if the total differs from the link's.
 */
export async function quotePdf(
  bank: Bank,
  { totalToPay, monthlyPremium, validUntil, link, vehicle, ...choice }: Body,
): Promise<Readable> {
  const { calculatedValueDTO, installments } = await getRates(bank, choice);
  const estimate = await estimateFor(bank, choice, vehicle);
  const isSamePremium = monthlyPremium === undefined || monthlyPremium === estimate?.monthlyPremium;
  if (calculatedValueDTO?.totalToPay !== totalToPay || !isSamePremium) {
    throw conflict('OFFER_CHANGED', 'La cotización cambió. Revisá los valores y pedí el PDF de nuevo.');
  }
  const { settings } = bank;
  return printPdf(
    quoteSheet({
      mode: choice.selectedMode ?? 'TRD',
      calculatedValueDTO,
      installments,
      insuranceEstimate: estimate,
      vehicle: vehicle ?? null,
      link,
      validUntil,
      lender: { name: settings.bankName, ...settings.lender },
      issuedAt: bank.clock.now(),
    }),
  );
}
