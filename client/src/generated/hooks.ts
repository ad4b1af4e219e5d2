import { useLazyQuery, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { OperationVariables } from '@apollo/client';
import * as documents from './graphql.ts';

type QueryArguments<Data, Variables extends OperationVariables> = Record<string, never> extends Variables
  ? [options?: useQuery.Options<Data, Variables>]
  : [
      options: Omit<useQuery.Options<Data, Variables>, 'variables'> &
        ({ variables: Variables; skip?: boolean } | { variables?: Variables; skip: true }),
    ];


export function useAppConfigQuery(...options: QueryArguments<documents.AppConfigQuery, documents.AppConfigQueryVariables>) {
  return useQuery<documents.AppConfigQuery, documents.AppConfigQueryVariables>(documents.AppConfigDocument, options[0] as useQuery.Options<documents.AppConfigQuery, documents.AppConfigQueryVariables>);
}
export function useAppConfigLazyQuery(options?: useLazyQuery.Options<documents.AppConfigQuery, documents.AppConfigQueryVariables>) {
  return useLazyQuery<documents.AppConfigQuery, documents.AppConfigQueryVariables>(documents.AppConfigDocument, options);
}
export function useAppConfigSuspenseQuery(options: useSuspenseQuery.Options<documents.AppConfigQueryVariables> & { variables: documents.AppConfigQueryVariables }) {
  return useSuspenseQuery<documents.AppConfigQuery, documents.AppConfigQueryVariables>(documents.AppConfigDocument, options);
}

export function useCouponsQuery(...options: QueryArguments<documents.CouponsQuery, documents.CouponsQueryVariables>) {
  return useQuery<documents.CouponsQuery, documents.CouponsQueryVariables>(documents.CouponsDocument, options[0] as useQuery.Options<documents.CouponsQuery, documents.CouponsQueryVariables>);
}
export function useCouponsLazyQuery(options?: useLazyQuery.Options<documents.CouponsQuery, documents.CouponsQueryVariables>) {
  return useLazyQuery<documents.CouponsQuery, documents.CouponsQueryVariables>(documents.CouponsDocument, options);
}
export function useCouponsSuspenseQuery(options: useSuspenseQuery.Options<documents.CouponsQueryVariables> & { variables: documents.CouponsQueryVariables }) {
  return useSuspenseQuery<documents.CouponsQuery, documents.CouponsQueryVariables>(documents.CouponsDocument, options);
}

export function useEconomicListsQuery(...options: QueryArguments<documents.EconomicListsQuery, documents.EconomicListsQueryVariables>) {
  return useQuery<documents.EconomicListsQuery, documents.EconomicListsQueryVariables>(documents.EconomicListsDocument, options[0] as useQuery.Options<documents.EconomicListsQuery, documents.EconomicListsQueryVariables>);
}
export function useEconomicListsLazyQuery(options?: useLazyQuery.Options<documents.EconomicListsQuery, documents.EconomicListsQueryVariables>) {
  return useLazyQuery<documents.EconomicListsQuery, documents.EconomicListsQueryVariables>(documents.EconomicListsDocument, options);
}
export function useEconomicListsSuspenseQuery(options: useSuspenseQuery.Options<documents.EconomicListsQueryVariables> & { variables: documents.EconomicListsQueryVariables }) {
  return useSuspenseQuery<documents.EconomicListsQuery, documents.EconomicListsQueryVariables>(documents.EconomicListsDocument, options);
}

export function useEstimateQuoteQuery(...options: QueryArguments<documents.EstimateQuoteQuery, documents.EstimateQuoteQueryVariables>) {
  return useQuery<documents.EstimateQuoteQuery, documents.EstimateQuoteQueryVariables>(documents.EstimateQuoteDocument, options[0] as useQuery.Options<documents.EstimateQuoteQuery, documents.EstimateQuoteQueryVariables>);
}
export function useEstimateQuoteLazyQuery(options?: useLazyQuery.Options<documents.EstimateQuoteQuery, documents.EstimateQuoteQueryVariables>) {
  return useLazyQuery<documents.EstimateQuoteQuery, documents.EstimateQuoteQueryVariables>(documents.EstimateQuoteDocument, options);
}
export function useEstimateQuoteSuspenseQuery(options: useSuspenseQuery.Options<documents.EstimateQuoteQueryVariables> & { variables: documents.EstimateQuoteQueryVariables }) {
  return useSuspenseQuery<documents.EstimateQuoteQuery, documents.EstimateQuoteQueryVariables>(documents.EstimateQuoteDocument, options);
}

export function useGrossIncomeCategoriesQuery(...options: QueryArguments<documents.GrossIncomeCategoriesQuery, documents.GrossIncomeCategoriesQueryVariables>) {
  return useQuery<documents.GrossIncomeCategoriesQuery, documents.GrossIncomeCategoriesQueryVariables>(documents.GrossIncomeCategoriesDocument, options[0] as useQuery.Options<documents.GrossIncomeCategoriesQuery, documents.GrossIncomeCategoriesQueryVariables>);
}
export function useGrossIncomeCategoriesLazyQuery(options?: useLazyQuery.Options<documents.GrossIncomeCategoriesQuery, documents.GrossIncomeCategoriesQueryVariables>) {
  return useLazyQuery<documents.GrossIncomeCategoriesQuery, documents.GrossIncomeCategoriesQueryVariables>(documents.GrossIncomeCategoriesDocument, options);
}
export function useGrossIncomeCategoriesSuspenseQuery(options: useSuspenseQuery.Options<documents.GrossIncomeCategoriesQueryVariables> & { variables: documents.GrossIncomeCategoriesQueryVariables }) {
  return useSuspenseQuery<documents.GrossIncomeCategoriesQuery, documents.GrossIncomeCategoriesQueryVariables>(documents.GrossIncomeCategoriesDocument, options);
}

export function useHolderFlowQuery(...options: QueryArguments<documents.HolderFlowQuery, documents.HolderFlowQueryVariables>) {
  return useQuery<documents.HolderFlowQuery, documents.HolderFlowQueryVariables>(documents.HolderFlowDocument, options[0] as useQuery.Options<documents.HolderFlowQuery, documents.HolderFlowQueryVariables>);
}
export function useHolderFlowLazyQuery(options?: useLazyQuery.Options<documents.HolderFlowQuery, documents.HolderFlowQueryVariables>) {
  return useLazyQuery<documents.HolderFlowQuery, documents.HolderFlowQueryVariables>(documents.HolderFlowDocument, options);
}
export function useHolderFlowSuspenseQuery(options: useSuspenseQuery.Options<documents.HolderFlowQueryVariables> & { variables: documents.HolderFlowQueryVariables }) {
  return useSuspenseQuery<documents.HolderFlowQuery, documents.HolderFlowQueryVariables>(documents.HolderFlowDocument, options);
}

export function useIndicativeQuoteQuery(...options: QueryArguments<documents.IndicativeQuoteQuery, documents.IndicativeQuoteQueryVariables>) {
  return useQuery<documents.IndicativeQuoteQuery, documents.IndicativeQuoteQueryVariables>(documents.IndicativeQuoteDocument, options[0] as useQuery.Options<documents.IndicativeQuoteQuery, documents.IndicativeQuoteQueryVariables>);
}
export function useIndicativeQuoteLazyQuery(options?: useLazyQuery.Options<documents.IndicativeQuoteQuery, documents.IndicativeQuoteQueryVariables>) {
  return useLazyQuery<documents.IndicativeQuoteQuery, documents.IndicativeQuoteQueryVariables>(documents.IndicativeQuoteDocument, options);
}
export function useIndicativeQuoteSuspenseQuery(options: useSuspenseQuery.Options<documents.IndicativeQuoteQueryVariables> & { variables: documents.IndicativeQuoteQueryVariables }) {
  return useSuspenseQuery<documents.IndicativeQuoteQuery, documents.IndicativeQuoteQueryVariables>(documents.IndicativeQuoteDocument, options);
}

export function useLandingConditionsQuery(...options: QueryArguments<documents.LandingConditionsQuery, documents.LandingConditionsQueryVariables>) {
  return useQuery<documents.LandingConditionsQuery, documents.LandingConditionsQueryVariables>(documents.LandingConditionsDocument, options[0] as useQuery.Options<documents.LandingConditionsQuery, documents.LandingConditionsQueryVariables>);
}
export function useLandingConditionsLazyQuery(options?: useLazyQuery.Options<documents.LandingConditionsQuery, documents.LandingConditionsQueryVariables>) {
  return useLazyQuery<documents.LandingConditionsQuery, documents.LandingConditionsQueryVariables>(documents.LandingConditionsDocument, options);
}
export function useLandingConditionsSuspenseQuery(options: useSuspenseQuery.Options<documents.LandingConditionsQueryVariables> & { variables: documents.LandingConditionsQueryVariables }) {
  return useSuspenseQuery<documents.LandingConditionsQuery, documents.LandingConditionsQueryVariables>(documents.LandingConditionsDocument, options);
}

export function usePeopleOfSimulationQuery(...options: QueryArguments<documents.PeopleOfSimulationQuery, documents.PeopleOfSimulationQueryVariables>) {
  return useQuery<documents.PeopleOfSimulationQuery, documents.PeopleOfSimulationQueryVariables>(documents.PeopleOfSimulationDocument, options[0] as useQuery.Options<documents.PeopleOfSimulationQuery, documents.PeopleOfSimulationQueryVariables>);
}
export function usePeopleOfSimulationLazyQuery(options?: useLazyQuery.Options<documents.PeopleOfSimulationQuery, documents.PeopleOfSimulationQueryVariables>) {
  return useLazyQuery<documents.PeopleOfSimulationQuery, documents.PeopleOfSimulationQueryVariables>(documents.PeopleOfSimulationDocument, options);
}
export function usePeopleOfSimulationSuspenseQuery(options: useSuspenseQuery.Options<documents.PeopleOfSimulationQueryVariables> & { variables: documents.PeopleOfSimulationQueryVariables }) {
  return useSuspenseQuery<documents.PeopleOfSimulationQuery, documents.PeopleOfSimulationQueryVariables>(documents.PeopleOfSimulationDocument, options);
}

export function usePointsOfSaleQuery(...options: QueryArguments<documents.PointsOfSaleQuery, documents.PointsOfSaleQueryVariables>) {
  return useQuery<documents.PointsOfSaleQuery, documents.PointsOfSaleQueryVariables>(documents.PointsOfSaleDocument, options[0] as useQuery.Options<documents.PointsOfSaleQuery, documents.PointsOfSaleQueryVariables>);
}
export function usePointsOfSaleLazyQuery(options?: useLazyQuery.Options<documents.PointsOfSaleQuery, documents.PointsOfSaleQueryVariables>) {
  return useLazyQuery<documents.PointsOfSaleQuery, documents.PointsOfSaleQueryVariables>(documents.PointsOfSaleDocument, options);
}
export function usePointsOfSaleSuspenseQuery(options: useSuspenseQuery.Options<documents.PointsOfSaleQueryVariables> & { variables: documents.PointsOfSaleQueryVariables }) {
  return useSuspenseQuery<documents.PointsOfSaleQuery, documents.PointsOfSaleQueryVariables>(documents.PointsOfSaleDocument, options);
}

export function useQuoteConditionsQuery(...options: QueryArguments<documents.QuoteConditionsQuery, documents.QuoteConditionsQueryVariables>) {
  return useQuery<documents.QuoteConditionsQuery, documents.QuoteConditionsQueryVariables>(documents.QuoteConditionsDocument, options[0] as useQuery.Options<documents.QuoteConditionsQuery, documents.QuoteConditionsQueryVariables>);
}
export function useQuoteConditionsLazyQuery(options?: useLazyQuery.Options<documents.QuoteConditionsQuery, documents.QuoteConditionsQueryVariables>) {
  return useLazyQuery<documents.QuoteConditionsQuery, documents.QuoteConditionsQueryVariables>(documents.QuoteConditionsDocument, options);
}
export function useQuoteConditionsSuspenseQuery(options: useSuspenseQuery.Options<documents.QuoteConditionsQueryVariables> & { variables: documents.QuoteConditionsQueryVariables }) {
  return useSuspenseQuery<documents.QuoteConditionsQuery, documents.QuoteConditionsQueryVariables>(documents.QuoteConditionsDocument, options);
}

export function useQuoteVehicleTypesQuery(...options: QueryArguments<documents.QuoteVehicleTypesQuery, documents.QuoteVehicleTypesQueryVariables>) {
  return useQuery<documents.QuoteVehicleTypesQuery, documents.QuoteVehicleTypesQueryVariables>(documents.QuoteVehicleTypesDocument, options[0] as useQuery.Options<documents.QuoteVehicleTypesQuery, documents.QuoteVehicleTypesQueryVariables>);
}
export function useQuoteVehicleTypesLazyQuery(options?: useLazyQuery.Options<documents.QuoteVehicleTypesQuery, documents.QuoteVehicleTypesQueryVariables>) {
  return useLazyQuery<documents.QuoteVehicleTypesQuery, documents.QuoteVehicleTypesQueryVariables>(documents.QuoteVehicleTypesDocument, options);
}
export function useQuoteVehicleTypesSuspenseQuery(options: useSuspenseQuery.Options<documents.QuoteVehicleTypesQueryVariables> & { variables: documents.QuoteVehicleTypesQueryVariables }) {
  return useSuspenseQuery<documents.QuoteVehicleTypesQuery, documents.QuoteVehicleTypesQueryVariables>(documents.QuoteVehicleTypesDocument, options);
}

export function useStartSimulationMutation(options?: useMutation.Options<documents.StartSimulationMutation, documents.StartSimulationMutationVariables>) {
  return useMutation<documents.StartSimulationMutation, documents.StartSimulationMutationVariables>(documents.StartSimulationDocument, options);
}

export function useStartupListsQuery(...options: QueryArguments<documents.StartupListsQuery, documents.StartupListsQueryVariables>) {
  return useQuery<documents.StartupListsQuery, documents.StartupListsQueryVariables>(documents.StartupListsDocument, options[0] as useQuery.Options<documents.StartupListsQuery, documents.StartupListsQueryVariables>);
}
export function useStartupListsLazyQuery(options?: useLazyQuery.Options<documents.StartupListsQuery, documents.StartupListsQueryVariables>) {
  return useLazyQuery<documents.StartupListsQuery, documents.StartupListsQueryVariables>(documents.StartupListsDocument, options);
}
export function useStartupListsSuspenseQuery(options: useSuspenseQuery.Options<documents.StartupListsQueryVariables> & { variables: documents.StartupListsQueryVariables }) {
  return useSuspenseQuery<documents.StartupListsQuery, documents.StartupListsQueryVariables>(documents.StartupListsDocument, options);
}

export function useValidateCouponMutation(options?: useMutation.Options<documents.ValidateCouponMutation, documents.ValidateCouponMutationVariables>) {
  return useMutation<documents.ValidateCouponMutation, documents.ValidateCouponMutationVariables>(documents.ValidateCouponDocument, options);
}

export function useVehicleBrandsQuery(...options: QueryArguments<documents.VehicleBrandsQuery, documents.VehicleBrandsQueryVariables>) {
  return useQuery<documents.VehicleBrandsQuery, documents.VehicleBrandsQueryVariables>(documents.VehicleBrandsDocument, options[0] as useQuery.Options<documents.VehicleBrandsQuery, documents.VehicleBrandsQueryVariables>);
}
export function useVehicleBrandsLazyQuery(options?: useLazyQuery.Options<documents.VehicleBrandsQuery, documents.VehicleBrandsQueryVariables>) {
  return useLazyQuery<documents.VehicleBrandsQuery, documents.VehicleBrandsQueryVariables>(documents.VehicleBrandsDocument, options);
}
export function useVehicleBrandsSuspenseQuery(options: useSuspenseQuery.Options<documents.VehicleBrandsQueryVariables> & { variables: documents.VehicleBrandsQueryVariables }) {
  return useSuspenseQuery<documents.VehicleBrandsQuery, documents.VehicleBrandsQueryVariables>(documents.VehicleBrandsDocument, options);
}

export function useVehicleModelsQuery(...options: QueryArguments<documents.VehicleModelsQuery, documents.VehicleModelsQueryVariables>) {
  return useQuery<documents.VehicleModelsQuery, documents.VehicleModelsQueryVariables>(documents.VehicleModelsDocument, options[0] as useQuery.Options<documents.VehicleModelsQuery, documents.VehicleModelsQueryVariables>);
}
export function useVehicleModelsLazyQuery(options?: useLazyQuery.Options<documents.VehicleModelsQuery, documents.VehicleModelsQueryVariables>) {
  return useLazyQuery<documents.VehicleModelsQuery, documents.VehicleModelsQueryVariables>(documents.VehicleModelsDocument, options);
}
export function useVehicleModelsSuspenseQuery(options: useSuspenseQuery.Options<documents.VehicleModelsQueryVariables> & { variables: documents.VehicleModelsQueryVariables }) {
  return useSuspenseQuery<documents.VehicleModelsQuery, documents.VehicleModelsQueryVariables>(documents.VehicleModelsDocument, options);
}

export function useVehicleYearsQuery(...options: QueryArguments<documents.VehicleYearsQuery, documents.VehicleYearsQueryVariables>) {
  return useQuery<documents.VehicleYearsQuery, documents.VehicleYearsQueryVariables>(documents.VehicleYearsDocument, options[0] as useQuery.Options<documents.VehicleYearsQuery, documents.VehicleYearsQueryVariables>);
}
export function useVehicleYearsLazyQuery(options?: useLazyQuery.Options<documents.VehicleYearsQuery, documents.VehicleYearsQueryVariables>) {
  return useLazyQuery<documents.VehicleYearsQuery, documents.VehicleYearsQueryVariables>(documents.VehicleYearsDocument, options);
}
export function useVehicleYearsSuspenseQuery(options: useSuspenseQuery.Options<documents.VehicleYearsQueryVariables> & { variables: documents.VehicleYearsQueryVariables }) {
  return useSuspenseQuery<documents.VehicleYearsQuery, documents.VehicleYearsQueryVariables>(documents.VehicleYearsDocument, options);
}