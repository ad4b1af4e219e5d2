import { useMutation, useQuery } from '@apollo/client/react';
import type { OperationVariables } from '@apollo/client';
import * as documents from './graphql.ts';

type QueryArguments<Data, Variables extends OperationVariables> = Record<string, never> extends Variables
  ? [options?: useQuery.Options<Data, Variables>]
  : [
      options: Omit<useQuery.Options<Data, Variables>, 'variables'> &
        ({ variables: Variables; skip?: boolean } | { variables?: Variables; skip: true }),
    ];


export function useAcceptBiometricsMutation(options?: useMutation.Options<documents.AcceptBiometricsMutation, documents.AcceptBiometricsMutationVariables>) {
  return useMutation<documents.AcceptBiometricsMutation, documents.AcceptBiometricsMutationVariables>(documents.AcceptBiometricsDocument, options);
}

export function useAcceptCoOwnershipMutation(options?: useMutation.Options<documents.AcceptCoOwnershipMutation, documents.AcceptCoOwnershipMutationVariables>) {
  return useMutation<documents.AcceptCoOwnershipMutation, documents.AcceptCoOwnershipMutationVariables>(documents.AcceptCoOwnershipDocument, options);
}

export function useAcceptSummaryMutation(options?: useMutation.Options<documents.AcceptSummaryMutation, documents.AcceptSummaryMutationVariables>) {
  return useMutation<documents.AcceptSummaryMutation, documents.AcceptSummaryMutationVariables>(documents.AcceptSummaryDocument, options);
}

export function useAdditionalDataCitiesQuery(...options: QueryArguments<documents.AdditionalDataCitiesQuery, documents.AdditionalDataCitiesQueryVariables>) {
  return useQuery<documents.AdditionalDataCitiesQuery, documents.AdditionalDataCitiesQueryVariables>(documents.AdditionalDataCitiesDocument, options[0] as useQuery.Options<documents.AdditionalDataCitiesQuery, documents.AdditionalDataCitiesQueryVariables>);
}

export function useAdditionalDataPageQuery(...options: QueryArguments<documents.AdditionalDataPageQuery, documents.AdditionalDataPageQueryVariables>) {
  return useQuery<documents.AdditionalDataPageQuery, documents.AdditionalDataPageQueryVariables>(documents.AdditionalDataPageDocument, options[0] as useQuery.Options<documents.AdditionalDataPageQuery, documents.AdditionalDataPageQueryVariables>);
}

export function useAffordableOfferQuery(...options: QueryArguments<documents.AffordableOfferQuery, documents.AffordableOfferQueryVariables>) {
  return useQuery<documents.AffordableOfferQuery, documents.AffordableOfferQueryVariables>(documents.AffordableOfferDocument, options[0] as useQuery.Options<documents.AffordableOfferQuery, documents.AffordableOfferQueryVariables>);
}

export function useAnswerContractMutation(options?: useMutation.Options<documents.AnswerContractMutation, documents.AnswerContractMutationVariables>) {
  return useMutation<documents.AnswerContractMutation, documents.AnswerContractMutationVariables>(documents.AnswerContractDocument, options);
}

export function useAnswerCoOwnerContractMutation(options?: useMutation.Options<documents.AnswerCoOwnerContractMutation, documents.AnswerCoOwnerContractMutationVariables>) {
  return useMutation<documents.AnswerCoOwnerContractMutation, documents.AnswerCoOwnerContractMutationVariables>(documents.AnswerCoOwnerContractDocument, options);
}

export function useAttachDocumentsMutation(options?: useMutation.Options<documents.AttachDocumentsMutation, documents.AttachDocumentsMutationVariables>) {
  return useMutation<documents.AttachDocumentsMutation, documents.AttachDocumentsMutationVariables>(documents.AttachDocumentsDocument, options);
}

export function useAttachSaleDocumentsMutation(options?: useMutation.Options<documents.AttachSaleDocumentsMutation, documents.AttachSaleDocumentsMutationVariables>) {
  return useMutation<documents.AttachSaleDocumentsMutation, documents.AttachSaleDocumentsMutationVariables>(documents.AttachSaleDocumentsDocument, options);
}

export function useBiometryAccountPageQuery(...options: QueryArguments<documents.BiometryAccountPageQuery, documents.BiometryAccountPageQueryVariables>) {
  return useQuery<documents.BiometryAccountPageQuery, documents.BiometryAccountPageQueryVariables>(documents.BiometryAccountPageDocument, options[0] as useQuery.Options<documents.BiometryAccountPageQuery, documents.BiometryAccountPageQueryVariables>);
}

export function useBiometryContractPageQuery(...options: QueryArguments<documents.BiometryContractPageQuery, documents.BiometryContractPageQueryVariables>) {
  return useQuery<documents.BiometryContractPageQuery, documents.BiometryContractPageQueryVariables>(documents.BiometryContractPageDocument, options[0] as useQuery.Options<documents.BiometryContractPageQuery, documents.BiometryContractPageQueryVariables>);
}

export function useBiometryEndPageQuery(...options: QueryArguments<documents.BiometryEndPageQuery, documents.BiometryEndPageQueryVariables>) {
  return useQuery<documents.BiometryEndPageQuery, documents.BiometryEndPageQueryVariables>(documents.BiometryEndPageDocument, options[0] as useQuery.Options<documents.BiometryEndPageQuery, documents.BiometryEndPageQueryVariables>);
}

export function useBiometryFlowQuery(...options: QueryArguments<documents.BiometryFlowQuery, documents.BiometryFlowQueryVariables>) {
  return useQuery<documents.BiometryFlowQuery, documents.BiometryFlowQueryVariables>(documents.BiometryFlowDocument, options[0] as useQuery.Options<documents.BiometryFlowQuery, documents.BiometryFlowQueryVariables>);
}

