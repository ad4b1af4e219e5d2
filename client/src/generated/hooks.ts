import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
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

export function useStartupListsQuery(...options: QueryArguments<documents.StartupListsQuery, documents.StartupListsQueryVariables>) {
  return useQuery<documents.StartupListsQuery, documents.StartupListsQueryVariables>(documents.StartupListsDocument, options[0] as useQuery.Options<documents.StartupListsQuery, documents.StartupListsQueryVariables>);
}
export function useStartupListsLazyQuery(options?: useLazyQuery.Options<documents.StartupListsQuery, documents.StartupListsQueryVariables>) {
  return useLazyQuery<documents.StartupListsQuery, documents.StartupListsQueryVariables>(documents.StartupListsDocument, options);
}
export function useStartupListsSuspenseQuery(options: useSuspenseQuery.Options<documents.StartupListsQueryVariables> & { variables: documents.StartupListsQueryVariables }) {
  return useSuspenseQuery<documents.StartupListsQuery, documents.StartupListsQueryVariables>(documents.StartupListsDocument, options);
}