import { expect, test } from '@playwright/test';
import { anyPlate, applicant } from '../support/people.ts';
import { completeProposal, confirm, giveAddress, validatePhone } from '../support/proposalSteps.ts';
import * as proposal from '../support/proposalSteps.ts';
import {
  chooseModel,
  choosePreferences,
  chooseValue,
  givePersonalData,
  startFromLanding,
  takeOffer,
} from '../support/quoteSteps.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('[RT-01–RT-02, RT-10–RT-12] a guest quotes a new car by model at a fixed rate and reaches the end', async ({
  page,
}) => {
  const person = applicant();
  await startFromLanding(page);
  await choosePreferences(page, { agreement: /0KM TRADICIONAL/i, kind: 'model' });
  await chooseModel(page, 'FIAT', 'CRONOS PRECISION');
  await givePersonalData(page, person);
  await takeOffer(page, 'Tasa fija');
  const number = await completeProposal(page, person);
  expect(Number(number.replace('.', ''))).toBeGreaterThanOrEqual(104_900);
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false });

  test('[RT-17] a guest quotes a used car by value in UVA, bought from a private seller, and reaches the end', async ({
    page,
  }) => {
    const person = applicant();
    await startFromLanding(page);
    await choosePreferences(page, { agreement: /USADO ENTRE PARTICULARES/i, kind: 'value' });
    await chooseValue(page, '28.500.000', 3);
    await givePersonalData(page, person);
    await takeOffer(page, 'UVA');
    await giveAddress(page);
    await validatePhone(page, person);
    await proposal.chooseInsurance(page);
    await proposal.acceptSummary(page);
    await proposal.givePersonSeller(page, applicant());
    await proposal.uploadSellerDocuments(page);
    await proposal.identifyVehicle(page, { plate: anyPlate() });
    await proposal.chooseNewAccount(page);
    await confirm(page);
  });
});