export function useBiometryPolicyPageQuery(...options: QueryArguments<documents.BiometryPolicyPageQuery, documents.BiometryPolicyPageQueryVariables>) {
  return useQuery<documents.BiometryPolicyPageQuery, documents.BiometryPolicyPageQueryVariables>(documents.BiometryPolicyPageDocument, options[0] as useQuery.Options<documents.BiometryPolicyPageQuery, documents.BiometryPolicyPageQueryVariables>);
}

export function useBoardQuery(...options: QueryArguments<documents.BoardQuery, documents.BoardQueryVariables>) {
  return useQuery<documents.BoardQuery, documents.BoardQueryVariables>(documents.BoardDocument, options[0] as useQuery.Options<documents.BoardQuery, documents.BoardQueryVariables>);
}

export function useBoardStagesQuery(...options: QueryArguments<documents.BoardStagesQuery, documents.BoardStagesQueryVariables>) {
  return useQuery<documents.BoardStagesQuery, documents.BoardStagesQueryVariables>(documents.BoardStagesDocument, options[0] as useQuery.Options<documents.BoardStagesQuery, documents.BoardStagesQueryVariables>);
}

export function useCancelApplicationMutation(options?: useMutation.Options<documents.CancelApplicationMutation, documents.CancelApplicationMutationVariables>) {
  return useMutation<documents.CancelApplicationMutation, documents.CancelApplicationMutationVariables>(documents.CancelApplicationDocument, options);
}

export function useCancelProposalMutation(options?: useMutation.Options<documents.CancelProposalMutation, documents.CancelProposalMutationVariables>) {
  return useMutation<documents.CancelProposalMutation, documents.CancelProposalMutationVariables>(documents.CancelProposalDocument, options);
}

export function useCertificateQuery(...options: QueryArguments<documents.CertificateQuery, documents.CertificateQueryVariables>) {
  return useQuery<documents.CertificateQuery, documents.CertificateQueryVariables>(documents.CertificateDocument, options[0] as useQuery.Options<documents.CertificateQuery, documents.CertificateQueryVariables>);
}

export function useChangeCoOwnerMutation(options?: useMutation.Options<documents.ChangeCoOwnerMutation, documents.ChangeCoOwnerMutationVariables>) {
  return useMutation<documents.ChangeCoOwnerMutation, documents.ChangeCoOwnerMutationVariables>(documents.ChangeCoOwnerDocument, options);
}

export function useChangeEmailMutation(options?: useMutation.Options<documents.ChangeEmailMutation, documents.ChangeEmailMutationVariables>) {
  return useMutation<documents.ChangeEmailMutation, documents.ChangeEmailMutationVariables>(documents.ChangeEmailDocument, options);
}

export function useChangeFollowUpMutation(options?: useMutation.Options<documents.ChangeFollowUpMutation, documents.ChangeFollowUpMutationVariables>) {
  return useMutation<documents.ChangeFollowUpMutation, documents.ChangeFollowUpMutationVariables>(documents.ChangeFollowUpDocument, options);
}

export function useChangeVehicleMutation(options?: useMutation.Options<documents.ChangeVehicleMutation, documents.ChangeVehicleMutationVariables>) {
  return useMutation<documents.ChangeVehicleMutation, documents.ChangeVehicleMutationVariables>(documents.ChangeVehicleDocument, options);
}

export function useChooseAccountMutation(options?: useMutation.Options<documents.ChooseAccountMutation, documents.ChooseAccountMutationVariables>) {
  return useMutation<documents.ChooseAccountMutation, documents.ChooseAccountMutationVariables>(documents.ChooseAccountDocument, options);
}

export function useChooseBiometryAccountMutation(options?: useMutation.Options<documents.ChooseBiometryAccountMutation, documents.ChooseBiometryAccountMutationVariables>) {
  return useMutation<documents.ChooseBiometryAccountMutation, documents.ChooseBiometryAccountMutationVariables>(documents.ChooseBiometryAccountDocument, options);
}

export function useChooseInsuranceMutation(options?: useMutation.Options<documents.ChooseInsuranceMutation, documents.ChooseInsuranceMutationVariables>) {
  return useMutation<documents.ChooseInsuranceMutation, documents.ChooseInsuranceMutationVariables>(documents.ChooseInsuranceDocument, options);
}

export function useColleaguesQuery(...options: QueryArguments<documents.ColleaguesQuery, documents.ColleaguesQueryVariables>) {
  return useQuery<documents.ColleaguesQuery, documents.ColleaguesQueryVariables>(documents.ColleaguesDocument, options[0] as useQuery.Options<documents.ColleaguesQuery, documents.ColleaguesQueryVariables>);
}

export function useConfirmProposalMutation(options?: useMutation.Options<documents.ConfirmProposalMutation, documents.ConfirmProposalMutationVariables>) {
  return useMutation<documents.ConfirmProposalMutation, documents.ConfirmProposalMutationVariables>(documents.ConfirmProposalDocument, options);
}

export function useConfirmRevocationMutation(options?: useMutation.Options<documents.ConfirmRevocationMutation, documents.ConfirmRevocationMutationVariables>) {
  return useMutation<documents.ConfirmRevocationMutation, documents.ConfirmRevocationMutationVariables>(documents.ConfirmRevocationDocument, options);
}

export function useConsentRequestQuery(...options: QueryArguments<documents.ConsentRequestQuery, documents.ConsentRequestQueryVariables>) {
  return useQuery<documents.ConsentRequestQuery, documents.ConsentRequestQueryVariables>(documents.ConsentRequestDocument, options[0] as useQuery.Options<documents.ConsentRequestQuery, documents.ConsentRequestQueryVariables>);
}

export function useContractModelQuery(...options: QueryArguments<documents.ContractModelQuery, documents.ContractModelQueryVariables>) {
  return useQuery<documents.ContractModelQuery, documents.ContractModelQueryVariables>(documents.ContractModelDocument, options[0] as useQuery.Options<documents.ContractModelQuery, documents.ContractModelQueryVariables>);
}

