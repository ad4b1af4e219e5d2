import { expectThat, type Kit } from '../kit.ts';

type Item = Readonly<{ id: number | string; code?: string }>;

/** Checks the catalogues: every list of options on the screens, and the lists that depend on a choice. */
export async function lists(kit: Kit): Promise<void> {
  const { agreementId, vehicle, cuit } = kit.people;
  const list = async (id: string, request: Parameters<Kit['call']>[1] = {}): Promise<readonly Item[]> => {
    let found: readonly Item[] = [];
    await kit.check(id, 'returns at least one entry, without duplicates', async () => {
      found = await kit.ask<readonly Item[]>(id, request);
      expectThat(Array.isArray(found) && found.length > 0, 'the list is empty');
      const names = found.map((one) => JSON.stringify(one));
      expectThat(new Set(names).size === names.length, 'an entry comes twice');
    });
    return found;
  };
  for (const id of [
    'getGenders',
    'getRelationships',
    'getMaritalStatuses',
    'getMobileProviders',
    'getCountries',
  ]) {
    await list(id);
  }
  const [occupation] = await list('getOccupations');
  await list('getTaxBurdens', { query: { occupationId: occupation?.id ?? 1 } });
  await list('getWorkActivities', { query: { occupationId: occupation?.id ?? 1 } });
  await list('getGrossIncomeCategories');
  const [state] = await list('getStates');
  await list('getCities', { query: { state_id: state?.id ?? 1 } });
  const code = String(vehicle['vehicleType']);
  const types = await list('getVehicleTypes', { body: {} });
  await kit.check('getVehicleTypes', 'contains the vehicle type from people.json', () => {
    expectThat(
      types.some((one) => one.code === code),
      `no type ${code}`,
    );
  });
  await list('getBrands', { body: { code, agreementId } });
  await list('getModels', { body: { code, brand: String(vehicle['brand']), agreementId } });
  await list('getYearsByModel', { body: { modelId: vehicle['model'], agreementId } });
  await list('getYearsByType', { body: { code, agreementId } });
  const [branch] = await list('getBranches');
  await kit.check('getBranchCoupon', 'responds for each point of sale', async () => {
    await kit.ask('getBranchCoupon', { query: { pointOfSale: branch?.code ?? '' } });
  });
  await list('getCoupons');
  await list('getFlowPhases');
  await kit.check('getTaxpayer', 'finds the CUIT from people.json', () =>
    kit.ask('getTaxpayer', { body: { cuit } }),
  );
  await kit.check('createLog', 'accepts a line', () =>
    kit.ask('createLog', { body: { level: 'error', message: 'conformance' } }),
  );
  await kit.call('getListAbilities');
  await kit.call('getQuotePdfAvailable');
  if ((await kit.call('readContractModel')).status === 200) {
    await kit.check('getContractModel', 'returns the model contract as a PDF', () =>
      kit.ask('getContractModel'),
    );
  }
  const { financedAmount, terms, mode } = kit.people.loan;
  const loan = { financedAmount, selectedTerm: terms, selectedMode: mode, agreementId };
  await kit.call('getInsuranceEstimate', { query: { ...loan, value: financedAmount * 2, zeroKm: 'true' } });
  await kit.call('getSideCosts', { query: { financedAmount, value: financedAmount * 2, zeroKm: 'false' } });
}
