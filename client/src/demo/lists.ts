import type { ApolloClient } from '@apollo/client';
import { readChoice } from '#shared/loan/quote/choice.ts';
import { numberIn } from '#flows/seller/flow.ts';
import {
  SaleFlowDocument,
  VehicleBrandsDocument,
  VehicleDocumentsPageDocument,
  VehicleModelsDocument,
  VehicleYearsDocument,
} from '#generated/graphql.ts';

type Year = { year: number; zeroKm: boolean; price: number };
type Model = { brandId: string; brandName: string; modelId: string; modelName: string };

/** Bank data that the fillers read. */
export type DemoLists = {
  /** Returns a vehicle of this type under the address's agreement; null if there is none. */
  vehicle: (typeCode: string) => Promise<(Model & Year) | null>;
  /** Returns a year of any model; null if there is none. */
  year: (typeCode: string) => Promise<Year | null>;
  /** Returns brand and model for the proposal's vehicle; null if there are none. */
  names: () => Promise<Pick<Model, 'brandName' | 'modelName'> | null>;
  /** Whether the seller of the current sale is a company. */
  sellsCompany: () => Promise<boolean>;
};

export function demoLists(client: ApolloClient): DemoLists {
  const agreementHere = () => readChoice(new URLSearchParams(location.search)).agreementId;

  async function firstModel(agreementId: string, typeCode: string): Promise<Model | null> {
    const brands = await client.query({ query: VehicleBrandsDocument, variables: { agreementId, typeCode } });
    for (const brand of brands.data?.vehicleBrands ?? []) {
      const variables = { agreementId, typeCode, brandId: brand.id };
      const { data } = await client.query({ query: VehicleModelsDocument, variables });
      const [model] = data?.vehicleModels ?? [];
      if (model === undefined) continue;
      return { brandId: brand.id, brandName: brand.name, modelId: model.id, modelName: model.name };
    }
    return null;
  }

  async function firstYear(typeCode: string, modelId: string | null): Promise<Year | null> {
    const agreementId = agreementHere();
    if (agreementId === null) return null;
    const variables = { agreementId, typeCode, modelId };
    const { data } = await client.query({ query: VehicleYearsDocument, variables });
    const [year] = data?.vehicleYears ?? [];
    return year
      ? { year: year.year, zeroKm: year.zeroKm, price: Math.round(Number(year.price?.amount ?? 0)) }
      : null;
  }

  return {
    vehicle: async (typeCode) => {
      const agreementId = agreementHere();
      const model = agreementId === null ? null : await firstModel(agreementId, typeCode);
      const year = model && (await firstYear(typeCode, model.modelId));
      return model && year && { ...model, ...year };
    },
    year: (typeCode) => firstYear(typeCode, null),
    names: async () => {
      const { data } = await client.query({ query: VehicleDocumentsPageDocument });
      const proposal = data?.currentProposal;
      return proposal ? firstModel(proposal.agreement.id, proposal.vehicle.typeCode) : null;
    },
    sellsCompany: async () => {
      const variables = { number: numberIn(location.search) };
      const { data } = await client.query({ query: SaleFlowDocument, variables });
      return data?.currentSale?.seller.identity?.__typename === 'SaleCompany';
    },
  };
}