export function useCoOwnerContractPageQuery(...options: QueryArguments<documents.CoOwnerContractPageQuery, documents.CoOwnerContractPageQueryVariables>) {
  return useQuery<documents.CoOwnerContractPageQuery, documents.CoOwnerContractPageQueryVariables>(documents.CoOwnerContractPageDocument, options[0] as useQuery.Options<documents.CoOwnerContractPageQuery, documents.CoOwnerContractPageQueryVariables>);
}

export function useCoOwnershipFlowQuery(...options: QueryArguments<documents.CoOwnershipFlowQuery, documents.CoOwnershipFlowQueryVariables>) {
  return useQuery<documents.CoOwnershipFlowQuery, documents.CoOwnershipFlowQueryVariables>(documents.CoOwnershipFlowDocument, options[0] as useQuery.Options<documents.CoOwnershipFlowQuery, documents.CoOwnershipFlowQueryVariables>);
}

export function useCorrectPhoneMutation(options?: useMutation.Options<documents.CorrectPhoneMutation, documents.CorrectPhoneMutationVariables>) {
  return useMutation<documents.CorrectPhoneMutation, documents.CorrectPhoneMutationVariables>(documents.CorrectPhoneDocument, options);
}

export function useCouponsQuery(...options: QueryArguments<documents.CouponsQuery, documents.CouponsQueryVariables>) {
  return useQuery<documents.CouponsQuery, documents.CouponsQueryVariables>(documents.CouponsDocument, options[0] as useQuery.Options<documents.CouponsQuery, documents.CouponsQueryVariables>);
}

export function useCreateProposalMutation(options?: useMutation.Options<documents.CreateProposalMutation, documents.CreateProposalMutationVariables>) {
  return useMutation<documents.CreateProposalMutation, documents.CreateProposalMutationVariables>(documents.CreateProposalDocument, options);
}

export function useCreateUserMutation(options?: useMutation.Options<documents.CreateUserMutation, documents.CreateUserMutationVariables>) {
  return useMutation<documents.CreateUserMutation, documents.CreateUserMutationVariables>(documents.CreateUserDocument, options);
}

export function useDashboardProposalQuery(...options: QueryArguments<documents.DashboardProposalQuery, documents.DashboardProposalQueryVariables>) {
  return useQuery<documents.DashboardProposalQuery, documents.DashboardProposalQueryVariables>(documents.DashboardProposalDocument, options[0] as useQuery.Options<documents.DashboardProposalQuery, documents.DashboardProposalQueryVariables>);
}

export function useDemoPersonasQuery(...options: QueryArguments<documents.DemoPersonasQuery, documents.DemoPersonasQueryVariables>) {
  return useQuery<documents.DemoPersonasQuery, documents.DemoPersonasQueryVariables>(documents.DemoPersonasDocument, options[0] as useQuery.Options<documents.DemoPersonasQuery, documents.DemoPersonasQueryVariables>);
}

export function useDocumentsPageQuery(...options: QueryArguments<documents.DocumentsPageQuery, documents.DocumentsPageQueryVariables>) {
  return useQuery<documents.DocumentsPageQuery, documents.DocumentsPageQueryVariables>(documents.DocumentsPageDocument, options[0] as useQuery.Options<documents.DocumentsPageQuery, documents.DocumentsPageQueryVariables>);
}

export function useEconomicListsQuery(...options: QueryArguments<documents.EconomicListsQuery, documents.EconomicListsQueryVariables>) {
  return useQuery<documents.EconomicListsQuery, documents.EconomicListsQueryVariables>(documents.EconomicListsDocument, options[0] as useQuery.Options<documents.EconomicListsQuery, documents.EconomicListsQueryVariables>);
}

export function useEndPageQuery(...options: QueryArguments<documents.EndPageQuery, documents.EndPageQueryVariables>) {
  return useQuery<documents.EndPageQuery, documents.EndPageQueryVariables>(documents.EndPageDocument, options[0] as useQuery.Options<documents.EndPageQuery, documents.EndPageQueryVariables>);
}

export function useEndSessionMutation(options?: useMutation.Options<documents.EndSessionMutation, documents.EndSessionMutationVariables>) {
  return useMutation<documents.EndSessionMutation, documents.EndSessionMutationVariables>(documents.EndSessionDocument, options);
}

export function useEnterWithCodeMutation(options?: useMutation.Options<documents.EnterWithCodeMutation, documents.EnterWithCodeMutationVariables>) {
  return useMutation<documents.EnterWithCodeMutation, documents.EnterWithCodeMutationVariables>(documents.EnterWithCodeDocument, options);
}

export function useEntryIdentityQuery(...options: QueryArguments<documents.EntryIdentityQuery, documents.EntryIdentityQueryVariables>) {
  return useQuery<documents.EntryIdentityQuery, documents.EntryIdentityQueryVariables>(documents.EntryIdentityDocument, options[0] as useQuery.Options<documents.EntryIdentityQuery, documents.EntryIdentityQueryVariables>);
}

export function useExpressConditionsQuery(...options: QueryArguments<documents.ExpressConditionsQuery, documents.ExpressConditionsQueryVariables>) {
  return useQuery<documents.ExpressConditionsQuery, documents.ExpressConditionsQueryVariables>(documents.ExpressConditionsDocument, options[0] as useQuery.Options<documents.ExpressConditionsQuery, documents.ExpressConditionsQueryVariables>);
}

export function useExpressQuotesQuery(...options: QueryArguments<documents.ExpressQuotesQuery, documents.ExpressQuotesQueryVariables>) {
  return useQuery<documents.ExpressQuotesQuery, documents.ExpressQuotesQueryVariables>(documents.ExpressQuotesDocument, options[0] as useQuery.Options<documents.ExpressQuotesQuery, documents.ExpressQuotesQueryVariables>);
}

export function useFindProposalMutation(options?: useMutation.Options<documents.FindProposalMutation, documents.FindProposalMutationVariables>) {
  return useMutation<documents.FindProposalMutation, documents.FindProposalMutationVariables>(documents.FindProposalDocument, options);
}

export function useFindSaleMutation(options?: useMutation.Options<documents.FindSaleMutation, documents.FindSaleMutationVariables>) {
  return useMutation<documents.FindSaleMutation, documents.FindSaleMutationVariables>(documents.FindSaleDocument, options);
}

