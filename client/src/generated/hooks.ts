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

export function useFindProposalMutation(options?: useMutation.Options<documents.FindProposalMutation, documents.FindProposalMutationVariables>) {
  return useMutation<documents.FindProposalMutation, documents.FindProposalMutationVariables>(documents.FindProposalDocument, options);
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