export function useFindTaxpayerMutation(options?: useMutation.Options<documents.FindTaxpayerMutation, documents.FindTaxpayerMutationVariables>) {
  return useMutation<documents.FindTaxpayerMutation, documents.FindTaxpayerMutationVariables>(documents.FindTaxpayerDocument, options);
}

export function useFinishDocumentationMutation(options?: useMutation.Options<documents.FinishDocumentationMutation, documents.FinishDocumentationMutationVariables>) {
  return useMutation<documents.FinishDocumentationMutation, documents.FinishDocumentationMutationVariables>(documents.FinishDocumentationDocument, options);
}

export function useFollowUpQuery(...options: QueryArguments<documents.FollowUpQuery, documents.FollowUpQueryVariables>) {
  return useQuery<documents.FollowUpQuery, documents.FollowUpQueryVariables>(documents.FollowUpDocument, options[0] as useQuery.Options<documents.FollowUpQuery, documents.FollowUpQueryVariables>);
}

export function useForwardBiometryLinkMutation(options?: useMutation.Options<documents.ForwardBiometryLinkMutation, documents.ForwardBiometryLinkMutationVariables>) {
  return useMutation<documents.ForwardBiometryLinkMutation, documents.ForwardBiometryLinkMutationVariables>(documents.ForwardBiometryLinkDocument, options);
}

export function useGenerateInsurancesMutation(options?: useMutation.Options<documents.GenerateInsurancesMutation, documents.GenerateInsurancesMutationVariables>) {
  return useMutation<documents.GenerateInsurancesMutation, documents.GenerateInsurancesMutationVariables>(documents.GenerateInsurancesDocument, options);
}

export function useHolderFlowQuery(...options: QueryArguments<documents.HolderFlowQuery, documents.HolderFlowQueryVariables>) {
  return useQuery<documents.HolderFlowQuery, documents.HolderFlowQueryVariables>(documents.HolderFlowDocument, options[0] as useQuery.Options<documents.HolderFlowQuery, documents.HolderFlowQueryVariables>);
}

export function useIdentifySaleSellerMutation(options?: useMutation.Options<documents.IdentifySaleSellerMutation, documents.IdentifySaleSellerMutationVariables>) {
  return useMutation<documents.IdentifySaleSellerMutation, documents.IdentifySaleSellerMutationVariables>(documents.IdentifySaleSellerDocument, options);
}

export function useIdentifyVehicleMutation(options?: useMutation.Options<documents.IdentifyVehicleMutation, documents.IdentifyVehicleMutationVariables>) {
  return useMutation<documents.IdentifyVehicleMutation, documents.IdentifyVehicleMutationVariables>(documents.IdentifyVehicleDocument, options);
}

export function useIdentityRegistersQuery(...options: QueryArguments<documents.IdentityRegistersQuery, documents.IdentityRegistersQueryVariables>) {
  return useQuery<documents.IdentityRegistersQuery, documents.IdentityRegistersQueryVariables>(documents.IdentityRegistersDocument, options[0] as useQuery.Options<documents.IdentityRegistersQuery, documents.IdentityRegistersQueryVariables>);
}

export function useInsurancePageQuery(...options: QueryArguments<documents.InsurancePageQuery, documents.InsurancePageQueryVariables>) {
  return useQuery<documents.InsurancePageQuery, documents.InsurancePageQueryVariables>(documents.InsurancePageDocument, options[0] as useQuery.Options<documents.InsurancePageQuery, documents.InsurancePageQueryVariables>);
}

export function useInviteCoOwnerMutation(options?: useMutation.Options<documents.InviteCoOwnerMutation, documents.InviteCoOwnerMutationVariables>) {
  return useMutation<documents.InviteCoOwnerMutation, documents.InviteCoOwnerMutationVariables>(documents.InviteCoOwnerDocument, options);
}

export function useKnownAddressQuery(...options: QueryArguments<documents.KnownAddressQuery, documents.KnownAddressQueryVariables>) {
  return useQuery<documents.KnownAddressQuery, documents.KnownAddressQueryVariables>(documents.KnownAddressDocument, options[0] as useQuery.Options<documents.KnownAddressQuery, documents.KnownAddressQueryVariables>);
}

export function useLoanEstimateQuery(...options: QueryArguments<documents.LoanEstimateQuery, documents.LoanEstimateQueryVariables>) {
  return useQuery<documents.LoanEstimateQuery, documents.LoanEstimateQueryVariables>(documents.LoanEstimateDocument, options[0] as useQuery.Options<documents.LoanEstimateQuery, documents.LoanEstimateQueryVariables>);
}

export function useMakeContractMutation(options?: useMutation.Options<documents.MakeContractMutation, documents.MakeContractMutationVariables>) {
  return useMutation<documents.MakeContractMutation, documents.MakeContractMutationVariables>(documents.MakeContractDocument, options);
}

export function useMakeCoOwnerContractMutation(options?: useMutation.Options<documents.MakeCoOwnerContractMutation, documents.MakeCoOwnerContractMutationVariables>) {
  return useMutation<documents.MakeCoOwnerContractMutation, documents.MakeCoOwnerContractMutationVariables>(documents.MakeCoOwnerContractDocument, options);
}

export function useMobileProvidersQuery(...options: QueryArguments<documents.MobileProvidersQuery, documents.MobileProvidersQueryVariables>) {
  return useQuery<documents.MobileProvidersQuery, documents.MobileProvidersQueryVariables>(documents.MobileProvidersDocument, options[0] as useQuery.Options<documents.MobileProvidersQuery, documents.MobileProvidersQueryVariables>);
}

export function useMorningQuery(...options: QueryArguments<documents.MorningQuery, documents.MorningQueryVariables>) {
  return useQuery<documents.MorningQuery, documents.MorningQueryVariables>(documents.MorningDocument, options[0] as useQuery.Options<documents.MorningQuery, documents.MorningQueryVariables>);
}

export function useNextSellerLinkQuery(...options: QueryArguments<documents.NextSellerLinkQuery, documents.NextSellerLinkQueryVariables>) {
  return useQuery<documents.NextSellerLinkQuery, documents.NextSellerLinkQueryVariables>(documents.NextSellerLinkDocument, options[0] as useQuery.Options<documents.NextSellerLinkQuery, documents.NextSellerLinkQueryVariables>);
}

export function useNotifySellerMutation(options?: useMutation.Options<documents.NotifySellerMutation, documents.NotifySellerMutationVariables>) {
  return useMutation<documents.NotifySellerMutation, documents.NotifySellerMutationVariables>(documents.NotifySellerDocument, options);
}

export function useOfferPrepaymentQuery(...options: QueryArguments<documents.OfferPrepaymentQuery, documents.OfferPrepaymentQueryVariables>) {
  return useQuery<documents.OfferPrepaymentQuery, documents.OfferPrepaymentQueryVariables>(documents.OfferPrepaymentDocument, options[0] as useQuery.Options<documents.OfferPrepaymentQuery, documents.OfferPrepaymentQueryVariables>);
}

export function useOfferQuoteQuery(...options: QueryArguments<documents.OfferQuoteQuery, documents.OfferQuoteQueryVariables>) {
  return useQuery<documents.OfferQuoteQuery, documents.OfferQuoteQueryVariables>(documents.OfferQuoteDocument, options[0] as useQuery.Options<documents.OfferQuoteQuery, documents.OfferQuoteQueryVariables>);
}

export function useOpenCoOwnerLinkMutation(options?: useMutation.Options<documents.OpenCoOwnerLinkMutation, documents.OpenCoOwnerLinkMutationVariables>) {
  return useMutation<documents.OpenCoOwnerLinkMutation, documents.OpenCoOwnerLinkMutationVariables>(documents.OpenCoOwnerLinkDocument, options);
}

export function useOpenProposalsQuery(...options: QueryArguments<documents.OpenProposalsQuery, documents.OpenProposalsQueryVariables>) {
  return useQuery<documents.OpenProposalsQuery, documents.OpenProposalsQueryVariables>(documents.OpenProposalsDocument, options[0] as useQuery.Options<documents.OpenProposalsQuery, documents.OpenProposalsQueryVariables>);
}

export function useOutreachQuery(...options: QueryArguments<documents.OutreachQuery, documents.OutreachQueryVariables>) {
  return useQuery<documents.OutreachQuery, documents.OutreachQueryVariables>(documents.OutreachDocument, options[0] as useQuery.Options<documents.OutreachQuery, documents.OutreachQueryVariables>);
}

export function useOwnSessionsQuery(...options: QueryArguments<documents.OwnSessionsQuery, documents.OwnSessionsQueryVariables>) {
  return useQuery<documents.OwnSessionsQuery, documents.OwnSessionsQueryVariables>(documents.OwnSessionsDocument, options[0] as useQuery.Options<documents.OwnSessionsQuery, documents.OwnSessionsQueryVariables>);
}

export function usePaymentAccountPageQuery(...options: QueryArguments<documents.PaymentAccountPageQuery, documents.PaymentAccountPageQueryVariables>) {
  return useQuery<documents.PaymentAccountPageQuery, documents.PaymentAccountPageQueryVariables>(documents.PaymentAccountPageDocument, options[0] as useQuery.Options<documents.PaymentAccountPageQuery, documents.PaymentAccountPageQueryVariables>);
}

export function usePeopleOfSimulationQuery(...options: QueryArguments<documents.PeopleOfSimulationQuery, documents.PeopleOfSimulationQueryVariables>) {
  return useQuery<documents.PeopleOfSimulationQuery, documents.PeopleOfSimulationQueryVariables>(documents.PeopleOfSimulationDocument, options[0] as useQuery.Options<documents.PeopleOfSimulationQuery, documents.PeopleOfSimulationQueryVariables>);
}

export function usePointsOfSaleQuery(...options: QueryArguments<documents.PointsOfSaleQuery, documents.PointsOfSaleQueryVariables>) {
  return useQuery<documents.PointsOfSaleQuery, documents.PointsOfSaleQueryVariables>(documents.PointsOfSaleDocument, options[0] as useQuery.Options<documents.PointsOfSaleQuery, documents.PointsOfSaleQueryVariables>);
}

export function usePrepareContractMutation(options?: useMutation.Options<documents.PrepareContractMutation, documents.PrepareContractMutationVariables>) {
  return useMutation<documents.PrepareContractMutation, documents.PrepareContractMutationVariables>(documents.PrepareContractDocument, options);
}

export function usePrepareCoOwnerContractMutation(options?: useMutation.Options<documents.PrepareCoOwnerContractMutation, documents.PrepareCoOwnerContractMutationVariables>) {
  return useMutation<documents.PrepareCoOwnerContractMutation, documents.PrepareCoOwnerContractMutationVariables>(documents.PrepareCoOwnerContractDocument, options);
}

export function usePrintsQuotesQuery(...options: QueryArguments<documents.PrintsQuotesQuery, documents.PrintsQuotesQueryVariables>) {
  return useQuery<documents.PrintsQuotesQuery, documents.PrintsQuotesQueryVariables>(documents.PrintsQuotesDocument, options[0] as useQuery.Options<documents.PrintsQuotesQuery, documents.PrintsQuotesQueryVariables>);
}

export function useProposalListQuery(...options: QueryArguments<documents.ProposalListQuery, documents.ProposalListQueryVariables>) {
  return useQuery<documents.ProposalListQuery, documents.ProposalListQueryVariables>(documents.ProposalListDocument, options[0] as useQuery.Options<documents.ProposalListQuery, documents.ProposalListQueryVariables>);
}

export function useProveCoOwnerDeviceMutation(options?: useMutation.Options<documents.ProveCoOwnerDeviceMutation, documents.ProveCoOwnerDeviceMutationVariables>) {
  return useMutation<documents.ProveCoOwnerDeviceMutation, documents.ProveCoOwnerDeviceMutationVariables>(documents.ProveCoOwnerDeviceDocument, options);
}

export function useQuoteConditionsQuery(...options: QueryArguments<documents.QuoteConditionsQuery, documents.QuoteConditionsQueryVariables>) {
  return useQuery<documents.QuoteConditionsQuery, documents.QuoteConditionsQueryVariables>(documents.QuoteConditionsDocument, options[0] as useQuery.Options<documents.QuoteConditionsQuery, documents.QuoteConditionsQueryVariables>);
}

export function useQuoteVehicleTypesQuery(...options: QueryArguments<documents.QuoteVehicleTypesQuery, documents.QuoteVehicleTypesQueryVariables>) {
  return useQuery<documents.QuoteVehicleTypesQuery, documents.QuoteVehicleTypesQueryVariables>(documents.QuoteVehicleTypesDocument, options[0] as useQuery.Options<documents.QuoteVehicleTypesQuery, documents.QuoteVehicleTypesQueryVariables>);
}

export function useRefuseCoOwnershipMutation(options?: useMutation.Options<documents.RefuseCoOwnershipMutation, documents.RefuseCoOwnershipMutationVariables>) {
  return useMutation<documents.RefuseCoOwnershipMutation, documents.RefuseCoOwnershipMutationVariables>(documents.RefuseCoOwnershipDocument, options);
}

export function useReloadInsurancesMutation(options?: useMutation.Options<documents.ReloadInsurancesMutation, documents.ReloadInsurancesMutationVariables>) {
  return useMutation<documents.ReloadInsurancesMutation, documents.ReloadInsurancesMutationVariables>(documents.ReloadInsurancesDocument, options);
}

export function useRequestPersonalDataMutation(options?: useMutation.Options<documents.RequestPersonalDataMutation, documents.RequestPersonalDataMutationVariables>) {
  return useMutation<documents.RequestPersonalDataMutation, documents.RequestPersonalDataMutationVariables>(documents.RequestPersonalDataDocument, options);
}

export function useRequestRevocationMutation(options?: useMutation.Options<documents.RequestRevocationMutation, documents.RequestRevocationMutationVariables>) {
  return useMutation<documents.RequestRevocationMutation, documents.RequestRevocationMutationVariables>(documents.RequestRevocationDocument, options);
}

export function useResendCoOwnerLinkMutation(options?: useMutation.Options<documents.ResendCoOwnerLinkMutation, documents.ResendCoOwnerLinkMutationVariables>) {
  return useMutation<documents.ResendCoOwnerLinkMutation, documents.ResendCoOwnerLinkMutationVariables>(documents.ResendCoOwnerLinkDocument, options);
}

export function useResendSaleLinkMutation(options?: useMutation.Options<documents.ResendSaleLinkMutation, documents.ResendSaleLinkMutationVariables>) {
  return useMutation<documents.ResendSaleLinkMutation, documents.ResendSaleLinkMutationVariables>(documents.ResendSaleLinkDocument, options);
}

export function useResumeProposalMutation(options?: useMutation.Options<documents.ResumeProposalMutation, documents.ResumeProposalMutationVariables>) {
  return useMutation<documents.ResumeProposalMutation, documents.ResumeProposalMutationVariables>(documents.ResumeProposalDocument, options);
}

export function useReUploadDocumentsMutation(options?: useMutation.Options<documents.ReUploadDocumentsMutation, documents.ReUploadDocumentsMutationVariables>) {
  return useMutation<documents.ReUploadDocumentsMutation, documents.ReUploadDocumentsMutationVariables>(documents.ReUploadDocumentsDocument, options);
}

export function useRevealContactMutation(options?: useMutation.Options<documents.RevealContactMutation, documents.RevealContactMutationVariables>) {
  return useMutation<documents.RevealContactMutation, documents.RevealContactMutationVariables>(documents.RevealContactDocument, options);
}

export function useSaleFlowQuery(...options: QueryArguments<documents.SaleFlowQuery, documents.SaleFlowQueryVariables>) {
  return useQuery<documents.SaleFlowQuery, documents.SaleFlowQueryVariables>(documents.SaleFlowDocument, options[0] as useQuery.Options<documents.SaleFlowQuery, documents.SaleFlowQueryVariables>);
}

export function useSaveBiometryProcessMutation(options?: useMutation.Options<documents.SaveBiometryProcessMutation, documents.SaveBiometryProcessMutationVariables>) {
  return useMutation<documents.SaveBiometryProcessMutation, documents.SaveBiometryProcessMutationVariables>(documents.SaveBiometryProcessDocument, options);
}

export function useSaveCoOwnerAdditionalDataMutation(options?: useMutation.Options<documents.SaveCoOwnerAdditionalDataMutation, documents.SaveCoOwnerAdditionalDataMutationVariables>) {
  return useMutation<documents.SaveCoOwnerAdditionalDataMutation, documents.SaveCoOwnerAdditionalDataMutationVariables>(documents.SaveCoOwnerAdditionalDataDocument, options);
}

export function useSaveOwnerAdditionalDataMutation(options?: useMutation.Options<documents.SaveOwnerAdditionalDataMutation, documents.SaveOwnerAdditionalDataMutationVariables>) {
  return useMutation<documents.SaveOwnerAdditionalDataMutation, documents.SaveOwnerAdditionalDataMutationVariables>(documents.SaveOwnerAdditionalDataDocument, options);
}

export function useSaveSaleAccountMutation(options?: useMutation.Options<documents.SaveSaleAccountMutation, documents.SaveSaleAccountMutationVariables>) {
  return useMutation<documents.SaveSaleAccountMutation, documents.SaveSaleAccountMutationVariables>(documents.SaveSaleAccountDocument, options);
}

export function useSaveSellerMutation(options?: useMutation.Options<documents.SaveSellerMutation, documents.SaveSellerMutationVariables>) {
  return useMutation<documents.SaveSellerMutation, documents.SaveSellerMutationVariables>(documents.SaveSellerDocument, options);
}

export function useSaveVivereBiometryMutation(options?: useMutation.Options<documents.SaveVivereBiometryMutation, documents.SaveVivereBiometryMutationVariables>) {
  return useMutation<documents.SaveVivereBiometryMutation, documents.SaveVivereBiometryMutationVariables>(documents.SaveVivereBiometryDocument, options);
}

export function useSellerDataPageQuery(...options: QueryArguments<documents.SellerDataPageQuery, documents.SellerDataPageQueryVariables>) {
  return useQuery<documents.SellerDataPageQuery, documents.SellerDataPageQueryVariables>(documents.SellerDataPageDocument, options[0] as useQuery.Options<documents.SellerDataPageQuery, documents.SellerDataPageQueryVariables>);
}

export function useSendCoOwnerCodeMutation(options?: useMutation.Options<documents.SendCoOwnerCodeMutation, documents.SendCoOwnerCodeMutationVariables>) {
  return useMutation<documents.SendCoOwnerCodeMutation, documents.SendCoOwnerCodeMutationVariables>(documents.SendCoOwnerCodeDocument, options);
}

export function useSendInscribedPledgeMutation(options?: useMutation.Options<documents.SendInscribedPledgeMutation, documents.SendInscribedPledgeMutationVariables>) {
  return useMutation<documents.SendInscribedPledgeMutation, documents.SendInscribedPledgeMutationVariables>(documents.SendInscribedPledgeDocument, options);
}

export function useSendPhoneChangeCodeMutation(options?: useMutation.Options<documents.SendPhoneChangeCodeMutation, documents.SendPhoneChangeCodeMutationVariables>) {
  return useMutation<documents.SendPhoneChangeCodeMutation, documents.SendPhoneChangeCodeMutationVariables>(documents.SendPhoneChangeCodeDocument, options);
}

export function useSendPhoneCodeMutation(options?: useMutation.Options<documents.SendPhoneCodeMutation, documents.SendPhoneCodeMutationVariables>) {
  return useMutation<documents.SendPhoneCodeMutation, documents.SendPhoneCodeMutationVariables>(documents.SendPhoneCodeDocument, options);
}

export function useSendReminderMutation(options?: useMutation.Options<documents.SendReminderMutation, documents.SendReminderMutationVariables>) {
  return useMutation<documents.SendReminderMutation, documents.SendReminderMutationVariables>(documents.SendReminderDocument, options);
}

export function useSendSigningCodeMutation(options?: useMutation.Options<documents.SendSigningCodeMutation, documents.SendSigningCodeMutationVariables>) {
  return useMutation<documents.SendSigningCodeMutation, documents.SendSigningCodeMutationVariables>(documents.SendSigningCodeDocument, options);
}

export function useSentBackLabelsQuery(...options: QueryArguments<documents.SentBackLabelsQuery, documents.SentBackLabelsQueryVariables>) {
  return useQuery<documents.SentBackLabelsQuery, documents.SentBackLabelsQueryVariables>(documents.SentBackLabelsDocument, options[0] as useQuery.Options<documents.SentBackLabelsQuery, documents.SentBackLabelsQueryVariables>);
}

export function useSharedQuoteQuery(...options: QueryArguments<documents.SharedQuoteQuery, documents.SharedQuoteQueryVariables>) {
  return useQuery<documents.SharedQuoteQuery, documents.SharedQuoteQueryVariables>(documents.SharedQuoteDocument, options[0] as useQuery.Options<documents.SharedQuoteQuery, documents.SharedQuoteQueryVariables>);
}

export function useSideCostsQuery(...options: QueryArguments<documents.SideCostsQuery, documents.SideCostsQueryVariables>) {
  return useQuery<documents.SideCostsQuery, documents.SideCostsQueryVariables>(documents.SideCostsDocument, options[0] as useQuery.Options<documents.SideCostsQuery, documents.SideCostsQueryVariables>);
}

export function useSignedContractTextQuery(...options: QueryArguments<documents.SignedContractTextQuery, documents.SignedContractTextQueryVariables>) {
  return useQuery<documents.SignedContractTextQuery, documents.SignedContractTextQueryVariables>(documents.SignedContractTextDocument, options[0] as useQuery.Options<documents.SignedContractTextQuery, documents.SignedContractTextQueryVariables>);
}

export function useSignedLoanPrepaymentQuery(...options: QueryArguments<documents.SignedLoanPrepaymentQuery, documents.SignedLoanPrepaymentQueryVariables>) {
  return useQuery<documents.SignedLoanPrepaymentQuery, documents.SignedLoanPrepaymentQueryVariables>(documents.SignedLoanPrepaymentDocument, options[0] as useQuery.Options<documents.SignedLoanPrepaymentQuery, documents.SignedLoanPrepaymentQueryVariables>);
}

export function useSignedLoanScheduleQuery(...options: QueryArguments<documents.SignedLoanScheduleQuery, documents.SignedLoanScheduleQueryVariables>) {
  return useQuery<documents.SignedLoanScheduleQuery, documents.SignedLoanScheduleQueryVariables>(documents.SignedLoanScheduleDocument, options[0] as useQuery.Options<documents.SignedLoanScheduleQuery, documents.SignedLoanScheduleQueryVariables>);
}

export function useSignUpPlacesQuery(...options: QueryArguments<documents.SignUpPlacesQuery, documents.SignUpPlacesQueryVariables>) {
  return useQuery<documents.SignUpPlacesQuery, documents.SignUpPlacesQueryVariables>(documents.SignUpPlacesDocument, options[0] as useQuery.Options<documents.SignUpPlacesQuery, documents.SignUpPlacesQueryVariables>);
}

export function useSimulationOfferQuery(...options: QueryArguments<documents.SimulationOfferQuery, documents.SimulationOfferQueryVariables>) {
  return useQuery<documents.SimulationOfferQuery, documents.SimulationOfferQueryVariables>(documents.SimulationOfferDocument, options[0] as useQuery.Options<documents.SimulationOfferQuery, documents.SimulationOfferQueryVariables>);
}

export function useStartSimulationMutation(options?: useMutation.Options<documents.StartSimulationMutation, documents.StartSimulationMutationVariables>) {
  return useMutation<documents.StartSimulationMutation, documents.StartSimulationMutationVariables>(documents.StartSimulationDocument, options);
}

export function useStartupListsQuery(...options: QueryArguments<documents.StartupListsQuery, documents.StartupListsQueryVariables>) {
  return useQuery<documents.StartupListsQuery, documents.StartupListsQueryVariables>(documents.StartupListsDocument, options[0] as useQuery.Options<documents.StartupListsQuery, documents.StartupListsQueryVariables>);
}

export function useSummaryPageQuery(...options: QueryArguments<documents.SummaryPageQuery, documents.SummaryPageQueryVariables>) {
  return useQuery<documents.SummaryPageQuery, documents.SummaryPageQueryVariables>(documents.SummaryPageDocument, options[0] as useQuery.Options<documents.SummaryPageQuery, documents.SummaryPageQueryVariables>);
}

export function useTurnoverTaxCategoriesQuery(...options: QueryArguments<documents.TurnoverTaxCategoriesQuery, documents.TurnoverTaxCategoriesQueryVariables>) {
  return useQuery<documents.TurnoverTaxCategoriesQuery, documents.TurnoverTaxCategoriesQueryVariables>(documents.TurnoverTaxCategoriesDocument, options[0] as useQuery.Options<documents.TurnoverTaxCategoriesQuery, documents.TurnoverTaxCategoriesQueryVariables>);
}

export function useUpdateQuoteMutation(options?: useMutation.Options<documents.UpdateQuoteMutation, documents.UpdateQuoteMutationVariables>) {
  return useMutation<documents.UpdateQuoteMutation, documents.UpdateQuoteMutationVariables>(documents.UpdateQuoteDocument, options);
}

export function useUpdateSaleSellerMutation(options?: useMutation.Options<documents.UpdateSaleSellerMutation, documents.UpdateSaleSellerMutationVariables>) {
  return useMutation<documents.UpdateSaleSellerMutation, documents.UpdateSaleSellerMutationVariables>(documents.UpdateSaleSellerDocument, options);
}

export function useValidateCoOwnerIdentityMutation(options?: useMutation.Options<documents.ValidateCoOwnerIdentityMutation, documents.ValidateCoOwnerIdentityMutationVariables>) {
  return useMutation<documents.ValidateCoOwnerIdentityMutation, documents.ValidateCoOwnerIdentityMutationVariables>(documents.ValidateCoOwnerIdentityDocument, options);
}

export function useValidateIdentityMutation(options?: useMutation.Options<documents.ValidateIdentityMutation, documents.ValidateIdentityMutationVariables>) {
  return useMutation<documents.ValidateIdentityMutation, documents.ValidateIdentityMutationVariables>(documents.ValidateIdentityDocument, options);
}

export function useValidatePhoneCodeMutation(options?: useMutation.Options<documents.ValidatePhoneCodeMutation, documents.ValidatePhoneCodeMutationVariables>) {
  return useMutation<documents.ValidatePhoneCodeMutation, documents.ValidatePhoneCodeMutationVariables>(documents.ValidatePhoneCodeDocument, options);
}

export function useVehicleBrandsQuery(...options: QueryArguments<documents.VehicleBrandsQuery, documents.VehicleBrandsQueryVariables>) {
  return useQuery<documents.VehicleBrandsQuery, documents.VehicleBrandsQueryVariables>(documents.VehicleBrandsDocument, options[0] as useQuery.Options<documents.VehicleBrandsQuery, documents.VehicleBrandsQueryVariables>);
}

export function useVehicleDocumentsPageQuery(...options: QueryArguments<documents.VehicleDocumentsPageQuery, documents.VehicleDocumentsPageQueryVariables>) {
  return useQuery<documents.VehicleDocumentsPageQuery, documents.VehicleDocumentsPageQueryVariables>(documents.VehicleDocumentsPageDocument, options[0] as useQuery.Options<documents.VehicleDocumentsPageQuery, documents.VehicleDocumentsPageQueryVariables>);
}

export function useVehicleModelsQuery(...options: QueryArguments<documents.VehicleModelsQuery, documents.VehicleModelsQueryVariables>) {
  return useQuery<documents.VehicleModelsQuery, documents.VehicleModelsQueryVariables>(documents.VehicleModelsDocument, options[0] as useQuery.Options<documents.VehicleModelsQuery, documents.VehicleModelsQueryVariables>);
}

export function useVehicleQuoteQuery(...options: QueryArguments<documents.VehicleQuoteQuery, documents.VehicleQuoteQueryVariables>) {
  return useQuery<documents.VehicleQuoteQuery, documents.VehicleQuoteQueryVariables>(documents.VehicleQuoteDocument, options[0] as useQuery.Options<documents.VehicleQuoteQuery, documents.VehicleQuoteQueryVariables>);
}

export function useVehicleYearsQuery(...options: QueryArguments<documents.VehicleYearsQuery, documents.VehicleYearsQueryVariables>) {
  return useQuery<documents.VehicleYearsQuery, documents.VehicleYearsQueryVariables>(documents.VehicleYearsDocument, options[0] as useQuery.Options<documents.VehicleYearsQuery, documents.VehicleYearsQueryVariables>);
}

export function useViewCountsQuery(...options: QueryArguments<documents.ViewCountsQuery, documents.ViewCountsQueryVariables>) {
  return useQuery<documents.ViewCountsQuery, documents.ViewCountsQueryVariables>(documents.ViewCountsDocument, options[0] as useQuery.Options<documents.ViewCountsQuery, documents.ViewCountsQueryVariables>);
}

export function useViewerQuery(...options: QueryArguments<documents.ViewerQuery, documents.ViewerQueryVariables>) {
  return useQuery<documents.ViewerQuery, documents.ViewerQueryVariables>(documents.ViewerDocument, options[0] as useQuery.Options<documents.ViewerQuery, documents.ViewerQueryVariables>);
}