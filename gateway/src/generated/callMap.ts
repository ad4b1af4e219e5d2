import type { CallMap } from '../developers/callMap.ts';

export const callMap: CallMap = {
 "calls": [
  {
   "method": "POST",
   "path": "/api/simulation/set_simulation",
   "served": [
    "Mutation.startSimulation",
    "Proposal.consents"
   ],
   "operations": [
    "AcceptSummary",
    "AttachDocuments",
    "ChangeCoOwner",
    "ChangeEmail",
    "ChooseAccount",
    "ChooseInsurance",
    "ConfirmProposal",
    "CorrectPhone",
    "CreateProposal",
    "FinishDocumentation",
    "GenerateInsurances",
    "HolderFlow",
    "IdentifyVehicle",
    "ReloadInsurances",
    "SaveCoOwnerAdditionalData",
    "SaveOwnerAdditionalData",
    "SaveSeller",
    "StartSimulation",
    "UpdateQuote",
    "ValidatePhoneCode"
   ]
  },
  {
   "method": "POST",
   "path": "/api/simulation/get_rates",
   "served": [
    "Query.affordableQuote",
    "Query.indicativeQuote",
    "Query.quoteLink",
    "SharedQuote.currentTna",
    "Simulation.affordable",
    "Simulation.quote",
    "Simulation.quoteLink"
   ],
   "operations": [
    "AffordableOffer",
    "AffordableQuote",
    "IndicativeQuote",
    "OfferLink",
    "OfferQuote",
    "QuoteLinkOf",
    "SharedQuote",
    "VehicleQuote"
   ]
  },
  {
   "method": "GET",
   "path": "/api/ext/insurance-estimate",
   "served": [
    "LoanQuote.insurance",
    "Proposal.insuranceEstimate",
    "Query.indicativeQuote",
    "Query.quoteLink",
    "Simulation.quote",
    "Simulation.quoteLink"
   ],
   "operations": [
    "IndicativeQuote",
    "LoanEstimate",
    "OfferLink",
    "OfferQuote",
    "QuoteLinkOf",
    "VehicleQuote"
   ]
  },
  {
   "method": "GET",
   "path": "/api/ext/quote-pdf/available",
   "served": [
    "Query.printsQuotes"
   ],
   "operations": [
    "PrintsQuotes"
   ]
  },
  {
   "method": "POST",
   "path": "/api/ext/quote-pdf",
   "served": [
    "GET /files/quotes/:token"
   ],
   "operations": []
  },
  {
   "method": "GET",
   "path": "/api/simulation/get_status",
   "served": [
    "Simulation.status"
   ],
   "operations": [
    "SimulationOffer"
   ]
  },
  {
   "method": "GET",
   "path": "/api/simulation/get_simulation",
   "served": [
    "Offer.validUntil",
    "Query.currentSimulation"
   ],
   "operations": [
    "AffordableOffer",
    "HolderFlow",
    "OfferLink",
    "OfferQuote",
    "PeopleOfSimulation",
    "SimulationOffer"
   ]
  },
  {
   "method": "GET",
   "path": "/api/person/get_genders",
   "served": [
    "Query.genders"
   ],
   "operations": [
    "AdditionalDataPage",
    "StartupLists"
   ]
  },
  {
   "method": "GET",
   "path": "/api/person/get_relationships",
   "served": [
    "Query.relationships"
   ],
   "operations": [
    "StartupLists"
   ]
  },
  {
   "method": "GET",
   "path": "/api/person/get_marital_status",
   "served": [
    "Query.maritalStatuses"
   ],
   "operations": [
    "AdditionalDataPage"
   ]
  },
  {
   "method": "GET",
   "path": "/api/person/get_mobile_providers",
   "served": [
    "Query.mobileProviders"
   ],
   "operations": [
    "MobileProviders"
   ]
  },
  {
   "method": "GET",
   "path": "/api/person/get_occupations",
   "served": [
    "Query.occupations"
   ],
   "operations": [
    "StartupLists"
   ]
  },
  {
   "method": "GET",
   "path": "/api/person/get_gross_income",
   "served": [
    "Query.turnoverTaxCategories"
   ],
   "operations": [
    "TurnoverTaxCategories"
   ]
  },
  {
   "method": "GET",
   "path": "/api/person/get_tax_burdens",
   "served": [
    "Query.vatStatuses"
   ],
   "operations": [
    "EconomicLists"
   ]
  },
  {
   "method": "GET",
   "path": "/api/person/get_work_activities",
   "served": [
    "Query.workActivities"
   ],
   "operations": [
    "EconomicLists"
   ]
  },
  {
   "method": "POST",
   "path": "/api/person/get_person_details",
   "served": [
    "Mutation.startSimulation"
   ],
   "operations": [
    "StartSimulation"
   ]
  },
  {
   "method": "POST",
   "path": "/api/person/generate_code",
   "served": [
    "Mutation.sendCoOwnerCode",
    "Mutation.sendPhoneCode",
    "Mutation.sendSigningCode"
   ],
   "operations": [
    "SendCoOwnerCode",
    "SendPhoneCode",
    "SendSigningCode"
   ]
  },
  {
   "method": "PATCH",
   "path": "/api/ext/person/owner/{id}/phone",
   "served": [
    "Mutation.correctPhone"
   ],
   "operations": [
    "CorrectPhone"
   ]
  },
  {
   "method": "POST",
   "path": "/api/ext/person/owner/{id}/phone/code",
   "served": [
    "Mutation.sendPhoneChangeCode"
   ],
   "operations": [
    "SendPhoneChangeCode"
   ]
  },
  {
   "method": "PATCH",
   "path": "/api/ext/person/owner/{id}/email",
   "served": [
    "Mutation.changeEmail"
   ],
   "operations": [
    "ChangeEmail"
   ]
  },
  {
   "method": "POST",
   "path": "/api/person/validate_code",
   "served": [
    "Mutation.acceptCoOwnership",
    "Mutation.proveCoOwnerDevice",
    "Mutation.validatePhoneCode",
    "Proposal.consents"
   ],
   "operations": [
    "AcceptCoOwnership",
    "AcceptSummary",
    "AttachDocuments",
    "ChangeCoOwner",
    "ChangeEmail",
    "ChooseAccount",
    "ChooseInsurance",
    "ConfirmProposal",
    "CorrectPhone",
    "CreateProposal",
    "EnterWithCode",
    "FinishDocumentation",
    "GenerateInsurances",
    "HolderFlow",
    "IdentifyVehicle",
    "ProveCoOwnerDevice",
    "ReloadInsurances",
    "SaveCoOwnerAdditionalData",
    "SaveOwnerAdditionalData",
    "SaveSeller",
    "UpdateQuote",
    "ValidatePhoneCode"
   ]
  },
  {
   "method": "POST",
   "path": "/api/ext/consent-requests",
   "served": [
    "Query.consentRequest"
   ],
   "operations": [
    "ConsentRequest"
   ]
  },
  {
   "method": "POST",
   "path": "/api/person/owner",
   "served": [
    "Mutation.saveOwnerAdditionalData"
   ],
   "operations": [
    "SaveOwnerAdditionalData"
   ]
  },
  {
   "method": "PATCH",
   "path": "/api/person/coowner/{id}",
   "served": [
    "Mutation.saveCoOwnerAdditionalData"
   ],
   "operations": [
    "SaveCoOwnerAdditionalData"
   ]
  },
  {
   "method": "GET",
   "path": "/api/person/owner/get_owner_address",
   "served": [
    "Proposal.ownerAddress"
   ],
   "operations": [
    "KnownAddress"
   ]
  },
  {
   "method": "POST",
   "path": "/api/person/seller/post_seller",
   "served": [
    "Mutation.saveSeller"
   ],
   "operations": [
    "SaveSeller"
   ]
  },
  {
   "method": "GET",
   "path": "/api/person/seller/{id}/get_seller",
   "served": [
    "Query.seller"
   ],
   "operations": []
  },
  {
   "method": "GET",
   "path": "/api/person/seller/notice_seller",
   "served": [
    "Mutation.notifySeller"
   ],
   "operations": [
    "NotifySeller"
   ]
  },
  {
   "method": "PATCH",
   "path": "/api/person/seller/{id}/update_seller",
   "served": [
    "Mutation.identifySaleSeller",
    "Mutation.updateSaleSeller",
    "Mutation.updateSeller"
   ],
   "operations": [
    "IdentifySaleSeller",
    "UpdateSaleSeller"
   ]
  },
  {
   "method": "GET",
   "path": "/api/person/seller/get_seller_details",
   "served": [
    "Mutation.findSale"
   ],
   "operations": [
    "FindSale"
   ]
  },
  {
   "method": "POST",
   "path": "/api/ext/seller-links",
   "served": [
    "FindSalePayload.linkSentTo",
    "Mutation.findSale",
    "Mutation.resendSaleLink"
   ],
   "operations": [
    "FindSale",
    "ResendSaleLink"
   ]
  },
  {
   "method": "GET",
   "path": "/api/places/get_states",
   "served": [
    "Query.provinces"
   ],
   "operations": [
    "AdditionalDataPage",
    "SignUpPlaces"
   ]
  },
  {
   "method": "GET",
   "path": "/api/places/get_cities",
   "served": [
    "Query.cities"
   ],
   "operations": [
    "AdditionalDataCities"
   ]
  },
  {
   "method": "GET",
   "path": "/api/places/get_countries",
   "served": [
    "Query.countries"
   ],
   "operations": [
    "AdditionalDataPage"
   ]
  },
  {
   "method": "POST",
   "path": "/api/vehicle/get_types",
   "served": [
    "Query.vehicleTypes"
   ],
   "operations": [
    "QuoteVehicleTypes",
    "StartupLists"
   ]
  },
  {
   "method": "POST",
   "path": "/api/vehicle/get_brands_by_type",
   "served": [
    "Query.vehicleBrands"
   ],
   "operations": [
    "VehicleBrands"
   ]
  },
  {
   "method": "POST",
   "path": "/api/vehicle/get_models_by_brand",
   "served": [
    "Query.vehicleModels"
   ],
   "operations": [
    "VehicleModels"
   ]
  },
  {
   "method": "POST",
   "path": "/api/vehicle/get_years_by_model",
   "served": [
    "Query.vehicleYears"
   ],
   "operations": [
    "VehicleYears"
   ]
  },
  {
   "method": "POST",
   "path": "/api/vehicle/get_years_by_type",
   "served": [
    "Query.vehicleYears"
   ],
   "operations": [
    "VehicleYears"
   ]
  },
  {
   "method": "PATCH",
   "path": "/api/vehicle/save/{ownerId}",
   "served": [
    "Mutation.changeVehicle"
   ],
   "operations": [
    "ChangeVehicle"
   ]
  },
  {
   "method": "PATCH",
   "path": "/api/vehicle/update/{proposalNumber}",
   "served": [
    "Mutation.identifyVehicle",
    "Vehicle.brandName",
    "Vehicle.modelName"
   ],
   "operations": [
    "AcceptSummary",
    "AttachDocuments",
    "BiometryEndPage",
    "BiometryPolicyPage",
    "CancelProposal",
    "ChangeCoOwner",
    "ChangeEmail",
    "ChooseAccount",
    "ChooseInsurance",
    "ConfirmProposal",
    "CorrectPhone",
    "CreateProposal",
    "DashboardProposal",
    "FinishDocumentation",
    "GenerateInsurances",
    "HolderFlow",
    "IdentifyVehicle",
    "ProposalList",
    "ReUploadDocuments",
    "ReloadInsurances",
    "ResumeProposal",
    "SaveCoOwnerAdditionalData",
    "SaveOwnerAdditionalData",
    "SaveSeller",
    "SendInscribedPledge",
    "SummaryPage",
    "UpdateQuote",
    "ValidatePhoneCode",
    "VehicleDocumentsPage"
   ]
  },
  {
   "method": "GET",
   "path": "/api/branches",
   "served": [
    "Query.pointsOfSale"
   ],
   "operations": [
    "PointsOfSale"
   ]
  },
  {
   "method": "GET",
   "path": "/api/branches/get_coupon",
   "served": [
    "Query.salesConditions"
   ],
   "operations": [
    "LandingConditions",
    "QuoteConditions"
   ]
  },
  {
   "method": "GET",
   "path": "/api/coupon/get_coupons",
   "served": [
    "Query.coupons"
   ],
   "operations": [
    "Coupons",
    "LandingConditions"
   ]
  },
  {
   "method": "POST",
   "path": "/api/coupon/validate_coupon",
   "served": [
    "Query.couponCheck"
   ],
   "operations": [
    "CouponCheck"
   ]
  },
  {
   "method": "GET",
   "path": "/api/insurance/{id}/get_insurances",
   "served": [
    "Proposal.insurances"
   ],
   "operations": [
    "ChooseInsurance",
    "GenerateInsurances",
    "InsurancePage",
    "ReloadInsurances"
   ]
  },
  {
   "method": "POST",
   "path": "/api/insurance/generate_insurances",
   "served": [
    "Mutation.generateInsurances"
   ],
   "operations": [
    "GenerateInsurances"
   ]
  },
  {
   "method": "PATCH",
   "path": "/api/insurance/post_insurance",
   "served": [
    "Mutation.chooseInsurance"
   ],
   "operations": [
    "ChooseInsurance"
   ]
  },
  {
   "method": "GET",
   "path": "/api/insurance/reload_insurances",
   "served": [
    "Mutation.reloadInsurances"
   ],
   "operations": [
    "ReloadInsurances"
   ]
  },
  {
   "method": "POST",
   "path": "/api/proposal/post_proposal",
   "served": [
    "Mutation.createProposal"
   ],
   "operations": [
    "CreateProposal"
   ]
  },
  {
   "method": "PATCH",
   "path": "/api/proposal/{id}/update_proposal",
   "served": [
    "Mutation.acceptSummary",
    "Mutation.updateQuote"
   ],
   "operations": [
    "AcceptSummary",
    "UpdateQuote"
   ]
  },
  {
   "method": "PATCH",
   "path": "/api/proposal/{id}/update_coowner",
   "served": [
    "Mutation.updateCoOwner"
   ],
   "operations": [
    "ChangeCoOwner"
   ]
  },
  {
   "method": "POST",
   "path": "/api/proposal/{id}/cancel_proposal",
   "served": [
    "Mutation.cancelProposal"
   ],
   "operations": [
    "CancelApplication",
    "CancelProposal"
   ]
  },
  {
   "method": "GET",
   "path": "/api/proposal/{id}/confirm_proposal",
   "served": [
    "Mutation.confirmProposal"
   ],
   "operations": [
    "ConfirmProposal"
   ]
  },
  {
   "method": "GET",
   "path": "/api/proposal/{id}/get_proposal",
   "served": [
    "Proposal.offerValidUntil",
    "Query.currentProposal",
    "Query.formerSale",
    "Query.proposal",
    "Query.proposalVersion",
    "Sale.stage"
   ],
   "operations": [
    "AcceptSummary",
    "AdditionalDataPage",
    "AttachDocuments",
    "AttachSaleDocuments",
    "BiometryAccountPage",
    "BiometryContractPage",
    "BiometryEndPage",
    "BiometryFlow",
    "BiometryPolicyPage",
    "ChangeCoOwner",
    "ChangeEmail",
    "ChooseAccount",
    "ChooseInsurance",
    "ConfirmProposal",
    "CorrectPhone",
    "CreateProposal",
    "DashboardProposal",
    "DashboardProposalVersion",
    "DocumentsPage",
    "EndPage",
    "EntryIdentity",
    "FinishDocumentation",
    "GenerateInsurances",
    "HolderFlow",
    "IdentifySaleSeller",
    "IdentifyVehicle",
    "IdentityCheckStatus",
    "IdentityRegisters",
    "InsurancePage",
    "KnownAddress",
    "LoanEstimate",
    "PaymentAccountPage",
    "PeopleOfSimulation",
    "ProposalChange",
    "ReloadInsurances",
    "SaleFlow",
    "SaveCoOwnerAdditionalData",
    "SaveOwnerAdditionalData",
    "SaveSaleAccount",
    "SaveSeller",
    "SellerDataPage",
    "SignedContractText",
    "SummaryPage",
    "UpdateQuote",
    "UpdateSaleSeller",
    "ValidatePhoneCode",
    "VehicleDocumentsPage"
   ]
  },
  {
   "method": "POST",
   "path": "/api/proposal/get_proposal_by_dni",
   "served": [
    "Mutation.findProposal"
   ],
   "operations": [
    "FindProposal"
   ]
  },
  {
   "method": "GET",
   "path": "/api/proposal/get_flow_phases",
   "served": [
    "FlowPhase.label"
   ],
   "operations": [
    "AcceptSummary",
    "AnswerContract",
    "AttachDocuments",
    "BiometryFlow",
    "CancelProposal",
    "ChangeCoOwner",
    "ChangeEmail",
    "ChooseAccount",
    "ChooseBiometryAccount",
    "ChooseInsurance",
    "ConfirmProposal",
    "CorrectPhone",
    "CreateProposal",
    "DashboardProposal",
    "FinishDocumentation",
    "GenerateInsurances",
    "HolderFlow",
    "IdentifyVehicle",
    "ReUploadDocuments",
    "ReloadInsurances",
    "ResumeProposal",
    "SaveCoOwnerAdditionalData",
    "SaveOwnerAdditionalData",
    "SaveSeller",
    "SendInscribedPledge",
    "UpdateQuote",
    "ValidatePhoneCode"
   ]
  },
  {
   "method": "POST",
   "path": "/api/documentation/pre-upload",
   "served": [
    "PATCH /files/uploads/:key",
    "POST /files/pre-upload"
   ],
   "operations": []
  },
  {
   "method": "PATCH",
   "path": "/api/documentation/{id}/upload",
   "served": [
    "Mutation.attachDocuments",
    "Mutation.attachSaleDocuments"
   ],
   "operations": [
    "AttachDocuments",
    "AttachSaleDocuments",
    "SendInscribedPledge"
   ]
  },
  {
   "method": "PATCH",
   "path": "/api/documentation/{id}/upload-proposal",
   "served": [
    "Mutation.finishDocumentation"
   ],
   "operations": [
    "FinishDocumentation"
   ]
  },
  {
   "method": "POST",
   "path": "/api/documentation/{id}/re-upload",
   "served": [
    "Mutation.attachSaleDocuments",
    "Mutation.reUploadDocuments"
   ],
   "operations": [
    "AttachSaleDocuments",
    "ReUploadDocuments"
   ]
  },
  {
   "method": "GET",
   "path": "/api/documentation/{id}/generate-document",
   "served": [
    "GET /files/generated/:proposal/:name"
   ],
   "operations": []
  },
  {
   "method": "GET",
   "path": "/api/documentation/{id}/get_documents",
   "served": [
    "Proposal.documents",
    "Sale.documents",
    "Sale.next"
   ],
   "operations": [
    "AcceptSummary",
    "AttachDocuments",
    "AttachSaleDocuments",
    "CancelProposal",
    "ChangeCoOwner",
    "ChangeEmail",
    "ChooseAccount",
    "ChooseInsurance",
    "ConfirmProposal",
    "CorrectPhone",
    "CreateProposal",
    "DashboardProposal",
    "DocumentsPage",
    "FinishDocumentation",
    "GenerateInsurances",
    "HolderFlow",
    "IdentifySaleSeller",
    "IdentifyVehicle",
    "ReUploadDocuments",
    "ReloadInsurances",
    "ResumeProposal",
    "SaleFlow",
    "SaveCoOwnerAdditionalData",
    "SaveOwnerAdditionalData",
    "SaveSaleAccount",
    "SaveSeller",
    "SendInscribedPledge",
    "UpdateQuote",
    "UpdateSaleSeller",
    "ValidatePhoneCode",
    "VehicleDocumentsPage"
   ]
  },
  {
   "method": "GET",
   "path": "/api/documentation/{id}/get_document",
   "served": [
    "GET /files/documents/:proposal/:document"
   ],
   "operations": []
  },
  {
   "method": "GET",
   "path": "/api/accounts/{id}/get_accounts",
   "served": [
    "Proposal.accountChoice",
    "Sale.account",
    "Sale.next"
   ],
   "operations": [
    "AttachSaleDocuments",
    "BiometryAccountPage",
    "ChooseAccount",
    "ChooseBiometryAccount",
    "IdentifySaleSeller",
    "PaymentAccountPage",
    "SaleFlow",
    "SaveSaleAccount",
    "UpdateSaleSeller"
   ]
  },
  {
   "method": "PATCH",
   "path": "/api/accounts/{id}/update_account",
   "served": [
    "Mutation.chooseAccount",
    "Mutation.saveSaleAccount"
   ],
   "operations": [
    "ChooseAccount",
    "ChooseBiometryAccount",
    "SaveSaleAccount"
   ]
  },
  {
   "method": "GET",
   "path": "/api/user/{id}/get_selling_points",
   "served": [
    "Viewer.pointsOfSale"
   ],
   "operations": [
    "Viewer"
   ]
  },
  {
   "method": "POST",
   "path": "/api/user/create_user",
   "served": [
    "Mutation.createUser"
   ],
   "operations": [
    "CreateUser"
   ]
  },
  {
   "method": "POST",
   "path": "/api/logs/create_log",
   "served": [
    "Mutation.createClientLog"
   ],
   "operations": [
    "CreateClientLog"
   ]
  },
  {
   "method": "GET",
   "path": "/api/proposals/get_proposals",
   "served": [
    "Query.boardStages",
    "Query.proposals"
   ],
   "operations": [
    "BoardStages",
    "ProposalList"
   ]
  },
  {
   "method": "GET",
   "path": "/api/ext/list-abilities",
   "served": [
    "ProposalConnection.abilities"
   ],
   "operations": [
    "ProposalList"
   ]
  },
  {
   "method": "GET",
   "path": "/api/ext/board",
   "served": [
    "Query.board",
    "Query.boardStages"
   ],
   "operations": [
    "Board",
    "BoardStages"
   ]
  },
  {
   "method": "POST",
   "path": "/api/afip/get_cuit",
   "served": [
    "Mutation.findTaxpayer"
   ],
   "operations": [
    "FindTaxpayer"
   ]
  },
  {
   "method": "GET",
   "path": "/api/enri/get_enri_status",
   "served": [
    "CoOwnership.identityChecks",
    "IdentityChecks.enri",
    "Proposal.identityChecks"
   ],
   "operations": [
    "IdentityRegisters"
   ]
  },
  {
   "method": "GET",
   "path": "/api/enri/get_opbc_status",
   "served": [
    "CoOwnership.identityChecks",
    "IdentityChecks.opbc",
    "Proposal.identityChecks"
   ],
   "operations": [
    "IdentityRegisters"
   ]
  },
  {
   "method": "POST",
   "path": "/api/ext/co-owner-links/{id}",
   "served": [
    "Mutation.inviteCoOwner"
   ],
   "operations": [
    "InviteCoOwner"
   ]
  },
  {
   "method": "POST",
   "path": "/api/ext/co-ownerships/open",
   "served": [
    "Mutation.openCoOwnerLink"
   ],
   "operations": [
    "OpenCoOwnerLink"
   ]
  },
  {
   "method": "POST",
   "path": "/api/ext/co-ownerships/resend",
   "served": [
    "Mutation.resendCoOwnerLink"
   ],
   "operations": [
    "ResendCoOwnerLink"
   ]
  },
  {
   "method": "GET",
   "path": "/api/ext/co-ownerships/{id}",
   "served": [
    "Query.coOwnership",
    "Query.currentCoOwnership"
   ],
   "operations": [
    "CoOwnerCheckStatus",
    "CoOwnerContractPage",
    "CoOwnershipFlow",
    "CoOwnershipStep"
   ]
  },
  {
   "method": "POST",
   "path": "/api/ext/co-ownerships/{id}/refuse",
   "served": [
    "Mutation.refuseCoOwnership"
   ],
   "operations": [
    "RefuseCoOwnership"
   ]
  },
  {
   "method": "POST",
   "path": "/api/contract/{id}/documentation",
   "served": [
    "Mutation.prepareCoOwnerContract",
    "Mutation.prepareContract"
   ],
   "operations": [
    "AcceptBiometrics",
    "PrepareCoOwnerContract",
    "PrepareContract"
   ]
  },
  {
   "method": "POST",
   "path": "/api/contract/{id}/initiate",
   "served": [
    "Mutation.initiateCoOwnerContract",
    "Mutation.initiateContract"
   ],
   "operations": [
    "MakeCoOwnerContract",
    "MakeContract"
   ]
  },
  {
   "method": "GET",
   "path": "/api/contract/{id}/status",
   "served": [
    "CoOwnership.contract",
    "Proposal.contract"
   ],
   "operations": [
    "AcceptCoOwnership",
    "AnswerCoOwnerContract",
    "AnswerContract",
    "BiometryContractPage",
    "BiometryEndPage",
    "BiometryFlow",
    "ChooseBiometryAccount",
    "CoOwnershipFlow",
    "CoOwnershipStep",
    "MakeCoOwnerContract",
    "OpenCoOwnerLink",
    "ProveCoOwnerDevice",
    "RefuseCoOwnership",
    "ValidateCoOwnerIdentity"
   ]
  },
  {
   "method": "GET",
   "path": "/api/contract/{id}/download",
   "served": [
    "GET /files/contracts/:proposal"
   ],
   "operations": []
  },
  {
   "method": "GET",
   "path": "/api/ext/contract/{id}/reading",
   "served": [
    "CoOwnership.contractTexts",
    "Proposal.contractTexts"
   ],
   "operations": [
    "BiometryContractPage",
    "CoOwnerContractPage",
    "SignedContractText"
   ]
  },
  {
   "method": "GET",
   "path": "/api/ext/contract-model",
   "served": [
    "Query.contractModel"
   ],
   "operations": [
    "ContractModel"
   ]
  },
  {
   "method": "GET",
   "path": "/api/ext/contract-model/pdf",
   "served": [
    "GET /files/contract-model"
   ],
   "operations": []
  },
  {
   "method": "POST",
   "path": "/api/contract/{id}/confirm",
   "served": [
    "Mutation.confirmCoOwnerContract",
    "Mutation.confirmContract"
   ],
   "operations": [
    "AnswerCoOwnerContract",
    "AnswerContract"
   ]
  },
  {
   "method": "GET",
   "path": "/api/contract/vivere/{id}/generate",
   "served": [
    "Mutation.generateVivereContract"
   ],
   "operations": [
    "MakeVivereContract"
   ]
  },
  {
   "method": "GET",
   "path": "/api/contract/vivere/{id}/download",
   "served": [
    "GET /files/contracts/:proposal/vivere"
   ],
   "operations": []
  },
  {
   "method": "GET",
   "path": "/api/contract/vivere/{id}/signature",
   "served": [
    "Proposal.signature"
   ],
   "operations": [
    "BiometryEndPage"
   ]
  },
  {
   "method": "PATCH",
   "path": "/api/biometry/set_bio_validated",
   "served": [
    "Mutation.setCoOwnerIdentityValidated",
    "Mutation.setIdentityValidated"
   ],
   "operations": [
    "ValidateCoOwnerIdentity",
    "ValidateIdentity"
   ]
  },
  {
   "method": "GET",
   "path": "/api/biometry/{id}/get_biometry",
   "served": [
    "AccountChoice.afterIdentity",
    "CoOwnership.biometry",
    "Proposal.biometry",
    "Proposal.brand"
   ],
   "operations": [
    "AcceptCoOwnership",
    "AnswerCoOwnerContract",
    "AnswerContract",
    "BiometryAccountPage",
    "BiometryFlow",
    "CancelProposal",
    "ChooseAccount",
    "ChooseBiometryAccount",
    "CoOwnerCheckStatus",
    "CoOwnershipFlow",
    "DashboardProposal",
    "EndPage",
    "EntryIdentity",
    "IdentityCheckStatus",
    "MakeCoOwnerContract",
    "OpenCoOwnerLink",
    "PaymentAccountPage",
    "ProveCoOwnerDevice",
    "ReUploadDocuments",
    "RefuseCoOwnership",
    "ResumeProposal",
    "SendInscribedPledge",
    "ValidateCoOwnerIdentity"
   ]
  },
  {
   "method": "POST",
   "path": "/api/biometry/save_selfie",
   "served": [
    "POST /files/biometry/selfie"
   ],
   "operations": []
  },
  {
   "method": "POST",
   "path": "/api/biometry/save_process_number",
   "served": [
    "Mutation.saveBiometryProcess"
   ],
   "operations": [
    "SaveBiometryProcess"
   ]
  },
  {
   "method": "POST",
   "path": "/api/biometry/save_id",
   "served": [
    "POST /files/biometry/front"
   ],
   "operations": []
  },
  {
   "method": "POST",
   "path": "/api/biometry/save_data_vivere",
   "served": [
    "Mutation.saveVivereBiometry"
   ],
   "operations": [
    "SaveVivereBiometry"
   ]
  },
  {
   "method": "POST",
   "path": "/api/biometry/{id}/biometry_link_forwarding",
   "served": [
    "Mutation.forwardBiometryLink"
   ],
   "operations": [
    "ForwardBiometryLink"
   ]
  },
  {
   "method": "POST",
   "path": "/api/ext/revocations",
   "served": [
    "Mutation.requestRevocation"
   ],
   "operations": [
    "RequestRevocation"
   ]
  },
  {
   "method": "POST",
   "path": "/api/ext/revocations/confirm",
   "served": [
    "Mutation.confirmRevocation"
   ],
   "operations": [
    "ConfirmRevocation"
   ]
  },
  {
   "method": "POST",
   "path": "/api/ext/personal-data-requests",
   "served": [
    "Mutation.requestPersonalData"
   ],
   "operations": [
    "RequestPersonalData"
   ]
  }
 ],
 "users": {
  "AcceptedLoan.amount": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "CoOwnershipFlow",
   "MakeCoOwnerContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "ValidateCoOwnerIdentity"
  ],
  "AcceptedLoan.cftea": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "CoOwnershipFlow",
   "MakeCoOwnerContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "ValidateCoOwnerIdentity"
  ],
  "AcceptedLoan.dueDay": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "CoOwnershipFlow",
   "MakeCoOwnerContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "ValidateCoOwnerIdentity"
  ],
  "AcceptedLoan.mode": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "CoOwnershipFlow",
   "MakeCoOwnerContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "ValidateCoOwnerIdentity"
  ],
  "AcceptedLoan.secondInstallment": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "CoOwnershipFlow",
   "MakeCoOwnerContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "ValidateCoOwnerIdentity"
  ],
  "AcceptedLoan.term": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "CoOwnershipFlow",
   "MakeCoOwnerContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "ValidateCoOwnerIdentity"
  ],
  "AccountChoice.accounts": [
   "BiometryAccountPage",
   "ChooseAccount",
   "ChooseBiometryAccount",
   "PaymentAccountPage"
  ],
  "AccountChoice.afterIdentity": [
   "BiometryAccountPage",
   "ChooseAccount",
   "ChooseBiometryAccount",
   "PaymentAccountPage"
  ],
  "AccountChoice.canOpenNew": [
   "BiometryAccountPage",
   "ChooseAccount",
   "ChooseBiometryAccount",
   "PaymentAccountPage"
  ],
  "Address.apartment": [
   "AdditionalDataPage",
   "KnownAddress",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SummaryPage"
  ],
  "Address.cityId": [
   "AdditionalDataPage",
   "KnownAddress",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData"
  ],
  "Address.floor": [
   "AdditionalDataPage",
   "KnownAddress",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SummaryPage"
  ],
  "Address.locality": [
   "AdditionalDataPage",
   "KnownAddress",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SummaryPage"
  ],
  "Address.number": [
   "AdditionalDataPage",
   "KnownAddress",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SummaryPage"
  ],
  "Address.postalCode": [
   "AdditionalDataPage",
   "KnownAddress",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SummaryPage"
  ],
  "Address.province": [
   "SummaryPage"
  ],
  "Address.provinceId": [
   "AdditionalDataPage",
   "KnownAddress",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData"
  ],
  "Address.street": [
   "AdditionalDataPage",
   "KnownAddress",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SummaryPage"
  ],
  "AffordableLoan.amount": [
   "AffordableOffer",
   "AffordableQuote"
  ],
  "AffordableLoan.downPayment": [
   "AffordableOffer",
   "AffordableQuote"
  ],
  "AffordableLoan.firstInstallment": [
   "AffordableOffer",
   "AffordableQuote"
  ],
  "AffordableLoan.installment": [
   "AffordableOffer",
   "AffordableQuote"
  ],
  "AffordableLoan.term": [
   "AffordableOffer",
   "AffordableQuote"
  ],
  "AffordableLoan.vehicleValue": [
   "AffordableOffer",
   "AffordableQuote"
  ],
  "Agreement.description": [
   "HolderFlow",
   "QuoteConditions",
   "SummaryPage"
  ],
  "Agreement.id": [
   "HolderFlow",
   "IdentifyVehicle",
   "LandingConditions",
   "PeopleOfSimulation",
   "QuoteConditions",
   "SummaryPage",
   "VehicleDocumentsPage"
  ],
  "Agreement.maxLtvFixed": [
   "LandingConditions",
   "QuoteConditions"
  ],
  "Agreement.maxLtvUva": [
   "QuoteConditions"
  ],
  "Agreement.maxTerm": [
   "QuoteConditions"
  ],
  "Agreement.minTerm": [
   "QuoteConditions"
  ],
  "Agreement.modes": [
   "QuoteConditions"
  ],
  "Agreement.vehicleTypeCodes": [
   "QuoteConditions"
  ],
  "AppConfig.demo": [
   "DemoPersonas"
  ],
  "BankAccount.accountTypeCode": [
   "BiometryAccountPage",
   "CancelProposal",
   "ChooseAccount",
   "ChooseBiometryAccount",
   "DashboardProposal",
   "EndPage",
   "PaymentAccountPage",
   "ReUploadDocuments",
   "ResumeProposal",
   "SendInscribedPledge"
  ],
  "BankAccount.bankName": [
   "BiometryAccountPage",
   "CancelProposal",
   "ChooseAccount",
   "ChooseBiometryAccount",
   "DashboardProposal",
   "EndPage",
   "PaymentAccountPage",
   "ReUploadDocuments",
   "ResumeProposal",
   "SendInscribedPledge"
  ],
  "BankAccount.id": [
   "AcceptSummary",
   "AttachDocuments",
   "BiometryAccountPage",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseBiometryAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "DashboardProposal",
   "EndPage",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "PaymentAccountPage",
   "ReUploadDocuments",
   "ReloadInsurances",
   "ResumeProposal",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SendInscribedPledge",
   "UpdateQuote",
   "ValidatePhoneCode"
  ],
  "BankAccount.maskedNumber": [
   "BiometryAccountPage",
   "CancelProposal",
   "ChooseAccount",
   "ChooseBiometryAccount",
   "DashboardProposal",
   "EndPage",
   "PaymentAccountPage",
   "ReUploadDocuments",
   "ResumeProposal",
   "SendInscribedPledge"
  ],
  "BankAccount.selected": [
   "BiometryAccountPage",
   "ChooseAccount",
   "ChooseBiometryAccount",
   "EndPage",
   "PaymentAccountPage"
  ],
  "Biometry.demonstration": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "AnswerContract",
   "BiometryFlow",
   "ChooseBiometryAccount",
   "CoOwnerCheckStatus",
   "CoOwnershipFlow",
   "IdentityCheckStatus",
   "MakeCoOwnerContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "SaveBiometryProcess",
   "SaveVivereBiometry",
   "ValidateCoOwnerIdentity",
   "ValidateIdentity"
  ],
  "Biometry.problems": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "AnswerContract",
   "BiometryFlow",
   "ChooseBiometryAccount",
   "CoOwnerCheckStatus",
   "CoOwnershipFlow",
   "IdentityCheckStatus",
   "MakeCoOwnerContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "SaveBiometryProcess",
   "SaveVivereBiometry",
   "ValidateCoOwnerIdentity",
   "ValidateIdentity"
  ],
  "Biometry.processNumber": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "AnswerContract",
   "BiometryFlow",
   "ChooseBiometryAccount",
   "CoOwnerCheckStatus",
   "CoOwnershipFlow",
   "IdentityCheckStatus",
   "MakeCoOwnerContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "SaveBiometryProcess",
   "SaveVivereBiometry",
   "ValidateCoOwnerIdentity",
   "ValidateIdentity"
  ],
  "Biometry.received": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "AnswerContract",
   "BiometryFlow",
   "ChooseBiometryAccount",
   "CoOwnerCheckStatus",
   "CoOwnershipFlow",
   "IdentityCheckStatus",
   "MakeCoOwnerContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "SaveBiometryProcess",
   "SaveVivereBiometry",
   "ValidateCoOwnerIdentity",
   "ValidateIdentity"
  ],
  "Biometry.status": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "AnswerContract",
   "BiometryFlow",
   "ChooseBiometryAccount",
   "CoOwnerCheckStatus",
   "CoOwnershipFlow",
   "IdentityCheckStatus",
   "MakeCoOwnerContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "SaveBiometryProcess",
   "SaveVivereBiometry",
   "ValidateCoOwnerIdentity",
   "ValidateIdentity"
  ],
  "Biometry.toReview": [
   "CancelProposal",
   "DashboardProposal",
   "ReUploadDocuments",
   "ResumeProposal",
   "SendInscribedPledge"
  ],
  "Biometry.validated": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "AnswerContract",
   "BiometryFlow",
   "ChooseBiometryAccount",
   "CoOwnerCheckStatus",
   "CoOwnershipFlow",
   "EndPage",
   "EntryIdentity",
   "IdentityCheckStatus",
   "MakeCoOwnerContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "SaveBiometryProcess",
   "SaveVivereBiometry",
   "ValidateCoOwnerIdentity",
   "ValidateIdentity"
  ],
  "BiometryPayload.biometry": [
   "SaveBiometryProcess",
   "SaveVivereBiometry",
   "ValidateIdentity"
  ],
  "BiometryPayload.userErrors": [
   "SaveBiometryProcess",
   "SaveVivereBiometry",
   "ValidateIdentity"
  ],
  "BiometryProblem.evidence": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "AnswerContract",
   "BiometryFlow",
   "ChooseBiometryAccount",
   "CoOwnerCheckStatus",
   "CoOwnershipFlow",
   "IdentityCheckStatus",
   "MakeCoOwnerContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "SaveBiometryProcess",
   "SaveVivereBiometry",
   "ValidateCoOwnerIdentity",
   "ValidateIdentity"
  ],
  "BiometryProblem.problem": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "AnswerContract",
   "BiometryFlow",
   "ChooseBiometryAccount",
   "CoOwnerCheckStatus",
   "CoOwnershipFlow",
   "IdentityCheckStatus",
   "MakeCoOwnerContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "SaveBiometryProcess",
   "SaveVivereBiometry",
   "ValidateCoOwnerIdentity",
   "ValidateIdentity"
  ],
  "Board.pointsOfSale": [
   "Board"
  ],
  "Board.sentBackDocuments": [
   "Board"
  ],
  "Board.stages": [
   "Board"
  ],
  "Board.weeks": [
   "Board"
  ],
  "BoardDocument.count": [
   "Board"
  ],
  "BoardDocument.label": [
   "Board"
  ],
  "BoardDocument.type": [
   "Board"
  ],
  "BoardPointOfSale.approved": [
   "Board"
  ],
  "BoardPointOfSale.businessName": [
   "Board"
  ],
  "BoardPointOfSale.code": [
   "Board"
  ],
  "BoardPointOfSale.inscribed": [
   "Board"
  ],
  "BoardPointOfSale.signed": [
   "Board"
  ],
  "BoardStage.capped": [
   "Board",
   "BoardStages"
  ],
  "BoardStage.count": [
   "Board",
   "BoardStages"
  ],
  "BoardStage.olderThanTarget": [
   "Board",
   "BoardStages"
  ],
  "BoardStage.phase": [
   "Board",
   "BoardStages"
  ],
  "BoardStage.status": [
   "Board",
   "BoardStages"
  ],
  "BoardStage.targetDays": [
   "Board",
   "BoardStages"
  ],
  "BoardWeek.approved": [
   "Board"
  ],
  "BoardWeek.inscribed": [
   "Board"
  ],
  "BoardWeek.signed": [
   "Board"
  ],
  "BoardWeek.week": [
   "Board"
  ],
  "BorrowerSignature.borrower": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "AnswerContract",
   "BiometryEndPage",
   "BiometryFlow",
   "ChooseBiometryAccount",
   "CoOwnershipFlow",
   "MakeCoOwnerContract",
   "MakeContract",
   "MakeVivereContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "ValidateCoOwnerIdentity"
  ],
  "BorrowerSignature.name": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "AnswerContract",
   "BiometryEndPage",
   "BiometryFlow",
   "ChooseBiometryAccount",
   "CoOwnershipFlow",
   "MakeCoOwnerContract",
   "MakeContract",
   "MakeVivereContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "ValidateCoOwnerIdentity"
  ],
  "BorrowerSignature.signedAt": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "AnswerContract",
   "BiometryEndPage",
   "BiometryFlow",
   "ChooseBiometryAccount",
   "CoOwnershipFlow",
   "MakeCoOwnerContract",
   "MakeContract",
   "MakeVivereContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "ValidateCoOwnerIdentity"
  ],
  "CatalogueItem.code": [
   "AdditionalDataPage",
   "EconomicLists",
   "MobileProviders",
   "StartupLists",
   "SummaryPage",
   "TurnoverTaxCategories"
  ],
  "CatalogueItem.description": [
   "AdditionalDataPage",
   "EconomicLists",
   "MobileProviders",
   "StartupLists",
   "SummaryPage",
   "TurnoverTaxCategories"
  ],
  "CatalogueItem.id": [
   "AdditionalDataPage",
   "EconomicLists",
   "MobileProviders",
   "StartupLists",
   "SummaryPage",
   "TurnoverTaxCategories"
  ],
  "ChangeVehiclePayload.simulation": [
   "ChangeVehicle"
  ],
  "ChangeVehiclePayload.userErrors": [
   "ChangeVehicle"
  ],
  "ChosenQuote.dueDay": [
   "AcceptSummary",
   "AttachDocuments",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "DashboardProposal",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "ReUploadDocuments",
   "ReloadInsurances",
   "ResumeProposal",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SendInscribedPledge",
   "SummaryPage",
   "UpdateQuote",
   "ValidatePhoneCode"
  ],
  "ChosenQuote.mode": [
   "AcceptSummary",
   "AttachDocuments",
   "BiometryEndPage",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "DashboardProposal",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "ReUploadDocuments",
   "ReloadInsurances",
   "ResumeProposal",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SendInscribedPledge",
   "SummaryPage",
   "UpdateQuote",
   "ValidatePhoneCode"
  ],
  "ChosenQuote.percentage": [
   "AcceptSummary",
   "AttachDocuments",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "DashboardProposal",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "ReUploadDocuments",
   "ReloadInsurances",
   "ResumeProposal",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SendInscribedPledge",
   "SummaryPage",
   "UpdateQuote",
   "ValidatePhoneCode"
  ],
  "ChosenQuote.selectedAmount": [
   "AcceptSummary",
   "AttachDocuments",
   "BiometryEndPage",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "DashboardProposal",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "ReUploadDocuments",
   "ReloadInsurances",
   "ResumeProposal",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SendInscribedPledge",
   "SummaryPage",
   "UpdateQuote",
   "ValidatePhoneCode"
  ],
  "ChosenQuote.term": [
   "AcceptSummary",
   "AttachDocuments",
   "BiometryEndPage",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "DashboardProposal",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "ReUploadDocuments",
   "ReloadInsurances",
   "ResumeProposal",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SendInscribedPledge",
   "SummaryPage",
   "UpdateQuote",
   "ValidatePhoneCode"
  ],
  "City.id": [
   "AdditionalDataCities"
  ],
  "City.name": [
   "AdditionalDataCities"
  ],
  "City.postalCode": [
   "AdditionalDataCities"
  ],
  "CivilData.countryOfBirth": [
   "SummaryPage"
  ],
  "CivilData.countryOfBirthId": [
   "AdditionalDataPage",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData"
  ],
  "CivilData.maritalStatus": [
   "SummaryPage"
  ],
  "CivilData.maritalStatusCode": [
   "AdditionalDataPage",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData"
  ],
  "CivilData.nationality": [
   "SummaryPage"
  ],
  "CivilData.nationalityId": [
   "AdditionalDataPage",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData"
  ],
  "CivilData.nonParticipantSpouse": [
   "AdditionalDataPage",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData"
  ],
  "CoOwnerPart.identityToReview": [
   "CancelProposal",
   "DashboardProposal",
   "ReUploadDocuments",
   "ResumeProposal",
   "SendInscribedPledge"
  ],
  "CoOwnerPart.linkChannel": [
   "AcceptSummary",
   "AnswerContract",
   "AttachDocuments",
   "BiometryFlow",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseBiometryAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "InviteCoOwner",
   "ReloadInsurances",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "UpdateQuote",
   "ValidatePhoneCode"
  ],
  "CoOwnerPart.linkExpiresAt": [
   "AcceptSummary",
   "AnswerContract",
   "AttachDocuments",
   "BiometryFlow",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseBiometryAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "InviteCoOwner",
   "ReloadInsurances",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "UpdateQuote",
   "ValidatePhoneCode"
  ],
  "CoOwnerPart.linkSentAt": [
   "AcceptSummary",
   "AnswerContract",
   "AttachDocuments",
   "BiometryFlow",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseBiometryAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "InviteCoOwner",
   "ReloadInsurances",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "UpdateQuote",
   "ValidatePhoneCode"
  ],
  "CoOwnerPart.maskedEmail": [
   "AcceptSummary",
   "AnswerContract",
   "AttachDocuments",
   "BiometryFlow",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseBiometryAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "InviteCoOwner",
   "ReloadInsurances",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "UpdateQuote",
   "ValidatePhoneCode"
  ],
  "CoOwnerPart.maskedPhone": [
   "AcceptSummary",
   "AnswerContract",
   "AttachDocuments",
   "BiometryFlow",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseBiometryAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "InviteCoOwner",
   "ReloadInsurances",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "UpdateQuote",
   "ValidatePhoneCode"
  ],
  "CoOwnerPart.refusalReason": [
   "AcceptSummary",
   "AnswerContract",
   "AttachDocuments",
   "BiometryFlow",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseBiometryAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "InviteCoOwner",
   "ReloadInsurances",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "UpdateQuote",
   "ValidatePhoneCode"
  ],
  "CoOwnerPart.resendsLeft": [
   "AcceptSummary",
   "AnswerContract",
   "AttachDocuments",
   "BiometryFlow",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseBiometryAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "InviteCoOwner",
   "ReloadInsurances",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "UpdateQuote",
   "ValidatePhoneCode"
  ],
  "CoOwnerPart.step": [
   "AcceptSummary",
   "AnswerContract",
   "AttachDocuments",
   "BiometryFlow",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseBiometryAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "DashboardProposal",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "InviteCoOwner",
   "ReUploadDocuments",
   "ReloadInsurances",
   "ResumeProposal",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SendInscribedPledge",
   "UpdateQuote",
   "ValidatePhoneCode"
  ],
  "CoOwnership.acceptedBefore": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "CoOwnershipFlow",
   "MakeCoOwnerContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "ValidateCoOwnerIdentity"
  ],
  "CoOwnership.biometry": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "CoOwnerCheckStatus",
   "CoOwnershipFlow",
   "MakeCoOwnerContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "ValidateCoOwnerIdentity"
  ],
  "CoOwnership.cfteaWithInsurance": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "CoOwnershipFlow",
   "MakeCoOwnerContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "ValidateCoOwnerIdentity"
  ],
  "CoOwnership.codeRequired": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "CoOwnershipFlow",
   "MakeCoOwnerContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "ValidateCoOwnerIdentity"
  ],
  "CoOwnership.contract": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "CoOwnershipFlow",
   "CoOwnershipStep",
   "MakeCoOwnerContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "ValidateCoOwnerIdentity"
  ],
  "CoOwnership.contractConsents": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "CoOwnershipFlow",
   "MakeCoOwnerContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "ValidateCoOwnerIdentity"
  ],
  "CoOwnership.contractTexts": [
   "CoOwnerContractPage"
  ],
  "CoOwnership.figures": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "CoOwnershipFlow",
   "MakeCoOwnerContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "ValidateCoOwnerIdentity"
  ],
  "CoOwnership.firstName": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "CoOwnershipFlow",
   "MakeCoOwnerContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "ValidateCoOwnerIdentity"
  ],
  "CoOwnership.id": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "CoOwnerCheckStatus",
   "CoOwnerContractPage",
   "CoOwnershipFlow",
   "CoOwnershipStep",
   "MakeCoOwnerContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "ValidateCoOwnerIdentity"
  ],
  "CoOwnership.insuranceEstimate": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "CoOwnershipFlow",
   "MakeCoOwnerContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "ValidateCoOwnerIdentity"
  ],
  "CoOwnership.invitedBy": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "CoOwnershipFlow",
   "MakeCoOwnerContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "ValidateCoOwnerIdentity"
  ],
  "CoOwnership.maskedPhone": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "CoOwnershipFlow",
   "MakeCoOwnerContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "ValidateCoOwnerIdentity"
  ],
  "CoOwnership.monthlyPremium": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "CoOwnershipFlow",
   "MakeCoOwnerContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "ValidateCoOwnerIdentity"
  ],
  "CoOwnership.ownerFirstName": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "CoOwnershipFlow",
   "MakeCoOwnerContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "ValidateCoOwnerIdentity"
  ],
  "CoOwnership.paidOn": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "CoOwnershipFlow",
   "CoOwnershipStep",
   "MakeCoOwnerContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "ValidateCoOwnerIdentity"
  ],
  "CoOwnership.paymentWindow": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "CoOwnershipFlow",
   "MakeCoOwnerContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "ValidateCoOwnerIdentity"
  ],
  "CoOwnership.pointOfSaleName": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "CoOwnershipFlow",
   "MakeCoOwnerContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "ValidateCoOwnerIdentity"
  ],
  "CoOwnership.proposalNumber": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "CoOwnershipFlow",
   "MakeCoOwnerContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "ValidateCoOwnerIdentity"
  ],
  "CoOwnership.revocation": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "CoOwnershipFlow",
   "CoOwnershipStep",
   "MakeCoOwnerContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "ValidateCoOwnerIdentity"
  ],
  "CoOwnership.step": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "CoOwnershipFlow",
   "CoOwnershipStep",
   "MakeCoOwnerContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "ValidateCoOwnerIdentity"
  ],
  "CoOwnership.vehicleDescription": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "CoOwnershipFlow",
   "MakeCoOwnerContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "ValidateCoOwnerIdentity"
  ],
  "CoOwnershipPayload.coOwnership": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "MakeCoOwnerContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "ValidateCoOwnerIdentity"
  ],
  "CoOwnershipPayload.userErrors": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "MakeCoOwnerContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "ValidateCoOwnerIdentity"
  ],
  "CompanySeller.businessName": [
   "AnswerContract",
   "BiometryFlow",
   "ChooseBiometryAccount",
   "EndPage",
   "SaveSeller",
   "SellerDataPage",
   "VehicleDocumentsPage"
  ],
  "CompanySeller.cuit": [
   "SaveSeller",
   "SellerDataPage"
  ],
  "CompanySeller.email": [
   "SaveSeller",
   "SellerDataPage"
  ],
  "CompanySeller.phone": [
   "SaveSeller",
   "SellerDataPage"
  ],
  "ConfirmRevocationPayload.confirmed": [
   "ConfirmRevocation"
  ],
  "ConfirmRevocationPayload.userErrors": [
   "ConfirmRevocation"
  ],
  "ConsentRequest.ended": [
   "ConsentRequest"
  ],
  "ConsentRequest.figures": [
   "ConsentRequest"
  ],
  "ConsentRequest.firstName": [
   "ConsentRequest"
  ],
  "ConsentRequest.insuranceEstimate": [
   "ConsentRequest"
  ],
  "ConsentRequest.lastName": [
   "ConsentRequest"
  ],
  "ConsentRequest.paymentWindow": [
   "ConsentRequest"
  ],
  "ConsentRequest.pointOfSaleName": [
   "ConsentRequest"
  ],
  "ConsentRequest.vehicleDescription": [
   "ConsentRequest"
  ],
  "Contract.changes": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "AnswerContract",
   "BiometryContractPage",
   "BiometryFlow",
   "ChooseBiometryAccount",
   "CoOwnershipFlow",
   "MakeCoOwnerContract",
   "MakeContract",
   "MakeVivereContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "ValidateCoOwnerIdentity"
  ],
  "Contract.confirmed": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "AnswerContract",
   "BiometryFlow",
   "ChooseBiometryAccount",
   "CoOwnershipFlow",
   "MakeCoOwnerContract",
   "MakeContract",
   "MakeVivereContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "ValidateCoOwnerIdentity"
  ],
  "Contract.hash": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "AnswerContract",
   "BiometryFlow",
   "ChooseBiometryAccount",
   "CoOwnershipFlow",
   "MakeCoOwnerContract",
   "MakeContract",
   "MakeVivereContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "ValidateCoOwnerIdentity"
  ],
  "Contract.initiated": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "AnswerContract",
   "BiometryFlow",
   "ChooseBiometryAccount",
   "CoOwnershipFlow",
   "MakeCoOwnerContract",
   "MakeContract",
   "MakeVivereContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "ValidateCoOwnerIdentity"
  ],
  "Contract.pendingSigners": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "AnswerContract",
   "BiometryFlow",
   "ChooseBiometryAccount",
   "CoOwnershipFlow",
   "CoOwnershipStep",
   "MakeCoOwnerContract",
   "MakeContract",
   "MakeVivereContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "ValidateCoOwnerIdentity"
  ],
  "Contract.refusalReason": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "AnswerContract",
   "BiometryFlow",
   "ChooseBiometryAccount",
   "CoOwnershipFlow",
   "MakeCoOwnerContract",
   "MakeContract",
   "MakeVivereContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "ValidateCoOwnerIdentity"
  ],
  "Contract.signatures": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "AnswerContract",
   "BiometryEndPage",
   "BiometryFlow",
   "ChooseBiometryAccount",
   "CoOwnershipFlow",
   "MakeCoOwnerContract",
   "MakeContract",
   "MakeVivereContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "ValidateCoOwnerIdentity"
  ],
  "Contract.signedAt": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "AnswerContract",
   "BiometryFlow",
   "ChooseBiometryAccount",
   "CoOwnershipFlow",
   "MakeCoOwnerContract",
   "MakeContract",
   "MakeVivereContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "ValidateCoOwnerIdentity"
  ],
  "Contract.signingCodeRequired": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "AnswerContract",
   "BiometryFlow",
   "ChooseBiometryAccount",
   "CoOwnershipFlow",
   "MakeCoOwnerContract",
   "MakeContract",
   "MakeVivereContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "ValidateCoOwnerIdentity"
  ],
  "Contract.status": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "AnswerContract",
   "BiometryFlow",
   "ChooseBiometryAccount",
   "CoOwnershipFlow",
   "MakeCoOwnerContract",
   "MakeContract",
   "MakeVivereContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "ValidateCoOwnerIdentity"
  ],
  "ContractChanges.before": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "AnswerContract",
   "BiometryFlow",
   "ChooseBiometryAccount",
   "CoOwnershipFlow",
   "MakeCoOwnerContract",
   "MakeContract",
   "MakeVivereContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "ValidateCoOwnerIdentity"
  ],
  "ContractChanges.figures": [
   "BiometryContractPage"
  ],
  "ContractChanges.now": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "AnswerContract",
   "BiometryContractPage",
   "BiometryFlow",
   "ChooseBiometryAccount",
   "CoOwnershipFlow",
   "MakeCoOwnerContract",
   "MakeContract",
   "MakeVivereContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "ValidateCoOwnerIdentity"
  ],
  "ContractConsent.at": [
   "AcceptBiometrics"
  ],
  "ContractConsent.kind": [
   "AcceptBiometrics",
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "CoOwnershipFlow",
   "MakeCoOwnerContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "ValidateCoOwnerIdentity"
  ],
  "ContractConsent.textVersion": [
   "AcceptBiometrics"
  ],
  "ContractFigures.capitalInUva": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "AnswerContract",
   "BiometryFlow",
   "ChooseBiometryAccount",
   "CoOwnershipFlow",
   "MakeCoOwnerContract",
   "MakeContract",
   "MakeVivereContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "ValidateCoOwnerIdentity"
  ],
  "ContractFigures.cftea": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "AnswerContract",
   "BiometryFlow",
   "ChooseBiometryAccount",
   "CoOwnershipFlow",
   "MakeCoOwnerContract",
   "MakeContract",
   "MakeVivereContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "ValidateCoOwnerIdentity"
  ],
  "ContractFigures.cfteaWithInsurance": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "AnswerContract",
   "BiometryContractPage",
   "BiometryFlow",
   "ChooseBiometryAccount",
   "CoOwnershipFlow",
   "MakeCoOwnerContract",
   "MakeContract",
   "MakeVivereContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "ValidateCoOwnerIdentity"
  ],
  "ContractFigures.firstInstallment": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "AnswerContract",
   "BiometryFlow",
   "ChooseBiometryAccount",
   "CoOwnershipFlow",
   "MakeCoOwnerContract",
   "MakeContract",
   "MakeVivereContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "ValidateCoOwnerIdentity"
  ],
  "ContractFigures.firstPaymentDate": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "AnswerContract",
   "BiometryFlow",
   "ChooseBiometryAccount",
   "CoOwnershipFlow",
   "MakeCoOwnerContract",
   "MakeContract",
   "MakeVivereContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "ValidateCoOwnerIdentity"
  ],
  "ContractFigures.secondInstallment": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "AnswerContract",
   "BiometryFlow",
   "ChooseBiometryAccount",
   "CoOwnershipFlow",
   "MakeCoOwnerContract",
   "MakeContract",
   "MakeVivereContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "ValidateCoOwnerIdentity"
  ],
  "ContractFigures.totalToPay": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "AnswerContract",
   "BiometryFlow",
   "ChooseBiometryAccount",
   "CoOwnershipFlow",
   "MakeCoOwnerContract",
   "MakeContract",
   "MakeVivereContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "ValidateCoOwnerIdentity"
  ],
  "ContractFigures.uvaValue": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "AnswerContract",
   "BiometryFlow",
   "ChooseBiometryAccount",
   "CoOwnershipFlow",
   "MakeCoOwnerContract",
   "MakeContract",
   "MakeVivereContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "ValidateCoOwnerIdentity"
  ],
  "ContractPayload.contract": [
   "MakeContract",
   "MakeVivereContract"
  ],
  "ContractPayload.userErrors": [
   "MakeContract",
   "MakeVivereContract"
  ],
  "ContractSignature.hash": [
   "BiometryEndPage"
  ],
  "ContractSignature.signed": [
   "BiometryEndPage"
  ],
  "ContractSignature.signedAt": [
   "BiometryEndPage"
  ],
  "Coupon.description": [
   "Coupons",
   "LandingConditions"
  ],
  "Coupon.id": [
   "Coupons",
   "LandingConditions"
  ],
  "Coupon.mode": [
   "Coupons",
   "LandingConditions"
  ],
  "Coupon.rateDiscount": [
   "Coupons",
   "LandingConditions"
  ],
  "CouponCheck.reason": [
   "CouponCheck"
  ],
  "CouponCheck.valid": [
   "CouponCheck"
  ],
  "CreateClientLogPayload.logged": [
   "CreateClientLog"
  ],
  "CreateProposalPayload.proposal": [
   "CreateProposal"
  ],
  "CreateProposalPayload.userErrors": [
   "CreateProposal"
  ],
  "CreateUserPayload.created": [
   "CreateUser"
  ],
  "CreateUserPayload.userErrors": [
   "CreateUser"
  ],
  "DemoPersona.description": [
   "DemoPersonas"
  ],
  "DemoPersona.documentNumber": [
   "DemoPersonas"
  ],
  "DemoTools.personas": [
   "DemoPersonas"
  ],
  "DocumentFile.contentType": [
   "AttachDocuments",
   "AttachSaleDocuments",
   "CancelProposal",
   "DashboardProposal",
   "DocumentsPage",
   "FinishDocumentation",
   "IdentifySaleSeller",
   "IdentifyVehicle",
   "ReUploadDocuments",
   "ResumeProposal",
   "SaleFlow",
   "SaveSaleAccount",
   "SaveSeller",
   "SendInscribedPledge",
   "UpdateSaleSeller",
   "VehicleDocumentsPage"
  ],
  "DocumentFile.id": [
   "AttachDocuments",
   "AttachSaleDocuments",
   "CancelProposal",
   "DashboardProposal",
   "DocumentsPage",
   "FinishDocumentation",
   "IdentifySaleSeller",
   "IdentifyVehicle",
   "ReUploadDocuments",
   "ResumeProposal",
   "SaleFlow",
   "SaveSaleAccount",
   "SaveSeller",
   "SendInscribedPledge",
   "UpdateSaleSeller",
   "VehicleDocumentsPage"
  ],
  "DocumentFile.name": [
   "AttachDocuments",
   "AttachSaleDocuments",
   "CancelProposal",
   "DashboardProposal",
   "DocumentsPage",
   "FinishDocumentation",
   "IdentifySaleSeller",
   "IdentifyVehicle",
   "ReUploadDocuments",
   "ResumeProposal",
   "SaleFlow",
   "SaveSaleAccount",
   "SaveSeller",
   "SendInscribedPledge",
   "UpdateSaleSeller",
   "VehicleDocumentsPage"
  ],
  "DocumentFile.size": [
   "AttachDocuments",
   "AttachSaleDocuments",
   "CancelProposal",
   "DashboardProposal",
   "DocumentsPage",
   "FinishDocumentation",
   "IdentifySaleSeller",
   "IdentifyVehicle",
   "ReUploadDocuments",
   "ResumeProposal",
   "SaleFlow",
   "SaveSaleAccount",
   "SaveSeller",
   "SendInscribedPledge",
   "UpdateSaleSeller",
   "VehicleDocumentsPage"
  ],
  "DocumentText.name": [
   "BiometryContractPage",
   "CoOwnerContractPage",
   "ContractModel",
   "SignedContractText"
  ],
  "DocumentText.parts": [
   "BiometryContractPage",
   "CoOwnerContractPage",
   "ContractModel",
   "SignedContractText"
  ],
  "DocumentText.title": [
   "BiometryContractPage",
   "CoOwnerContractPage",
   "ContractModel",
   "SignedContractText"
  ],
  "EndSessionPayload.sessions": [
   "EndSession"
  ],
  "EndSessionPayload.userErrors": [
   "EndSession"
  ],
  "FindProposalPayload.match": [
   "FindProposal"
  ],
  "FindProposalPayload.userErrors": [
   "FindProposal"
  ],
  "FindSalePayload.found": [
   "FindSale"
  ],
  "FindSalePayload.linkSentTo": [
   "FindSale"
  ],
  "FindSalePayload.match": [
   "FindSale"
  ],
  "FindSalePayload.userErrors": [
   "FindSale"
  ],
  "FindTaxpayerPayload.taxpayer": [
   "FindTaxpayer"
  ],
  "FindTaxpayerPayload.userErrors": [
   "FindTaxpayer"
  ],
  "FirstInstallment.extraDays": [
   "AcceptCoOwnership",
   "AcceptSummary",
   "AnswerCoOwnerContract",
   "AttachDocuments",
   "BiometryContractPage",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseInsurance",
   "CoOwnershipFlow",
   "ConfirmProposal",
   "ConsentRequest",
   "CorrectPhone",
   "CreateProposal",
   "DashboardProposal",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "IndicativeQuote",
   "MakeCoOwnerContract",
   "OfferQuote",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "ReUploadDocuments",
   "RefuseCoOwnership",
   "ReloadInsurances",
   "ResumeProposal",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SendInscribedPledge",
   "SharedQuote",
   "SummaryPage",
   "UpdateQuote",
   "ValidateCoOwnerIdentity",
   "ValidatePhoneCode",
   "VehicleQuote"
  ],
  "FirstInstallment.paymentDate": [
   "AcceptCoOwnership",
   "AcceptSummary",
   "AnswerCoOwnerContract",
   "AttachDocuments",
   "BiometryContractPage",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseInsurance",
   "CoOwnershipFlow",
   "ConfirmProposal",
   "ConsentRequest",
   "CorrectPhone",
   "CreateProposal",
   "DashboardProposal",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "IndicativeQuote",
   "MakeCoOwnerContract",
   "OfferQuote",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "ReUploadDocuments",
   "RefuseCoOwnership",
   "ReloadInsurances",
   "ResumeProposal",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SendInscribedPledge",
   "SharedQuote",
   "SummaryPage",
   "UpdateQuote",
   "ValidateCoOwnerIdentity",
   "ValidatePhoneCode",
   "VehicleQuote"
  ],
  "FirstInstallment.total": [
   "AcceptCoOwnership",
   "AcceptSummary",
   "AnswerCoOwnerContract",
   "AttachDocuments",
   "BiometryContractPage",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseInsurance",
   "CoOwnershipFlow",
   "ConfirmProposal",
   "ConsentRequest",
   "CorrectPhone",
   "CreateProposal",
   "DashboardProposal",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "IndicativeQuote",
   "MakeCoOwnerContract",
   "OfferQuote",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "ReUploadDocuments",
   "RefuseCoOwnership",
   "ReloadInsurances",
   "ResumeProposal",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SendInscribedPledge",
   "SharedQuote",
   "SummaryPage",
   "UpdateQuote",
   "ValidateCoOwnerIdentity",
   "ValidatePhoneCode",
   "VehicleQuote"
  ],
  "FlowPhase.label": [
   "AcceptSummary",
   "AnswerContract",
   "AttachDocuments",
   "BiometryFlow",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseBiometryAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "DashboardProposal",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "ReUploadDocuments",
   "ReloadInsurances",
   "ResumeProposal",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SendInscribedPledge",
   "UpdateQuote",
   "ValidatePhoneCode"
  ],
  "FlowPhase.name": [
   "AcceptSummary",
   "AnswerContract",
   "AttachDocuments",
   "BiometryFlow",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseBiometryAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "DashboardProposal",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "ReUploadDocuments",
   "ReloadInsurances",
   "ResumeProposal",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SendInscribedPledge",
   "UpdateQuote",
   "ValidatePhoneCode"
  ],
  "FlowPhase.status": [
   "AcceptSummary",
   "AnswerContract",
   "AttachDocuments",
   "BiometryFlow",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseBiometryAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "DashboardProposal",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "ReUploadDocuments",
   "ReloadInsurances",
   "ResumeProposal",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SendInscribedPledge",
   "UpdateQuote",
   "ValidatePhoneCode"
  ],
  "FlowPhase.steps": [
   "AcceptSummary",
   "AnswerContract",
   "AttachDocuments",
   "BiometryFlow",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseBiometryAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "DashboardProposal",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "ReUploadDocuments",
   "ReloadInsurances",
   "ResumeProposal",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SendInscribedPledge",
   "UpdateQuote",
   "ValidatePhoneCode"
  ],
  "FlowStep.finishedAt": [
   "AnswerContract",
   "BiometryFlow",
   "CancelProposal",
   "ChooseBiometryAccount",
   "DashboardProposal",
   "ReUploadDocuments",
   "ResumeProposal",
   "SendInscribedPledge"
  ],
  "FlowStep.name": [
   "AcceptSummary",
   "AnswerContract",
   "AttachDocuments",
   "BiometryFlow",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseBiometryAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "DashboardProposal",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "ReUploadDocuments",
   "ReloadInsurances",
   "ResumeProposal",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SendInscribedPledge",
   "UpdateQuote",
   "ValidatePhoneCode"
  ],
  "FlowStep.status": [
   "AcceptSummary",
   "AnswerContract",
   "AttachDocuments",
   "BiometryFlow",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseBiometryAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "DashboardProposal",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "ReUploadDocuments",
   "ReloadInsurances",
   "ResumeProposal",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SendInscribedPledge",
   "UpdateQuote",
   "ValidatePhoneCode"
  ],
  "ForwardBiometryLinkPayload.maskedRecipient": [
   "ForwardBiometryLink"
  ],
  "ForwardBiometryLinkPayload.remainingToday": [
   "ForwardBiometryLink"
  ],
  "ForwardBiometryLinkPayload.userErrors": [
   "ForwardBiometryLink"
  ],
  "GeneratedDocument.missing": [
   "PrepareContract"
  ],
  "GeneratedDocument.name": [
   "PrepareContract"
  ],
  "GeneratedDocument.title": [
   "PrepareContract"
  ],
  "GivenConsent.kind": [
   "AcceptSummary",
   "AttachDocuments",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "ReloadInsurances",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "UpdateQuote",
   "ValidatePhoneCode"
  ],
  "IdentityChecks.enri": [
   "IdentityRegisters"
  ],
  "IdentityChecks.opbc": [
   "IdentityRegisters"
  ],
  "Installment.balance": [
   "OfferQuote",
   "SummaryPage"
  ],
  "Installment.capital": [
   "OfferQuote",
   "SummaryPage"
  ],
  "Installment.dueDate": [
   "BiometryEndPage",
   "EndPage",
   "OfferQuote",
   "SummaryPage"
  ],
  "Installment.fees": [
   "OfferQuote",
   "SummaryPage"
  ],
  "Installment.interest": [
   "OfferQuote",
   "SummaryPage"
  ],
  "Installment.number": [
   "BiometryEndPage",
   "EndPage",
   "OfferQuote",
   "SummaryPage"
  ],
  "Installment.paymentDate": [
   "BiometryEndPage",
   "EndPage",
   "OfferQuote",
   "SummaryPage"
  ],
  "Installment.total": [
   "BiometryEndPage",
   "EndPage",
   "OfferQuote",
   "SummaryPage"
  ],
  "Installment.totalInUva": [
   "OfferQuote",
   "SummaryPage"
  ],
  "Installment.vat": [
   "OfferQuote",
   "SummaryPage"
  ],
  "InsuranceAssumptions.driverAge": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "CoOwnershipFlow",
   "ConsentRequest",
   "IndicativeQuote",
   "LoanEstimate",
   "MakeCoOwnerContract",
   "OfferQuote",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "SharedQuote",
   "ValidateCoOwnerIdentity",
   "VehicleQuote"
  ],
  "InsuranceAssumptions.province": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "CoOwnershipFlow",
   "ConsentRequest",
   "IndicativeQuote",
   "LoanEstimate",
   "MakeCoOwnerContract",
   "OfferQuote",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "SharedQuote",
   "ValidateCoOwnerIdentity",
   "VehicleQuote"
  ],
  "InsuranceAssumptions.vehicleAge": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "CoOwnershipFlow",
   "ConsentRequest",
   "IndicativeQuote",
   "LoanEstimate",
   "MakeCoOwnerContract",
   "OfferQuote",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "SharedQuote",
   "ValidateCoOwnerIdentity",
   "VehicleQuote"
  ],
  "InsuranceEstimate.assumed": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "CoOwnershipFlow",
   "ConsentRequest",
   "IndicativeQuote",
   "LoanEstimate",
   "MakeCoOwnerContract",
   "OfferQuote",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "SharedQuote",
   "ValidateCoOwnerIdentity",
   "VehicleQuote"
  ],
  "InsuranceEstimate.cftea": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "CoOwnershipFlow",
   "ConsentRequest",
   "IndicativeQuote",
   "LoanEstimate",
   "MakeCoOwnerContract",
   "OfferQuote",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "SharedQuote",
   "ValidateCoOwnerIdentity",
   "VehicleQuote"
  ],
  "InsuranceEstimate.monthlyPremium": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "CoOwnershipFlow",
   "ConsentRequest",
   "IndicativeQuote",
   "LoanEstimate",
   "MakeCoOwnerContract",
   "OfferQuote",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "SharedQuote",
   "ValidateCoOwnerIdentity",
   "VehicleQuote"
  ],
  "InsuranceOffer.coverageCode": [
   "ChooseInsurance",
   "GenerateInsurances",
   "InsurancePage",
   "ReloadInsurances"
  ],
  "InsuranceOffer.coverageDescription": [
   "ChooseInsurance",
   "GenerateInsurances",
   "InsurancePage",
   "ReloadInsurances"
  ],
  "InsuranceOffer.coverageName": [
   "BiometryPolicyPage",
   "CancelProposal",
   "ChooseInsurance",
   "DashboardProposal",
   "EndPage",
   "GenerateInsurances",
   "InsurancePage",
   "ReUploadDocuments",
   "ReloadInsurances",
   "ResumeProposal",
   "SendInscribedPledge",
   "SummaryPage"
  ],
  "InsuranceOffer.deductible": [
   "ChooseInsurance",
   "GenerateInsurances",
   "InsurancePage",
   "ReloadInsurances"
  ],
  "InsuranceOffer.id": [
   "AcceptSummary",
   "AttachDocuments",
   "BiometryContractPage",
   "BiometryPolicyPage",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "DashboardProposal",
   "EndPage",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "InsurancePage",
   "ReUploadDocuments",
   "ReloadInsurances",
   "ResumeProposal",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SendInscribedPledge",
   "SummaryPage",
   "UpdateQuote",
   "ValidatePhoneCode"
  ],
  "InsuranceOffer.insuredSum": [
   "BiometryPolicyPage",
   "ChooseInsurance",
   "GenerateInsurances",
   "InsurancePage",
   "ReloadInsurances",
   "SummaryPage"
  ],
  "InsuranceOffer.insurerName": [
   "BiometryPolicyPage",
   "CancelProposal",
   "ChooseInsurance",
   "DashboardProposal",
   "EndPage",
   "GenerateInsurances",
   "InsurancePage",
   "ReUploadDocuments",
   "ReloadInsurances",
   "ResumeProposal",
   "SendInscribedPledge",
   "SummaryPage"
  ],
  "InsuranceOffer.monthlyPremium": [
   "AcceptSummary",
   "AttachDocuments",
   "BiometryContractPage",
   "BiometryPolicyPage",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "DashboardProposal",
   "EndPage",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "InsurancePage",
   "ReUploadDocuments",
   "ReloadInsurances",
   "ResumeProposal",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SendInscribedPledge",
   "SummaryPage",
   "UpdateQuote",
   "ValidatePhoneCode"
  ],
  "InsuranceOffer.selected": [
   "ChooseInsurance",
   "GenerateInsurances",
   "InsurancePage",
   "ReloadInsurances"
  ],
  "InviteCoOwnerPayload.maskedRecipient": [
   "InviteCoOwner"
  ],
  "InviteCoOwnerPayload.proposal": [
   "InviteCoOwner"
  ],
  "InviteCoOwnerPayload.remainingToday": [
   "InviteCoOwner"
  ],
  "InviteCoOwnerPayload.userErrors": [
   "InviteCoOwner"
  ],
  "ListAbilities.filtersByActor": [
   "ProposalList"
  ],
  "ListAbilities.filtersByStageAge": [
   "ProposalList"
  ],
  "ListAbilities.pageSizes": [
   "ProposalList"
  ],
  "ListAbilities.searchesNames": [
   "ProposalList"
  ],
  "ListAbilities.sorts": [
   "ProposalList"
  ],
  "LoanFees.granting": [
   "AcceptCoOwnership",
   "AcceptSummary",
   "AnswerCoOwnerContract",
   "AttachDocuments",
   "BiometryContractPage",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseInsurance",
   "CoOwnershipFlow",
   "ConfirmProposal",
   "ConsentRequest",
   "CorrectPhone",
   "CreateProposal",
   "DashboardProposal",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "MakeCoOwnerContract",
   "OfferQuote",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "ReUploadDocuments",
   "RefuseCoOwnership",
   "ReloadInsurances",
   "ResumeProposal",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SendInscribedPledge",
   "SharedQuote",
   "SummaryPage",
   "UpdateQuote",
   "ValidateCoOwnerIdentity",
   "ValidatePhoneCode",
   "VehicleQuote"
  ],
  "LoanFees.lifeInsuranceRate": [
   "AcceptCoOwnership",
   "AcceptSummary",
   "AnswerCoOwnerContract",
   "AttachDocuments",
   "BiometryContractPage",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseInsurance",
   "CoOwnershipFlow",
   "ConfirmProposal",
   "ConsentRequest",
   "CorrectPhone",
   "CreateProposal",
   "DashboardProposal",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "MakeCoOwnerContract",
   "OfferQuote",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "ReUploadDocuments",
   "RefuseCoOwnership",
   "ReloadInsurances",
   "ResumeProposal",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SendInscribedPledge",
   "SharedQuote",
   "SummaryPage",
   "UpdateQuote",
   "ValidateCoOwnerIdentity",
   "ValidatePhoneCode",
   "VehicleQuote"
  ],
  "LoanFees.monthly": [
   "AcceptCoOwnership",
   "AcceptSummary",
   "AnswerCoOwnerContract",
   "AttachDocuments",
   "BiometryContractPage",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseInsurance",
   "CoOwnershipFlow",
   "ConfirmProposal",
   "ConsentRequest",
   "CorrectPhone",
   "CreateProposal",
   "DashboardProposal",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "MakeCoOwnerContract",
   "OfferQuote",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "ReUploadDocuments",
   "RefuseCoOwnership",
   "ReloadInsurances",
   "ResumeProposal",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SendInscribedPledge",
   "SharedQuote",
   "SummaryPage",
   "UpdateQuote",
   "ValidateCoOwnerIdentity",
   "ValidatePhoneCode",
   "VehicleQuote"
  ],
  "LoanFees.netDisbursed": [
   "AcceptCoOwnership",
   "AcceptSummary",
   "AnswerCoOwnerContract",
   "AttachDocuments",
   "BiometryContractPage",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseInsurance",
   "CoOwnershipFlow",
   "ConfirmProposal",
   "ConsentRequest",
   "CorrectPhone",
   "CreateProposal",
   "DashboardProposal",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "MakeCoOwnerContract",
   "OfferQuote",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "ReUploadDocuments",
   "RefuseCoOwnership",
   "ReloadInsurances",
   "ResumeProposal",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SendInscribedPledge",
   "SharedQuote",
   "SummaryPage",
   "UpdateQuote",
   "ValidateCoOwnerIdentity",
   "ValidatePhoneCode",
   "VehicleQuote"
  ],
  "LoanFigures.capitalInUva": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "BiometryContractPage",
   "CoOwnershipFlow",
   "ConsentRequest",
   "MakeCoOwnerContract",
   "OfferQuote",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "SharedQuote",
   "SummaryPage",
   "ValidateCoOwnerIdentity"
  ],
  "LoanFigures.cftea": [
   "AcceptCoOwnership",
   "AcceptSummary",
   "AnswerCoOwnerContract",
   "AttachDocuments",
   "BiometryContractPage",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseInsurance",
   "CoOwnershipFlow",
   "ConfirmProposal",
   "ConsentRequest",
   "CorrectPhone",
   "CreateProposal",
   "DashboardProposal",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "IndicativeQuote",
   "MakeCoOwnerContract",
   "OfferQuote",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "ReUploadDocuments",
   "RefuseCoOwnership",
   "ReloadInsurances",
   "ResumeProposal",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SendInscribedPledge",
   "SharedQuote",
   "SummaryPage",
   "UpdateQuote",
   "ValidateCoOwnerIdentity",
   "ValidatePhoneCode",
   "VehicleQuote"
  ],
  "LoanFigures.cfteaWithoutVat": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "BiometryContractPage",
   "CoOwnershipFlow",
   "ConsentRequest",
   "IndicativeQuote",
   "MakeCoOwnerContract",
   "OfferQuote",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "SharedQuote",
   "SummaryPage",
   "ValidateCoOwnerIdentity"
  ],
  "LoanFigures.dueDay": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "BiometryContractPage",
   "CoOwnershipFlow",
   "ConsentRequest",
   "MakeCoOwnerContract",
   "OfferQuote",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "SharedQuote",
   "SummaryPage",
   "ValidateCoOwnerIdentity"
  ],
  "LoanFigures.fees": [
   "AcceptCoOwnership",
   "AcceptSummary",
   "AnswerCoOwnerContract",
   "AttachDocuments",
   "BiometryContractPage",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseInsurance",
   "CoOwnershipFlow",
   "ConfirmProposal",
   "ConsentRequest",
   "CorrectPhone",
   "CreateProposal",
   "DashboardProposal",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "MakeCoOwnerContract",
   "OfferQuote",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "ReUploadDocuments",
   "RefuseCoOwnership",
   "ReloadInsurances",
   "ResumeProposal",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SendInscribedPledge",
   "SharedQuote",
   "SummaryPage",
   "UpdateQuote",
   "ValidateCoOwnerIdentity",
   "ValidatePhoneCode",
   "VehicleQuote"
  ],
  "LoanFigures.financedAmount": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "BiometryContractPage",
   "CoOwnershipFlow",
   "ConsentRequest",
   "IndicativeQuote",
   "MakeCoOwnerContract",
   "OfferQuote",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "SharedQuote",
   "SummaryPage",
   "ValidateCoOwnerIdentity",
   "VehicleQuote"
  ],
  "LoanFigures.firstInstallment": [
   "AcceptCoOwnership",
   "AcceptSummary",
   "AnswerCoOwnerContract",
   "AttachDocuments",
   "BiometryContractPage",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseInsurance",
   "CoOwnershipFlow",
   "ConfirmProposal",
   "ConsentRequest",
   "CorrectPhone",
   "CreateProposal",
   "DashboardProposal",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "IndicativeQuote",
   "MakeCoOwnerContract",
   "OfferQuote",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "ReUploadDocuments",
   "RefuseCoOwnership",
   "ReloadInsurances",
   "ResumeProposal",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SendInscribedPledge",
   "SharedQuote",
   "SummaryPage",
   "UpdateQuote",
   "ValidateCoOwnerIdentity",
   "ValidatePhoneCode",
   "VehicleQuote"
  ],
  "LoanFigures.installment": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "BiometryContractPage",
   "CancelProposal",
   "CoOwnershipFlow",
   "ConsentRequest",
   "DashboardProposal",
   "MakeCoOwnerContract",
   "OfferQuote",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "ReUploadDocuments",
   "RefuseCoOwnership",
   "ResumeProposal",
   "SendInscribedPledge",
   "SharedQuote",
   "SummaryPage",
   "ValidateCoOwnerIdentity"
  ],
  "LoanFigures.installmentInUva": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "BiometryContractPage",
   "CancelProposal",
   "CoOwnershipFlow",
   "ConsentRequest",
   "DashboardProposal",
   "MakeCoOwnerContract",
   "OfferQuote",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "ReUploadDocuments",
   "RefuseCoOwnership",
   "ResumeProposal",
   "SendInscribedPledge",
   "SharedQuote",
   "SummaryPage",
   "ValidateCoOwnerIdentity"
  ],
  "LoanFigures.installmentWithVat": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "BiometryContractPage",
   "CoOwnershipFlow",
   "ConsentRequest",
   "MakeCoOwnerContract",
   "OfferQuote",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "SharedQuote",
   "SummaryPage",
   "ValidateCoOwnerIdentity"
  ],
  "LoanFigures.matrixCode": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "BiometryContractPage",
   "CoOwnershipFlow",
   "ConsentRequest",
   "MakeCoOwnerContract",
   "OfferQuote",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "SharedQuote",
   "SummaryPage",
   "ValidateCoOwnerIdentity"
  ],
  "LoanFigures.mode": [
   "AcceptCoOwnership",
   "AcceptSummary",
   "AnswerCoOwnerContract",
   "AttachDocuments",
   "BiometryContractPage",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseInsurance",
   "CoOwnershipFlow",
   "ConfirmProposal",
   "ConsentRequest",
   "CorrectPhone",
   "CreateProposal",
   "DashboardProposal",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "IndicativeQuote",
   "MakeCoOwnerContract",
   "OfferQuote",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "ReUploadDocuments",
   "RefuseCoOwnership",
   "ReloadInsurances",
   "ResumeProposal",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SendInscribedPledge",
   "SharedQuote",
   "SummaryPage",
   "UpdateQuote",
   "ValidateCoOwnerIdentity",
   "ValidatePhoneCode",
   "VehicleQuote"
  ],
  "LoanFigures.secondInstallment": [
   "AcceptCoOwnership",
   "AcceptSummary",
   "AnswerCoOwnerContract",
   "AttachDocuments",
   "BiometryContractPage",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseInsurance",
   "CoOwnershipFlow",
   "ConfirmProposal",
   "ConsentRequest",
   "CorrectPhone",
   "CreateProposal",
   "DashboardProposal",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "IndicativeQuote",
   "MakeCoOwnerContract",
   "OfferQuote",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "ReUploadDocuments",
   "RefuseCoOwnership",
   "ReloadInsurances",
   "ResumeProposal",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SendInscribedPledge",
   "SharedQuote",
   "SummaryPage",
   "UpdateQuote",
   "ValidateCoOwnerIdentity",
   "ValidatePhoneCode",
   "VehicleQuote"
  ],
  "LoanFigures.tea": [
   "AcceptCoOwnership",
   "AcceptSummary",
   "AnswerCoOwnerContract",
   "AttachDocuments",
   "BiometryContractPage",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseInsurance",
   "CoOwnershipFlow",
   "ConfirmProposal",
   "ConsentRequest",
   "CorrectPhone",
   "CreateProposal",
   "DashboardProposal",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "IndicativeQuote",
   "MakeCoOwnerContract",
   "OfferQuote",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "ReUploadDocuments",
   "RefuseCoOwnership",
   "ReloadInsurances",
   "ResumeProposal",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SendInscribedPledge",
   "SharedQuote",
   "SummaryPage",
   "UpdateQuote",
   "ValidateCoOwnerIdentity",
   "ValidatePhoneCode",
   "VehicleQuote"
  ],
  "LoanFigures.term": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "BiometryContractPage",
   "CoOwnershipFlow",
   "ConsentRequest",
   "IndicativeQuote",
   "MakeCoOwnerContract",
   "OfferQuote",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "SharedQuote",
   "SummaryPage",
   "ValidateCoOwnerIdentity",
   "VehicleQuote"
  ],
  "LoanFigures.tna": [
   "AcceptCoOwnership",
   "AcceptSummary",
   "AnswerCoOwnerContract",
   "AttachDocuments",
   "BiometryContractPage",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseInsurance",
   "CoOwnershipFlow",
   "ConfirmProposal",
   "ConsentRequest",
   "CorrectPhone",
   "CreateProposal",
   "DashboardProposal",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "IndicativeQuote",
   "MakeCoOwnerContract",
   "OfferQuote",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "ReUploadDocuments",
   "RefuseCoOwnership",
   "ReloadInsurances",
   "ResumeProposal",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SendInscribedPledge",
   "SharedQuote",
   "SummaryPage",
   "UpdateQuote",
   "ValidateCoOwnerIdentity",
   "ValidatePhoneCode",
   "VehicleQuote"
  ],
  "LoanFigures.totalToPay": [
   "AcceptCoOwnership",
   "AcceptSummary",
   "AnswerCoOwnerContract",
   "AttachDocuments",
   "BiometryContractPage",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseInsurance",
   "CoOwnershipFlow",
   "ConfirmProposal",
   "ConsentRequest",
   "CorrectPhone",
   "CreateProposal",
   "DashboardProposal",
   "EndPage",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "IndicativeQuote",
   "MakeCoOwnerContract",
   "OfferQuote",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "ReUploadDocuments",
   "RefuseCoOwnership",
   "ReloadInsurances",
   "ResumeProposal",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SendInscribedPledge",
   "SharedQuote",
   "SummaryPage",
   "UpdateQuote",
   "ValidateCoOwnerIdentity",
   "ValidatePhoneCode",
   "VehicleQuote"
  ],
  "LoanFigures.uvaEstimated": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "BiometryContractPage",
   "CoOwnershipFlow",
   "ConsentRequest",
   "MakeCoOwnerContract",
   "OfferQuote",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "SharedQuote",
   "SummaryPage",
   "ValidateCoOwnerIdentity"
  ],
  "LoanFigures.uvaValue": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "BiometryContractPage",
   "CoOwnershipFlow",
   "ConsentRequest",
   "MakeCoOwnerContract",
   "OfferQuote",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "SharedQuote",
   "SummaryPage",
   "ValidateCoOwnerIdentity"
  ],
  "LoanQuote.figures": [
   "IndicativeQuote",
   "OfferQuote",
   "VehicleQuote"
  ],
  "LoanQuote.installments": [
   "OfferQuote"
  ],
  "LoanQuote.insurance": [
   "IndicativeQuote",
   "OfferQuote",
   "VehicleQuote"
  ],
  "LoanQuote.paymentWindow": [
   "OfferQuote"
  ],
  "LoanQuote.rates": [
   "OfferQuote"
  ],
  "LoanQuote.terms": [
   "IndicativeQuote",
   "OfferQuote",
   "VehicleQuote"
  ],
  "LoanQuote.uvaMonthlyRise": [
   "OfferQuote"
  ],
  "MobilePhone.areaCode": [
   "AcceptSummary",
   "AnswerContract",
   "AttachDocuments",
   "BiometryFlow",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseBiometryAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "EndPage",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "PeopleOfSimulation",
   "ReloadInsurances",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SellerDataPage",
   "SummaryPage",
   "UpdateQuote",
   "ValidatePhoneCode",
   "VehicleDocumentsPage"
  ],
  "MobilePhone.number": [
   "AcceptSummary",
   "AnswerContract",
   "AttachDocuments",
   "BiometryFlow",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseBiometryAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "EndPage",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "PeopleOfSimulation",
   "ReloadInsurances",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SellerDataPage",
   "SummaryPage",
   "UpdateQuote",
   "ValidatePhoneCode",
   "VehicleDocumentsPage"
  ],
  "MobilePhone.providerCode": [
   "PeopleOfSimulation"
  ],
  "ModeOffer.available": [
   "SimulationOffer"
  ],
  "ModeOffer.defaultTerm": [
   "SimulationOffer"
  ],
  "ModeOffer.maxAmount": [
   "SimulationOffer"
  ],
  "ModeOffer.maxTerm": [
   "SimulationOffer"
  ],
  "ModeOffer.minAmount": [
   "SimulationOffer"
  ],
  "ModeOffer.minTerm": [
   "SimulationOffer"
  ],
  "ModeOffer.mode": [
   "SimulationOffer"
  ],
  "Money.amount": [
   "AcceptCoOwnership",
   "AcceptSummary",
   "AffordableOffer",
   "AffordableQuote",
   "AnswerCoOwnerContract",
   "AnswerContract",
   "AttachDocuments",
   "AttachSaleDocuments",
   "BiometryContractPage",
   "BiometryEndPage",
   "BiometryFlow",
   "BiometryPolicyPage",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseBiometryAccount",
   "ChooseInsurance",
   "CoOwnershipFlow",
   "ConfirmProposal",
   "ConsentRequest",
   "CorrectPhone",
   "CreateProposal",
   "DashboardProposal",
   "EndPage",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifySaleSeller",
   "IdentifyVehicle",
   "IndicativeQuote",
   "InsurancePage",
   "LoanEstimate",
   "MakeCoOwnerContract",
   "MakeContract",
   "MakeVivereContract",
   "OfferQuote",
   "OpenCoOwnerLink",
   "PeopleOfSimulation",
   "ProveCoOwnerDevice",
   "ReUploadDocuments",
   "RefuseCoOwnership",
   "ReloadInsurances",
   "ResumeProposal",
   "SaleFlow",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSaleAccount",
   "SaveSeller",
   "SendInscribedPledge",
   "SharedQuote",
   "SimulationOffer",
   "SummaryPage",
   "UpdateQuote",
   "UpdateSaleSeller",
   "ValidateCoOwnerIdentity",
   "ValidatePhoneCode",
   "VehicleDocumentsPage",
   "VehicleModels",
   "VehicleQuote",
   "VehicleYears"
  ],
  "Mutation.acceptCoOwnership": [
   "AcceptCoOwnership"
  ],
  "Mutation.acceptSummary": [
   "AcceptSummary"
  ],
  "Mutation.attachDocuments": [
   "AttachDocuments",
   "SendInscribedPledge"
  ],
  "Mutation.attachSaleDocuments": [
   "AttachSaleDocuments"
  ],
  "Mutation.cancelProposal": [
   "CancelApplication",
   "CancelProposal"
  ],
  "Mutation.changeEmail": [
   "ChangeEmail"
  ],
  "Mutation.changeVehicle": [
   "ChangeVehicle"
  ],
  "Mutation.chooseAccount": [
   "ChooseAccount",
   "ChooseBiometryAccount"
  ],
  "Mutation.chooseInsurance": [
   "ChooseInsurance"
  ],
  "Mutation.confirmCoOwnerContract": [
   "AnswerCoOwnerContract"
  ],
  "Mutation.confirmContract": [
   "AnswerContract"
  ],
  "Mutation.confirmProposal": [
   "ConfirmProposal"
  ],
  "Mutation.confirmRevocation": [
   "ConfirmRevocation"
  ],
  "Mutation.correctPhone": [
   "CorrectPhone"
  ],
  "Mutation.createClientLog": [
   "CreateClientLog"
  ],
  "Mutation.createProposal": [
   "CreateProposal"
  ],
  "Mutation.createUser": [
   "CreateUser"
  ],
  "Mutation.endSession": [
   "EndSession"
  ],
  "Mutation.findProposal": [
   "FindProposal"
  ],
  "Mutation.findSale": [
   "FindSale"
  ],
  "Mutation.findTaxpayer": [
   "FindTaxpayer"
  ],
  "Mutation.finishDocumentation": [
   "FinishDocumentation"
  ],
  "Mutation.forwardBiometryLink": [
   "ForwardBiometryLink"
  ],
  "Mutation.generateInsurances": [
   "GenerateInsurances"
  ],
  "Mutation.generateVivereContract": [
   "MakeVivereContract"
  ],
  "Mutation.identifySaleSeller": [
   "IdentifySaleSeller"
  ],
  "Mutation.identifyVehicle": [
   "IdentifyVehicle"
  ],
  "Mutation.initiateCoOwnerContract": [
   "MakeCoOwnerContract"
  ],
  "Mutation.initiateContract": [
   "MakeContract"
  ],
  "Mutation.inviteCoOwner": [
   "InviteCoOwner"
  ],
  "Mutation.notifySeller": [
   "NotifySeller"
  ],
  "Mutation.openCoOwnerLink": [
   "OpenCoOwnerLink"
  ],
  "Mutation.prepareCoOwnerContract": [
   "PrepareCoOwnerContract"
  ],
  "Mutation.prepareContract": [
   "AcceptBiometrics",
   "PrepareContract"
  ],
  "Mutation.proveCoOwnerDevice": [
   "ProveCoOwnerDevice"
  ],
  "Mutation.reUploadDocuments": [
   "ReUploadDocuments"
  ],
  "Mutation.refuseCoOwnership": [
   "RefuseCoOwnership"
  ],
  "Mutation.reloadInsurances": [
   "ReloadInsurances"
  ],
  "Mutation.requestPersonalData": [
   "RequestPersonalData"
  ],
  "Mutation.requestRevocation": [
   "RequestRevocation"
  ],
  "Mutation.resendCoOwnerLink": [
   "ResendCoOwnerLink"
  ],
  "Mutation.resendSaleLink": [
   "ResendSaleLink"
  ],
  "Mutation.resumeProposal": [
   "ResumeProposal"
  ],
  "Mutation.saveBiometryProcess": [
   "SaveBiometryProcess"
  ],
  "Mutation.saveCoOwnerAdditionalData": [
   "SaveCoOwnerAdditionalData"
  ],
  "Mutation.saveOwnerAdditionalData": [
   "SaveOwnerAdditionalData"
  ],
  "Mutation.saveSaleAccount": [
   "SaveSaleAccount"
  ],
  "Mutation.saveSeller": [
   "SaveSeller"
  ],
  "Mutation.saveVivereBiometry": [
   "SaveVivereBiometry"
  ],
  "Mutation.sendCoOwnerCode": [
   "SendCoOwnerCode"
  ],
  "Mutation.sendPhoneChangeCode": [
   "SendPhoneChangeCode"
  ],
  "Mutation.sendPhoneCode": [
   "SendPhoneCode"
  ],
  "Mutation.sendSigningCode": [
   "SendSigningCode"
  ],
  "Mutation.setCoOwnerIdentityValidated": [
   "ValidateCoOwnerIdentity"
  ],
  "Mutation.setIdentityValidated": [
   "ValidateIdentity"
  ],
  "Mutation.signOut": [
   "SignOut"
  ],
  "Mutation.startSimulation": [
   "StartSimulation"
  ],
  "Mutation.updateCoOwner": [
   "ChangeCoOwner"
  ],
  "Mutation.updateQuote": [
   "UpdateQuote"
  ],
  "Mutation.updateSaleSeller": [
   "UpdateSaleSeller"
  ],
  "Mutation.validatePhoneCode": [
   "EnterWithCode",
   "ValidatePhoneCode"
  ],
  "NearestOffer.amount": [
   "SimulationOffer"
  ],
  "NearestOffer.vehicleValue": [
   "SimulationOffer"
  ],
  "NotifySellerPayload.maskedRecipient": [
   "NotifySeller"
  ],
  "NotifySellerPayload.remainingToday": [
   "NotifySeller"
  ],
  "NotifySellerPayload.userErrors": [
   "NotifySeller"
  ],
  "Offer.initialMode": [
   "SimulationOffer"
  ],
  "Offer.modes": [
   "SimulationOffer"
  ],
  "Offer.validUntil": [
   "SimulationOffer"
  ],
  "PageInfo.endCursor": [
   "ProposalList"
  ],
  "PageInfo.hasNextPage": [
   "ProposalList"
  ],
  "PaymentDay.firstInstallment": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "CoOwnershipFlow",
   "ConsentRequest",
   "MakeCoOwnerContract",
   "OfferQuote",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "SummaryPage",
   "ValidateCoOwnerIdentity"
  ],
  "PaymentDay.firstPaymentDate": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "CoOwnershipFlow",
   "ConsentRequest",
   "MakeCoOwnerContract",
   "OfferQuote",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "SummaryPage",
   "ValidateCoOwnerIdentity"
  ],
  "PaymentWindow.from": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "CoOwnershipFlow",
   "ConsentRequest",
   "MakeCoOwnerContract",
   "OfferQuote",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "SummaryPage",
   "ValidateCoOwnerIdentity"
  ],
  "PaymentWindow.least": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "CoOwnershipFlow",
   "ConsentRequest",
   "MakeCoOwnerContract",
   "OfferQuote",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "SummaryPage",
   "ValidateCoOwnerIdentity"
  ],
  "PaymentWindow.most": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "CoOwnershipFlow",
   "ConsentRequest",
   "MakeCoOwnerContract",
   "OfferQuote",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "SummaryPage",
   "ValidateCoOwnerIdentity"
  ],
  "PaymentWindow.to": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "CoOwnershipFlow",
   "ConsentRequest",
   "MakeCoOwnerContract",
   "OfferQuote",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "RefuseCoOwnership",
   "SummaryPage",
   "ValidateCoOwnerIdentity"
  ],
  "Person.address": [
   "AdditionalDataPage",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SummaryPage"
  ],
  "Person.birthDate": [
   "PeopleOfSimulation",
   "SummaryPage"
  ],
  "Person.civilData": [
   "AdditionalDataPage",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SummaryPage"
  ],
  "Person.cuil": [
   "EndPage",
   "PeopleOfSimulation",
   "SummaryPage"
  ],
  "Person.documentKind": [
   "PeopleOfSimulation",
   "SummaryPage"
  ],
  "Person.documentNumber": [
   "AdditionalDataPage",
   "EndPage",
   "PeopleOfSimulation",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SellerDataPage",
   "SummaryPage"
  ],
  "Person.email": [
   "AcceptSummary",
   "AttachDocuments",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "EndPage",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "PeopleOfSimulation",
   "ReloadInsurances",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SellerDataPage",
   "SummaryPage",
   "UpdateQuote",
   "ValidatePhoneCode"
  ],
  "Person.firstName": [
   "AcceptSummary",
   "AdditionalDataPage",
   "AnswerContract",
   "AttachDocuments",
   "BiometryEndPage",
   "BiometryFlow",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseBiometryAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "EndPage",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "IdentityRegisters",
   "InviteCoOwner",
   "PeopleOfSimulation",
   "ReloadInsurances",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SummaryPage",
   "UpdateQuote",
   "ValidatePhoneCode"
  ],
  "Person.gender": [
   "PeopleOfSimulation",
   "SummaryPage"
  ],
  "Person.lastName": [
   "AcceptSummary",
   "AdditionalDataPage",
   "AnswerContract",
   "AttachDocuments",
   "BiometryEndPage",
   "BiometryFlow",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseBiometryAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "EndPage",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "InviteCoOwner",
   "PeopleOfSimulation",
   "ReloadInsurances",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SummaryPage",
   "UpdateQuote",
   "ValidatePhoneCode"
  ],
  "Person.monthlyIncome": [
   "PeopleOfSimulation",
   "SummaryPage"
  ],
  "Person.occupation": [
   "SummaryPage"
  ],
  "Person.occupationId": [
   "HolderFlow",
   "PeopleOfSimulation"
  ],
  "Person.phone": [
   "AcceptSummary",
   "AttachDocuments",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "EndPage",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "PeopleOfSimulation",
   "ReloadInsurances",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SellerDataPage",
   "SummaryPage",
   "UpdateQuote",
   "ValidatePhoneCode"
  ],
  "Person.relationshipCode": [
   "PeopleOfSimulation"
  ],
  "Person.turnoverTaxCategoryCode": [
   "PeopleOfSimulation"
  ],
  "Person.vatStatus": [
   "SummaryPage"
  ],
  "Person.vatStatusCode": [
   "PeopleOfSimulation"
  ],
  "Person.workActivityCode": [
   "PeopleOfSimulation"
  ],
  "PersonSeller.cuil": [
   "SaveSeller",
   "SellerDataPage"
  ],
  "PersonSeller.documentNumber": [
   "SaveSeller",
   "SellerDataPage"
  ],
  "PersonSeller.email": [
   "SaveSeller",
   "SellerDataPage"
  ],
  "PersonSeller.firstName": [
   "AnswerContract",
   "BiometryFlow",
   "ChooseBiometryAccount",
   "EndPage",
   "SaveSeller",
   "SellerDataPage",
   "VehicleDocumentsPage"
  ],
  "PersonSeller.gender": [
   "SaveSeller",
   "SellerDataPage"
  ],
  "PersonSeller.lastName": [
   "EndPage",
   "SaveSeller",
   "SellerDataPage"
  ],
  "PersonSeller.phone": [
   "SaveSeller",
   "SellerDataPage"
  ],
  "PersonalDataReceipt.dueOn": [
   "RequestPersonalData"
  ],
  "PersonalDataReceipt.number": [
   "RequestPersonalData"
  ],
  "PersonalDataReceipt.requestedAt": [
   "RequestPersonalData"
  ],
  "PointOfSale.businessName": [
   "CancelProposal",
   "DashboardProposal",
   "PointsOfSale",
   "ProposalList",
   "ReUploadDocuments",
   "ResumeProposal",
   "SellerDataPage",
   "SendInscribedPledge",
   "SummaryPage",
   "Viewer"
  ],
  "PointOfSale.city": [
   "CancelProposal",
   "DashboardProposal",
   "PointsOfSale",
   "ProposalList",
   "ReUploadDocuments",
   "ResumeProposal",
   "SendInscribedPledge",
   "Viewer"
  ],
  "PointOfSale.code": [
   "AcceptSummary",
   "AttachDocuments",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "DashboardProposal",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "PeopleOfSimulation",
   "PointsOfSale",
   "ProposalList",
   "ReUploadDocuments",
   "ReloadInsurances",
   "ResumeProposal",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SellerDataPage",
   "SendInscribedPledge",
   "SummaryPage",
   "UpdateQuote",
   "ValidatePhoneCode",
   "Viewer"
  ],
  "PointOfSale.dealer": [
   "SellerDataPage"
  ],
  "PrepareContractPayload.consents": [
   "AcceptBiometrics"
  ],
  "PrepareContractPayload.documents": [
   "PrepareContract"
  ],
  "PrepareContractPayload.userErrors": [
   "AcceptBiometrics",
   "PrepareCoOwnerContract",
   "PrepareContract"
  ],
  "Proposal.account": [
   "AcceptSummary",
   "AttachDocuments",
   "BiometryAccountPage",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseBiometryAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "DashboardProposal",
   "EndPage",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "PaymentAccountPage",
   "ReUploadDocuments",
   "ReloadInsurances",
   "ResumeProposal",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SendInscribedPledge",
   "UpdateQuote",
   "ValidatePhoneCode"
  ],
  "Proposal.accountChoice": [
   "BiometryAccountPage",
   "ChooseAccount",
   "ChooseBiometryAccount",
   "PaymentAccountPage"
  ],
  "Proposal.activePhase": [
   "AcceptSummary",
   "AttachDocuments",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "DashboardProposal",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "ReUploadDocuments",
   "ReloadInsurances",
   "ResumeProposal",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SendInscribedPledge",
   "UpdateQuote",
   "ValidatePhoneCode"
  ],
  "Proposal.agreement": [
   "IdentifyVehicle",
   "PeopleOfSimulation",
   "SummaryPage",
   "VehicleDocumentsPage"
  ],
  "Proposal.biometry": [
   "AnswerContract",
   "BiometryFlow",
   "CancelProposal",
   "ChooseBiometryAccount",
   "DashboardProposal",
   "EndPage",
   "EntryIdentity",
   "IdentityCheckStatus",
   "ReUploadDocuments",
   "ResumeProposal",
   "SendInscribedPledge"
  ],
  "Proposal.brand": [
   "CancelProposal",
   "DashboardProposal",
   "ReUploadDocuments",
   "ResumeProposal",
   "SendInscribedPledge"
  ],
  "Proposal.cfteaWithInsurance": [
   "AcceptSummary",
   "AttachDocuments",
   "BiometryContractPage",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "DashboardProposal",
   "EndPage",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "ReUploadDocuments",
   "ReloadInsurances",
   "ResumeProposal",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SendInscribedPledge",
   "SummaryPage",
   "UpdateQuote",
   "ValidatePhoneCode"
  ],
  "Proposal.coOwner": [
   "AcceptSummary",
   "AdditionalDataPage",
   "AnswerContract",
   "AttachDocuments",
   "BiometryFlow",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseBiometryAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "EndPage",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "IdentityRegisters",
   "InviteCoOwner",
   "PeopleOfSimulation",
   "ReloadInsurances",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SellerDataPage",
   "SummaryPage",
   "UpdateQuote",
   "ValidatePhoneCode"
  ],
  "Proposal.coOwnerPart": [
   "AcceptSummary",
   "AnswerContract",
   "AttachDocuments",
   "BiometryFlow",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseBiometryAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "DashboardProposal",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "InviteCoOwner",
   "ReUploadDocuments",
   "ReloadInsurances",
   "ResumeProposal",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SendInscribedPledge",
   "UpdateQuote",
   "ValidatePhoneCode"
  ],
  "Proposal.consentKey": [
   "AcceptSummary",
   "AttachDocuments",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "ReloadInsurances",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "UpdateQuote",
   "ValidatePhoneCode"
  ],
  "Proposal.consents": [
   "AcceptSummary",
   "AttachDocuments",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "ReloadInsurances",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "UpdateQuote",
   "ValidatePhoneCode"
  ],
  "Proposal.contract": [
   "AnswerContract",
   "BiometryContractPage",
   "BiometryEndPage",
   "BiometryFlow",
   "ChooseBiometryAccount"
  ],
  "Proposal.contractTexts": [
   "BiometryContractPage",
   "SignedContractText"
  ],
  "Proposal.createdAt": [
   "CancelProposal",
   "DashboardProposal",
   "EndPage",
   "ReUploadDocuments",
   "ResumeProposal",
   "SendInscribedPledge"
  ],
  "Proposal.displayName": [
   "CancelProposal",
   "DashboardProposal",
   "ReUploadDocuments",
   "ResumeProposal",
   "SendInscribedPledge"
  ],
  "Proposal.documents": [
   "AcceptSummary",
   "AttachDocuments",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "DashboardProposal",
   "DocumentsPage",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "ReUploadDocuments",
   "ReloadInsurances",
   "ResumeProposal",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SendInscribedPledge",
   "UpdateQuote",
   "ValidatePhoneCode",
   "VehicleDocumentsPage"
  ],
  "Proposal.entryModal": [
   "AcceptSummary",
   "AttachDocuments",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "ReloadInsurances",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "UpdateQuote",
   "ValidatePhoneCode"
  ],
  "Proposal.figures": [
   "AcceptSummary",
   "AttachDocuments",
   "BiometryContractPage",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "DashboardProposal",
   "EndPage",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "ReUploadDocuments",
   "ReloadInsurances",
   "ResumeProposal",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SendInscribedPledge",
   "SummaryPage",
   "UpdateQuote",
   "ValidatePhoneCode"
  ],
  "Proposal.flow": [
   "AcceptSummary",
   "AnswerContract",
   "AttachDocuments",
   "BiometryEndPage",
   "BiometryFlow",
   "CancelApplication",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseBiometryAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "DashboardProposal",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "ReUploadDocuments",
   "ReloadInsurances",
   "ResumeProposal",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SendInscribedPledge",
   "UpdateQuote",
   "ValidatePhoneCode"
  ],
  "Proposal.id": [
   "AcceptSummary",
   "AdditionalDataPage",
   "AnswerContract",
   "AttachDocuments",
   "BiometryAccountPage",
   "BiometryContractPage",
   "BiometryEndPage",
   "BiometryFlow",
   "BiometryPolicyPage",
   "CancelApplication",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseBiometryAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "DashboardProposal",
   "DocumentsPage",
   "EndPage",
   "EnterWithCode",
   "EntryIdentity",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "IdentityCheckStatus",
   "IdentityRegisters",
   "InsurancePage",
   "InviteCoOwner",
   "KnownAddress",
   "LoanEstimate",
   "PaymentAccountPage",
   "PeopleOfSimulation",
   "ReUploadDocuments",
   "ReloadInsurances",
   "ResumeProposal",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SellerDataPage",
   "SendInscribedPledge",
   "SignedContractText",
   "SummaryPage",
   "UpdateQuote",
   "ValidatePhoneCode",
   "VehicleDocumentsPage"
  ],
  "Proposal.identityChecks": [
   "IdentityRegisters"
  ],
  "Proposal.installments": [
   "BiometryEndPage",
   "EndPage",
   "SummaryPage"
  ],
  "Proposal.insurance": [
   "AcceptSummary",
   "AttachDocuments",
   "BiometryContractPage",
   "BiometryPolicyPage",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "DashboardProposal",
   "EndPage",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "ReUploadDocuments",
   "ReloadInsurances",
   "ResumeProposal",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SendInscribedPledge",
   "SummaryPage",
   "UpdateQuote",
   "ValidatePhoneCode"
  ],
  "Proposal.insuranceEstimate": [
   "LoanEstimate"
  ],
  "Proposal.insurances": [
   "ChooseInsurance",
   "GenerateInsurances",
   "InsurancePage",
   "ReloadInsurances"
  ],
  "Proposal.kind": [
   "AcceptSummary",
   "AttachDocuments",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "PeopleOfSimulation",
   "ReloadInsurances",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SummaryPage",
   "UpdateQuote",
   "ValidatePhoneCode"
  ],
  "Proposal.number": [
   "AcceptSummary",
   "AnswerContract",
   "AttachDocuments",
   "BiometryEndPage",
   "BiometryFlow",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseBiometryAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "DashboardProposal",
   "EndPage",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "ReUploadDocuments",
   "ReloadInsurances",
   "ResumeProposal",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SendInscribedPledge",
   "SummaryPage",
   "UpdateQuote",
   "ValidatePhoneCode"
  ],
  "Proposal.offerValidUntil": [
   "AcceptSummary",
   "AttachDocuments",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "ReloadInsurances",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "UpdateQuote",
   "ValidatePhoneCode"
  ],
  "Proposal.owner": [
   "AcceptSummary",
   "AdditionalDataPage",
   "AttachDocuments",
   "BiometryEndPage",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "EndPage",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "IdentityRegisters",
   "PeopleOfSimulation",
   "ReloadInsurances",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SellerDataPage",
   "SummaryPage",
   "UpdateQuote",
   "ValidatePhoneCode"
  ],
  "Proposal.ownerAddress": [
   "KnownAddress"
  ],
  "Proposal.parties": [
   "CancelProposal",
   "DashboardProposal",
   "ReUploadDocuments",
   "ResumeProposal",
   "SendInscribedPledge"
  ],
  "Proposal.paymentOnHold": [
   "CancelProposal",
   "DashboardProposal",
   "ReUploadDocuments",
   "ResumeProposal",
   "SendInscribedPledge"
  ],
  "Proposal.paymentWindow": [
   "SummaryPage"
  ],
  "Proposal.phases": [
   "AcceptSummary",
   "AnswerContract",
   "AttachDocuments",
   "BiometryFlow",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseBiometryAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "DashboardProposal",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "ReUploadDocuments",
   "ReloadInsurances",
   "ResumeProposal",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SendInscribedPledge",
   "UpdateQuote",
   "ValidatePhoneCode"
  ],
  "Proposal.pointOfSale": [
   "AcceptSummary",
   "AttachDocuments",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "DashboardProposal",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "PeopleOfSimulation",
   "ReUploadDocuments",
   "ReloadInsurances",
   "ResumeProposal",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SellerDataPage",
   "SendInscribedPledge",
   "SummaryPage",
   "UpdateQuote",
   "ValidatePhoneCode"
  ],
  "Proposal.quote": [
   "AcceptSummary",
   "AttachDocuments",
   "BiometryEndPage",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "DashboardProposal",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "ReUploadDocuments",
   "ReloadInsurances",
   "ResumeProposal",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SendInscribedPledge",
   "SummaryPage",
   "UpdateQuote",
   "ValidatePhoneCode"
  ],
  "Proposal.resumeStep": [
   "AcceptSummary",
   "AttachDocuments",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "DashboardProposal",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "ReUploadDocuments",
   "ReloadInsurances",
   "ResumeProposal",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SendInscribedPledge",
   "UpdateQuote",
   "ValidatePhoneCode"
  ],
  "Proposal.revocation": [
   "AnswerContract",
   "BiometryEndPage",
   "BiometryFlow",
   "CancelProposal",
   "ChooseBiometryAccount",
   "DashboardProposal",
   "EndPage",
   "ReUploadDocuments",
   "ResumeProposal",
   "SendInscribedPledge"
  ],
  "Proposal.seller": [
   "AnswerContract",
   "BiometryFlow",
   "CancelProposal",
   "ChooseBiometryAccount",
   "DashboardProposal",
   "EndPage",
   "ReUploadDocuments",
   "ResumeProposal",
   "SaveSeller",
   "SellerDataPage",
   "SendInscribedPledge",
   "VehicleDocumentsPage"
  ],
  "Proposal.sellerAccountMissing": [
   "AnswerContract",
   "BiometryFlow",
   "CancelProposal",
   "ChooseBiometryAccount",
   "DashboardProposal",
   "EndPage",
   "ReUploadDocuments",
   "ResumeProposal",
   "SendInscribedPledge"
  ],
  "Proposal.signature": [
   "BiometryEndPage"
  ],
  "Proposal.simulationId": [
   "AcceptSummary",
   "AttachDocuments",
   "BiometryEndPage",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "PeopleOfSimulation",
   "ReloadInsurances",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SummaryPage",
   "UpdateQuote",
   "ValidatePhoneCode"
  ],
  "Proposal.stage": [
   "CancelProposal",
   "DashboardProposal",
   "ReUploadDocuments",
   "ResumeProposal",
   "SendInscribedPledge"
  ],
  "Proposal.stageColour": [
   "CancelProposal",
   "DashboardProposal",
   "ReUploadDocuments",
   "ResumeProposal",
   "SendInscribedPledge"
  ],
  "Proposal.status": [
   "CancelProposal",
   "DashboardProposal",
   "ReUploadDocuments",
   "ResumeProposal",
   "SendInscribedPledge"
  ],
  "Proposal.updatedAt": [
   "AcceptSummary",
   "AnswerContract",
   "AttachDocuments",
   "BiometryEndPage",
   "BiometryFlow",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseBiometryAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "DashboardProposal",
   "EndPage",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "ReUploadDocuments",
   "ReloadInsurances",
   "ResumeProposal",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SendInscribedPledge",
   "UpdateQuote",
   "ValidatePhoneCode"
  ],
  "Proposal.vehicle": [
   "AcceptSummary",
   "AttachDocuments",
   "BiometryEndPage",
   "BiometryPolicyPage",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "DashboardProposal",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "PeopleOfSimulation",
   "ReUploadDocuments",
   "ReloadInsurances",
   "ResumeProposal",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SendInscribedPledge",
   "SummaryPage",
   "UpdateQuote",
   "ValidatePhoneCode",
   "VehicleDocumentsPage"
  ],
  "Proposal.vehicleElsewhere": [
   "CancelProposal",
   "DashboardProposal",
   "ReUploadDocuments",
   "ResumeProposal",
   "SendInscribedPledge"
  ],
  "Proposal.waitsFor": [
   "BiometryEndPage",
   "CancelProposal",
   "DashboardProposal",
   "ReUploadDocuments",
   "ResumeProposal",
   "SendInscribedPledge"
  ],
  "ProposalConnection.abilities": [
   "ProposalList"
  ],
  "ProposalConnection.nodes": [
   "ProposalList"
  ],
  "ProposalConnection.pageInfo": [
   "ProposalList"
  ],
  "ProposalConnection.version": [
   "ProposalList"
  ],
  "ProposalFlow.accountSaved": [
   "AnswerContract",
   "BiometryFlow",
   "ChooseBiometryAccount"
  ],
  "ProposalFlow.biometryFinalized": [
   "AnswerContract",
   "BiometryFlow",
   "ChooseBiometryAccount"
  ],
  "ProposalFlow.biometryInProgress": [
   "AnswerContract",
   "BiometryFlow",
   "CancelProposal",
   "ChooseBiometryAccount",
   "DashboardProposal",
   "ProposalList",
   "ReUploadDocuments",
   "ResumeProposal",
   "SendInscribedPledge"
  ],
  "ProposalFlow.cancellable": [
   "AcceptSummary",
   "AttachDocuments",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "DashboardProposal",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "ReUploadDocuments",
   "ReloadInsurances",
   "ResumeProposal",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SendInscribedPledge",
   "UpdateQuote",
   "ValidatePhoneCode"
  ],
  "ProposalFlow.cancelled": [
   "AcceptSummary",
   "AnswerContract",
   "AttachDocuments",
   "BiometryFlow",
   "CancelApplication",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseBiometryAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "DashboardProposal",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "ReUploadDocuments",
   "ReloadInsurances",
   "ResumeProposal",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SendInscribedPledge",
   "UpdateQuote",
   "ValidatePhoneCode"
  ],
  "ProposalFlow.documentsSentBack": [
   "AnswerContract",
   "BiometryFlow",
   "CancelProposal",
   "ChooseBiometryAccount",
   "DashboardProposal",
   "ProposalList",
   "ReUploadDocuments",
   "ResumeProposal",
   "SendInscribedPledge"
  ],
  "ProposalFlow.pledgeAtRegistry": [
   "BiometryEndPage",
   "CancelProposal",
   "DashboardProposal",
   "ReUploadDocuments",
   "ResumeProposal",
   "SendInscribedPledge"
  ],
  "ProposalFlow.pledgeClosed": [
   "BiometryEndPage",
   "CancelProposal",
   "DashboardProposal",
   "ReUploadDocuments",
   "ResumeProposal",
   "SendInscribedPledge"
  ],
  "ProposalFlow.resumable": [
   "AcceptSummary",
   "AttachDocuments",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "DashboardProposal",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "ProposalList",
   "ReUploadDocuments",
   "ReloadInsurances",
   "ResumeProposal",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SendInscribedPledge",
   "UpdateQuote",
   "ValidatePhoneCode"
  ],
  "ProposalMatch.id": [
   "FindProposal"
  ],
  "ProposalMatch.maskedPhone": [
   "FindProposal"
  ],
  "ProposalMatch.number": [
   "FindProposal"
  ],
  "ProposalMatch.phaseLabel": [
   "FindProposal"
  ],
  "ProposalParty.maskedCuil": [
   "CancelProposal",
   "DashboardProposal",
   "ReUploadDocuments",
   "ResumeProposal",
   "SendInscribedPledge"
  ],
  "ProposalParty.maskedDocument": [
   "CancelProposal",
   "DashboardProposal",
   "ReUploadDocuments",
   "ResumeProposal",
   "SendInscribedPledge"
  ],
  "ProposalParty.maskedEmail": [
   "CancelProposal",
   "DashboardProposal",
   "ReUploadDocuments",
   "ResumeProposal",
   "SendInscribedPledge"
  ],
  "ProposalParty.maskedPhone": [
   "CancelProposal",
   "DashboardProposal",
   "ReUploadDocuments",
   "ResumeProposal",
   "SendInscribedPledge"
  ],
  "ProposalParty.name": [
   "CancelProposal",
   "DashboardProposal",
   "ReUploadDocuments",
   "ResumeProposal",
   "SendInscribedPledge"
  ],
  "ProposalParty.role": [
   "CancelProposal",
   "DashboardProposal",
   "ReUploadDocuments",
   "ResumeProposal",
   "SendInscribedPledge"
  ],
  "ProposalPayload.proposal": [
   "AcceptSummary",
   "AnswerContract",
   "AttachDocuments",
   "CancelApplication",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseBiometryAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "EnterWithCode",
   "FinishDocumentation",
   "GenerateInsurances",
   "IdentifyVehicle",
   "ReUploadDocuments",
   "ReloadInsurances",
   "ResumeProposal",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SendInscribedPledge",
   "UpdateQuote",
   "ValidatePhoneCode"
  ],
  "ProposalPayload.userErrors": [
   "AcceptSummary",
   "AnswerContract",
   "AttachDocuments",
   "CancelApplication",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseBiometryAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "EnterWithCode",
   "FinishDocumentation",
   "GenerateInsurances",
   "IdentifyVehicle",
   "ReUploadDocuments",
   "ReloadInsurances",
   "ResumeProposal",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SendInscribedPledge",
   "UpdateQuote",
   "ValidatePhoneCode"
  ],
  "ProposalRevocation.businessDaysLeft": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "AnswerContract",
   "BiometryEndPage",
   "BiometryFlow",
   "CancelProposal",
   "ChooseBiometryAccount",
   "CoOwnershipFlow",
   "CoOwnershipStep",
   "DashboardProposal",
   "EndPage",
   "MakeCoOwnerContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "ReUploadDocuments",
   "RefuseCoOwnership",
   "ResumeProposal",
   "SendInscribedPledge",
   "ValidateCoOwnerIdentity"
  ],
  "ProposalRevocation.paidOn": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "AnswerContract",
   "BiometryEndPage",
   "BiometryFlow",
   "CancelProposal",
   "ChooseBiometryAccount",
   "CoOwnershipFlow",
   "CoOwnershipStep",
   "DashboardProposal",
   "EndPage",
   "MakeCoOwnerContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "ReUploadDocuments",
   "RefuseCoOwnership",
   "ResumeProposal",
   "SendInscribedPledge",
   "ValidateCoOwnerIdentity"
  ],
  "ProposalRevocation.request": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "AnswerContract",
   "BiometryEndPage",
   "BiometryFlow",
   "CancelProposal",
   "ChooseBiometryAccount",
   "CoOwnershipFlow",
   "CoOwnershipStep",
   "DashboardProposal",
   "EndPage",
   "MakeCoOwnerContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "ReUploadDocuments",
   "RefuseCoOwnership",
   "ResumeProposal",
   "SendInscribedPledge",
   "ValidateCoOwnerIdentity"
  ],
  "ProposalRevocation.until": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "AnswerContract",
   "BiometryEndPage",
   "BiometryFlow",
   "CancelProposal",
   "ChooseBiometryAccount",
   "CoOwnershipFlow",
   "CoOwnershipStep",
   "DashboardProposal",
   "EndPage",
   "MakeCoOwnerContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "ReUploadDocuments",
   "RefuseCoOwnership",
   "ResumeProposal",
   "SendInscribedPledge",
   "ValidateCoOwnerIdentity"
  ],
  "ProposalSummary.amount": [
   "ProposalList"
  ],
  "ProposalSummary.brand": [
   "ProposalList"
  ],
  "ProposalSummary.createdAt": [
   "ProposalList"
  ],
  "ProposalSummary.displayName": [
   "ProposalList"
  ],
  "ProposalSummary.flow": [
   "ProposalList"
  ],
  "ProposalSummary.holderName": [
   "ProposalList"
  ],
  "ProposalSummary.id": [
   "ProposalList"
  ],
  "ProposalSummary.maskedDocument": [
   "ProposalList"
  ],
  "ProposalSummary.number": [
   "ProposalList"
  ],
  "ProposalSummary.pointOfSale": [
   "ProposalList"
  ],
  "ProposalSummary.revocationOnHold": [
   "ProposalList"
  ],
  "ProposalSummary.stage": [
   "ProposalList"
  ],
  "ProposalSummary.stageColour": [
   "ProposalList"
  ],
  "ProposalSummary.stageSince": [
   "ProposalList"
  ],
  "ProposalSummary.vehicle": [
   "ProposalList"
  ],
  "ProposalSummary.waitsFor": [
   "ProposalList"
  ],
  "Province.id": [
   "AdditionalDataPage",
   "SignUpPlaces",
   "SummaryPage"
  ],
  "Province.name": [
   "AdditionalDataPage",
   "SignUpPlaces",
   "SummaryPage"
  ],
  "Province.postalLetter": [
   "AdditionalDataPage",
   "SignUpPlaces"
  ],
  "Query.affordableQuote": [
   "AffordableQuote"
  ],
  "Query.appConfig": [
   "DemoPersonas"
  ],
  "Query.board": [
   "Board"
  ],
  "Query.boardStages": [
   "BoardStages"
  ],
  "Query.cities": [
   "AdditionalDataCities"
  ],
  "Query.coOwnership": [
   "CoOwnerCheckStatus",
   "CoOwnerContractPage",
   "CoOwnershipFlow",
   "CoOwnershipStep"
  ],
  "Query.consentRequest": [
   "ConsentRequest"
  ],
  "Query.contractModel": [
   "ContractModel"
  ],
  "Query.countries": [
   "AdditionalDataPage"
  ],
  "Query.couponCheck": [
   "CouponCheck"
  ],
  "Query.coupons": [
   "Coupons",
   "LandingConditions"
  ],
  "Query.currentCoOwnership": [
   "CoOwnershipFlow"
  ],
  "Query.currentProposal": [
   "AdditionalDataPage",
   "BiometryFlow",
   "DocumentsPage",
   "EndPage",
   "HolderFlow",
   "InsurancePage",
   "KnownAddress",
   "LoanEstimate",
   "PaymentAccountPage",
   "PeopleOfSimulation",
   "SellerDataPage",
   "SummaryPage",
   "VehicleDocumentsPage"
  ],
  "Query.currentSale": [
   "SaleFlow"
  ],
  "Query.currentSimulation": [
   "AffordableOffer",
   "HolderFlow",
   "OfferLink",
   "OfferQuote",
   "PeopleOfSimulation",
   "SimulationOffer"
  ],
  "Query.formerSale": [
   "SaleFlow"
  ],
  "Query.genders": [
   "AdditionalDataPage",
   "StartupLists"
  ],
  "Query.indicativeQuote": [
   "IndicativeQuote",
   "VehicleQuote"
  ],
  "Query.maritalStatuses": [
   "AdditionalDataPage"
  ],
  "Query.mobileProviders": [
   "MobileProviders"
  ],
  "Query.occupations": [
   "StartupLists"
  ],
  "Query.pointsOfSale": [
   "PointsOfSale"
  ],
  "Query.printsQuotes": [
   "PrintsQuotes"
  ],
  "Query.proposal": [
   "BiometryAccountPage",
   "BiometryContractPage",
   "BiometryEndPage",
   "BiometryFlow",
   "BiometryPolicyPage",
   "DashboardProposal",
   "EntryIdentity",
   "IdentityCheckStatus",
   "IdentityRegisters",
   "SignedContractText"
  ],
  "Query.proposalVersion": [
   "DashboardProposalVersion",
   "ProposalChange"
  ],
  "Query.proposals": [
   "ProposalList"
  ],
  "Query.proposalsVersion": [
   "ProposalListVersion"
  ],
  "Query.provinces": [
   "AdditionalDataPage",
   "SignUpPlaces"
  ],
  "Query.quoteLink": [
   "QuoteLinkOf"
  ],
  "Query.relationships": [
   "StartupLists"
  ],
  "Query.salesConditions": [
   "LandingConditions",
   "QuoteConditions"
  ],
  "Query.sharedQuote": [
   "SharedQuote"
  ],
  "Query.turnoverTaxCategories": [
   "TurnoverTaxCategories"
  ],
  "Query.vatStatuses": [
   "EconomicLists"
  ],
  "Query.vehicleBrands": [
   "VehicleBrands"
  ],
  "Query.vehicleModels": [
   "VehicleModels"
  ],
  "Query.vehicleTypes": [
   "QuoteVehicleTypes",
   "StartupLists"
  ],
  "Query.vehicleYears": [
   "VehicleYears"
  ],
  "Query.viewer": [
   "OwnSessions",
   "Viewer"
  ],
  "Query.workActivities": [
   "EconomicLists"
  ],
  "QuoteLink.path": [
   "OfferLink",
   "QuoteLinkOf"
  ],
  "QuoteLink.userErrors": [
   "OfferLink",
   "QuoteLinkOf"
  ],
  "QuoteLink.validUntil": [
   "OfferLink",
   "QuoteLinkOf"
  ],
  "QuotedVehicle.brandId": [
   "SharedQuote"
  ],
  "QuotedVehicle.modelId": [
   "SharedQuote"
  ],
  "QuotedVehicle.name": [
   "SharedQuote"
  ],
  "QuotedVehicle.purchaseValue": [
   "SharedQuote"
  ],
  "QuotedVehicle.typeCode": [
   "SharedQuote"
  ],
  "QuotedVehicle.year": [
   "SharedQuote"
  ],
  "QuotedVehicle.zeroKm": [
   "SharedQuote"
  ],
  "RequestPersonalDataPayload.receipt": [
   "RequestPersonalData"
  ],
  "RequestPersonalDataPayload.userErrors": [
   "RequestPersonalData"
  ],
  "RequestRevocationPayload.confirmable": [
   "RequestRevocation"
  ],
  "RequestRevocationPayload.receipt": [
   "RequestRevocation"
  ],
  "RequestRevocationPayload.userErrors": [
   "RequestRevocation"
  ],
  "RequiredDocument.files": [
   "AttachDocuments",
   "AttachSaleDocuments",
   "CancelProposal",
   "DashboardProposal",
   "DocumentsPage",
   "FinishDocumentation",
   "IdentifySaleSeller",
   "IdentifyVehicle",
   "ReUploadDocuments",
   "ResumeProposal",
   "SaleFlow",
   "SaveSaleAccount",
   "SaveSeller",
   "SendInscribedPledge",
   "UpdateSaleSeller",
   "VehicleDocumentsPage"
  ],
  "RequiredDocument.label": [
   "AttachDocuments",
   "AttachSaleDocuments",
   "CancelProposal",
   "DashboardProposal",
   "DocumentsPage",
   "FinishDocumentation",
   "IdentifySaleSeller",
   "IdentifyVehicle",
   "ReUploadDocuments",
   "ResumeProposal",
   "SaleFlow",
   "SaveSaleAccount",
   "SaveSeller",
   "SendInscribedPledge",
   "UpdateSaleSeller",
   "VehicleDocumentsPage"
  ],
  "RequiredDocument.mandatory": [
   "AcceptSummary",
   "AttachDocuments",
   "AttachSaleDocuments",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "DashboardProposal",
   "DocumentsPage",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifySaleSeller",
   "IdentifyVehicle",
   "ReUploadDocuments",
   "ReloadInsurances",
   "ResumeProposal",
   "SaleFlow",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSaleAccount",
   "SaveSeller",
   "SendInscribedPledge",
   "UpdateQuote",
   "UpdateSaleSeller",
   "ValidatePhoneCode",
   "VehicleDocumentsPage"
  ],
  "RequiredDocument.observation": [
   "AttachDocuments",
   "AttachSaleDocuments",
   "CancelProposal",
   "DashboardProposal",
   "DocumentsPage",
   "FinishDocumentation",
   "IdentifySaleSeller",
   "IdentifyVehicle",
   "ReUploadDocuments",
   "ResumeProposal",
   "SaleFlow",
   "SaveSaleAccount",
   "SaveSeller",
   "SendInscribedPledge",
   "UpdateSaleSeller",
   "VehicleDocumentsPage"
  ],
  "RequiredDocument.party": [
   "AcceptSummary",
   "AttachDocuments",
   "AttachSaleDocuments",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "DashboardProposal",
   "DocumentsPage",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifySaleSeller",
   "IdentifyVehicle",
   "ReUploadDocuments",
   "ReloadInsurances",
   "ResumeProposal",
   "SaleFlow",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSaleAccount",
   "SaveSeller",
   "SendInscribedPledge",
   "UpdateQuote",
   "UpdateSaleSeller",
   "ValidatePhoneCode",
   "VehicleDocumentsPage"
  ],
  "RequiredDocument.status": [
   "AcceptSummary",
   "AttachDocuments",
   "AttachSaleDocuments",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "DashboardProposal",
   "DocumentsPage",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifySaleSeller",
   "IdentifyVehicle",
   "ReUploadDocuments",
   "ReloadInsurances",
   "ResumeProposal",
   "SaleFlow",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSaleAccount",
   "SaveSeller",
   "SendInscribedPledge",
   "UpdateQuote",
   "UpdateSaleSeller",
   "ValidatePhoneCode",
   "VehicleDocumentsPage"
  ],
  "RequiredDocument.type": [
   "AcceptSummary",
   "AttachDocuments",
   "AttachSaleDocuments",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "DashboardProposal",
   "DocumentsPage",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifySaleSeller",
   "IdentifyVehicle",
   "ReUploadDocuments",
   "ReloadInsurances",
   "ResumeProposal",
   "SaleFlow",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSaleAccount",
   "SaveSeller",
   "SendInscribedPledge",
   "UpdateQuote",
   "UpdateSaleSeller",
   "ValidatePhoneCode",
   "VehicleDocumentsPage"
  ],
  "ResendCoOwnerLinkPayload.requested": [
   "ResendCoOwnerLink"
  ],
  "ResendCoOwnerLinkPayload.userErrors": [
   "ResendCoOwnerLink"
  ],
  "ResendSaleLinkPayload.requested": [
   "ResendSaleLink"
  ],
  "ResendSaleLinkPayload.userErrors": [
   "ResendSaleLink"
  ],
  "RevocationReceipt.by": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "AnswerContract",
   "BiometryEndPage",
   "BiometryFlow",
   "CancelProposal",
   "ChooseBiometryAccount",
   "CoOwnershipFlow",
   "CoOwnershipStep",
   "DashboardProposal",
   "EndPage",
   "MakeCoOwnerContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "ReUploadDocuments",
   "RefuseCoOwnership",
   "ResumeProposal",
   "SendInscribedPledge",
   "ValidateCoOwnerIdentity"
  ],
  "RevocationReceipt.confirmed": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "AnswerContract",
   "BiometryEndPage",
   "BiometryFlow",
   "CancelProposal",
   "ChooseBiometryAccount",
   "CoOwnershipFlow",
   "CoOwnershipStep",
   "DashboardProposal",
   "EndPage",
   "MakeCoOwnerContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "ReUploadDocuments",
   "RefuseCoOwnership",
   "ResumeProposal",
   "SendInscribedPledge",
   "ValidateCoOwnerIdentity"
  ],
  "RevocationReceipt.number": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "AnswerContract",
   "BiometryEndPage",
   "BiometryFlow",
   "CancelProposal",
   "ChooseBiometryAccount",
   "CoOwnershipFlow",
   "CoOwnershipStep",
   "DashboardProposal",
   "EndPage",
   "MakeCoOwnerContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "ReUploadDocuments",
   "RefuseCoOwnership",
   "RequestRevocation",
   "ResumeProposal",
   "SendInscribedPledge",
   "ValidateCoOwnerIdentity"
  ],
  "RevocationReceipt.onHold": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "AnswerContract",
   "BiometryEndPage",
   "BiometryFlow",
   "CancelProposal",
   "ChooseBiometryAccount",
   "CoOwnershipFlow",
   "CoOwnershipStep",
   "DashboardProposal",
   "EndPage",
   "MakeCoOwnerContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "ReUploadDocuments",
   "RefuseCoOwnership",
   "ResumeProposal",
   "SendInscribedPledge",
   "ValidateCoOwnerIdentity"
  ],
  "RevocationReceipt.requestedAt": [
   "AcceptCoOwnership",
   "AnswerCoOwnerContract",
   "AnswerContract",
   "BiometryEndPage",
   "BiometryFlow",
   "CancelProposal",
   "ChooseBiometryAccount",
   "CoOwnershipFlow",
   "CoOwnershipStep",
   "DashboardProposal",
   "EndPage",
   "MakeCoOwnerContract",
   "OpenCoOwnerLink",
   "ProveCoOwnerDevice",
   "ReUploadDocuments",
   "RefuseCoOwnership",
   "RequestRevocation",
   "ResumeProposal",
   "SendInscribedPledge",
   "ValidateCoOwnerIdentity"
  ],
  "Sale.account": [
   "AttachSaleDocuments",
   "IdentifySaleSeller",
   "SaleFlow",
   "SaveSaleAccount",
   "UpdateSaleSeller"
  ],
  "Sale.buyerName": [
   "AttachSaleDocuments",
   "IdentifySaleSeller",
   "SaleFlow",
   "SaveSaleAccount",
   "UpdateSaleSeller"
  ],
  "Sale.documents": [
   "AttachSaleDocuments",
   "IdentifySaleSeller",
   "SaleFlow",
   "SaveSaleAccount",
   "UpdateSaleSeller"
  ],
  "Sale.id": [
   "AttachSaleDocuments",
   "IdentifySaleSeller",
   "SaleFlow",
   "SaveSaleAccount",
   "UpdateSaleSeller"
  ],
  "Sale.next": [
   "AttachSaleDocuments",
   "IdentifySaleSeller",
   "SaleFlow",
   "SaveSaleAccount",
   "UpdateSaleSeller"
  ],
  "Sale.number": [
   "AttachSaleDocuments",
   "IdentifySaleSeller",
   "SaleFlow",
   "SaveSaleAccount",
   "UpdateSaleSeller"
  ],
  "Sale.seller": [
   "AttachSaleDocuments",
   "IdentifySaleSeller",
   "SaleFlow",
   "SaveSaleAccount",
   "UpdateSaleSeller"
  ],
  "Sale.stage": [
   "AttachSaleDocuments",
   "IdentifySaleSeller",
   "SaleFlow",
   "SaveSaleAccount",
   "UpdateSaleSeller"
  ],
  "Sale.status": [
   "AttachSaleDocuments",
   "IdentifySaleSeller",
   "SaleFlow",
   "SaveSaleAccount",
   "UpdateSaleSeller"
  ],
  "Sale.transfer": [
   "AttachSaleDocuments",
   "IdentifySaleSeller",
   "SaleFlow",
   "SaveSaleAccount",
   "UpdateSaleSeller"
  ],
  "Sale.vehicle": [
   "AttachSaleDocuments",
   "IdentifySaleSeller",
   "SaleFlow",
   "SaveSaleAccount",
   "UpdateSaleSeller"
  ],
  "Sale.vehicleIdentified": [
   "AttachSaleDocuments",
   "IdentifySaleSeller",
   "SaleFlow",
   "SaveSaleAccount",
   "UpdateSaleSeller"
  ],
  "SaleAccount.loanOnHold": [
   "AttachSaleDocuments",
   "IdentifySaleSeller",
   "SaleFlow",
   "SaveSaleAccount",
   "UpdateSaleSeller"
  ],
  "SaleAccount.maskedNumber": [
   "AttachSaleDocuments",
   "IdentifySaleSeller",
   "SaleFlow",
   "SaveSaleAccount",
   "UpdateSaleSeller"
  ],
  "SaleAccount.onHold": [
   "AttachSaleDocuments",
   "IdentifySaleSeller",
   "SaleFlow",
   "SaveSaleAccount",
   "UpdateSaleSeller"
  ],
  "SaleAccount.ownBank": [
   "AttachSaleDocuments",
   "IdentifySaleSeller",
   "SaleFlow",
   "SaveSaleAccount",
   "UpdateSaleSeller"
  ],
  "SaleMatch.proposalId": [
   "FindSale"
  ],
  "SalePayload.sale": [
   "AttachSaleDocuments",
   "IdentifySaleSeller",
   "SaveSaleAccount",
   "UpdateSaleSeller"
  ],
  "SalePayload.userErrors": [
   "AttachSaleDocuments",
   "IdentifySaleSeller",
   "SaveSaleAccount",
   "UpdateSaleSeller"
  ],
  "SaleSeller.businessName": [
   "AttachSaleDocuments",
   "IdentifySaleSeller",
   "SaleFlow",
   "SaveSaleAccount",
   "UpdateSaleSeller"
  ],
  "SaleSeller.company": [
   "AttachSaleDocuments",
   "IdentifySaleSeller",
   "SaleFlow",
   "SaveSaleAccount",
   "UpdateSaleSeller"
  ],
  "SaleSeller.dataValidated": [
   "AttachSaleDocuments",
   "IdentifySaleSeller",
   "SaleFlow",
   "SaveSaleAccount",
   "UpdateSaleSeller"
  ],
  "SaleSeller.firstName": [
   "AttachSaleDocuments",
   "IdentifySaleSeller",
   "SaleFlow",
   "SaveSaleAccount",
   "UpdateSaleSeller"
  ],
  "SaleSeller.known": [
   "AttachSaleDocuments",
   "IdentifySaleSeller",
   "SaleFlow",
   "SaveSaleAccount",
   "UpdateSaleSeller"
  ],
  "SaleSeller.lastName": [
   "AttachSaleDocuments",
   "IdentifySaleSeller",
   "SaleFlow",
   "SaveSaleAccount",
   "UpdateSaleSeller"
  ],
  "SaleSeller.maskedCuit": [
   "AttachSaleDocuments",
   "IdentifySaleSeller",
   "SaleFlow",
   "SaveSaleAccount",
   "UpdateSaleSeller"
  ],
  "SaleSeller.maskedDocument": [
   "AttachSaleDocuments",
   "IdentifySaleSeller",
   "SaleFlow",
   "SaveSaleAccount",
   "UpdateSaleSeller"
  ],
  "SaleSeller.maskedEmail": [
   "AttachSaleDocuments",
   "IdentifySaleSeller",
   "SaleFlow",
   "SaveSaleAccount",
   "UpdateSaleSeller"
  ],
  "SaleSeller.maskedPhone": [
   "AttachSaleDocuments",
   "IdentifySaleSeller",
   "SaleFlow",
   "SaveSaleAccount",
   "UpdateSaleSeller"
  ],
  "SaleVehicle.brandName": [
   "AttachSaleDocuments",
   "IdentifySaleSeller",
   "SaleFlow",
   "SaveSaleAccount",
   "UpdateSaleSeller"
  ],
  "SaleVehicle.modelName": [
   "AttachSaleDocuments",
   "IdentifySaleSeller",
   "SaleFlow",
   "SaveSaleAccount",
   "UpdateSaleSeller"
  ],
  "SaleVehicle.typeCode": [
   "AttachSaleDocuments",
   "IdentifySaleSeller",
   "SaleFlow",
   "SaveSaleAccount",
   "UpdateSaleSeller"
  ],
  "SaleVehicle.year": [
   "AttachSaleDocuments",
   "IdentifySaleSeller",
   "SaleFlow",
   "SaveSaleAccount",
   "UpdateSaleSeller"
  ],
  "SaleVehicle.zeroKm": [
   "AttachSaleDocuments",
   "IdentifySaleSeller",
   "SaleFlow",
   "SaveSaleAccount",
   "UpdateSaleSeller"
  ],
  "SalesConditions.agreements": [
   "QuoteConditions"
  ],
  "SalesConditions.defaultCouponId": [
   "QuoteConditions"
  ],
  "SalesConditions.indicativeAgreement": [
   "LandingConditions"
  ],
  "Seller.company": [
   "AnswerContract",
   "BiometryFlow",
   "ChooseBiometryAccount",
   "EndPage",
   "SaveSeller",
   "SellerDataPage",
   "VehicleDocumentsPage"
  ],
  "Seller.contact": [
   "AnswerContract",
   "BiometryFlow",
   "ChooseBiometryAccount",
   "EndPage",
   "SaveSeller",
   "SellerDataPage",
   "VehicleDocumentsPage"
  ],
  "Seller.dataValidated": [
   "CancelProposal",
   "DashboardProposal",
   "ReUploadDocuments",
   "ResumeProposal",
   "SaveSeller",
   "SellerDataPage",
   "SendInscribedPledge"
  ],
  "Seller.person": [
   "AnswerContract",
   "BiometryFlow",
   "ChooseBiometryAccount",
   "EndPage",
   "SaveSeller",
   "SellerDataPage",
   "VehicleDocumentsPage"
  ],
  "Seller.pointOfSaleCode": [
   "SaveSeller",
   "SellerDataPage"
  ],
  "SellerContact.email": [
   "AnswerContract",
   "BiometryFlow",
   "ChooseBiometryAccount",
   "EndPage",
   "SaveSeller",
   "SellerDataPage",
   "VehicleDocumentsPage"
  ],
  "SellerContact.phone": [
   "AnswerContract",
   "BiometryFlow",
   "ChooseBiometryAccount",
   "EndPage",
   "SaveSeller",
   "SellerDataPage",
   "VehicleDocumentsPage"
  ],
  "SendPhoneCodePayload.expiresAt": [
   "SendCoOwnerCode",
   "SendPhoneCode",
   "SendSigningCode"
  ],
  "SendPhoneCodePayload.maskedPhone": [
   "SendCoOwnerCode",
   "SendPhoneChangeCode",
   "SendPhoneCode",
   "SendSigningCode"
  ],
  "SendPhoneCodePayload.resendAfter": [
   "SendCoOwnerCode",
   "SendPhoneCode",
   "SendSigningCode"
  ],
  "SendPhoneCodePayload.userErrors": [
   "SendCoOwnerCode",
   "SendPhoneChangeCode",
   "SendPhoneCode",
   "SendSigningCode"
  ],
  "SharedQuote.agreementId": [
   "SharedQuote"
  ],
  "SharedQuote.couponId": [
   "SharedQuote"
  ],
  "SharedQuote.currentTna": [
   "SharedQuote"
  ],
  "SharedQuote.figures": [
   "SharedQuote"
  ],
  "SharedQuote.insurance": [
   "SharedQuote"
  ],
  "SharedQuote.isExpired": [
   "SharedQuote"
  ],
  "SharedQuote.isOffer": [
   "SharedQuote"
  ],
  "SharedQuote.madeOn": [
   "SharedQuote"
  ],
  "SharedQuote.validUntil": [
   "SharedQuote"
  ],
  "SharedQuote.vehicle": [
   "SharedQuote"
  ],
  "SignOutPayload.signedOut": [
   "SignOut"
  ],
  "SignOutPayload.userErrors": [
   "SignOut"
  ],
  "Simulation.affordable": [
   "AffordableOffer"
  ],
  "Simulation.agreement": [
   "HolderFlow"
  ],
  "Simulation.coOwner": [
   "HolderFlow",
   "PeopleOfSimulation"
  ],
  "Simulation.couponId": [
   "HolderFlow"
  ],
  "Simulation.customer": [
   "HolderFlow",
   "PeopleOfSimulation"
  ],
  "Simulation.id": [
   "AffordableOffer",
   "ChangeVehicle",
   "HolderFlow",
   "OfferLink",
   "OfferQuote",
   "PeopleOfSimulation",
   "SimulationOffer",
   "StartSimulation"
  ],
  "Simulation.kind": [
   "HolderFlow"
  ],
  "Simulation.leastInstallment": [
   "SimulationOffer"
  ],
  "Simulation.nearestOffer": [
   "SimulationOffer"
  ],
  "Simulation.offer": [
   "SimulationOffer"
  ],
  "Simulation.pointOfSaleCode": [
   "HolderFlow"
  ],
  "Simulation.quote": [
   "OfferQuote"
  ],
  "Simulation.quoteLink": [
   "OfferLink"
  ],
  "Simulation.refusal": [
   "SimulationOffer"
  ],
  "Simulation.status": [
   "SimulationOffer"
  ],
  "Simulation.vehicle": [
   "HolderFlow"
  ],
  "StartSimulationPayload.simulation": [
   "StartSimulation"
  ],
  "StartSimulationPayload.userErrors": [
   "StartSimulation"
  ],
  "Taxpayer.businessName": [
   "FindTaxpayer"
  ],
  "Taxpayer.cuit": [
   "FindTaxpayer"
  ],
  "Taxpayer.pointOfSaleCode": [
   "FindTaxpayer"
  ],
  "TermRate.term": [
   "OfferQuote"
  ],
  "TermRate.tna": [
   "OfferQuote"
  ],
  "TextFact.term": [
   "BiometryContractPage",
   "CoOwnerContractPage",
   "ContractModel",
   "SignedContractText"
  ],
  "TextFact.value": [
   "BiometryContractPage",
   "CoOwnerContractPage",
   "ContractModel",
   "SignedContractText"
  ],
  "TextPart.facts": [
   "BiometryContractPage",
   "CoOwnerContractPage",
   "ContractModel",
   "SignedContractText"
  ],
  "TextPart.head": [
   "BiometryContractPage",
   "CoOwnerContractPage",
   "ContractModel",
   "SignedContractText"
  ],
  "TextPart.rows": [
   "BiometryContractPage",
   "CoOwnerContractPage",
   "ContractModel",
   "SignedContractText"
  ],
  "TextPart.summary": [
   "BiometryContractPage",
   "CoOwnerContractPage",
   "ContractModel",
   "SignedContractText"
  ],
  "TextPart.texts": [
   "BiometryContractPage",
   "CoOwnerContractPage",
   "ContractModel",
   "SignedContractText"
  ],
  "TextPart.title": [
   "BiometryContractPage",
   "CoOwnerContractPage",
   "ContractModel",
   "SignedContractText"
  ],
  "UserError.code": [
   "AcceptBiometrics",
   "AcceptCoOwnership",
   "AcceptSummary",
   "AnswerCoOwnerContract",
   "AnswerContract",
   "AttachDocuments",
   "AttachSaleDocuments",
   "CancelApplication",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChangeVehicle",
   "ChooseAccount",
   "ChooseBiometryAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "ConfirmRevocation",
   "CorrectPhone",
   "CreateProposal",
   "CreateUser",
   "EndSession",
   "EnterWithCode",
   "FindProposal",
   "FindSale",
   "FindTaxpayer",
   "FinishDocumentation",
   "ForwardBiometryLink",
   "GenerateInsurances",
   "IdentifySaleSeller",
   "IdentifyVehicle",
   "InviteCoOwner",
   "MakeCoOwnerContract",
   "MakeContract",
   "MakeVivereContract",
   "NotifySeller",
   "OpenCoOwnerLink",
   "PrepareCoOwnerContract",
   "PrepareContract",
   "ProveCoOwnerDevice",
   "ReUploadDocuments",
   "RefuseCoOwnership",
   "ReloadInsurances",
   "RequestPersonalData",
   "RequestRevocation",
   "ResendCoOwnerLink",
   "ResendSaleLink",
   "ResumeProposal",
   "SaveBiometryProcess",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSaleAccount",
   "SaveSeller",
   "SaveVivereBiometry",
   "SendCoOwnerCode",
   "SendInscribedPledge",
   "SendPhoneChangeCode",
   "SendPhoneCode",
   "SendSigningCode",
   "SignOut",
   "StartSimulation",
   "UpdateQuote",
   "UpdateSaleSeller",
   "ValidateCoOwnerIdentity",
   "ValidateIdentity",
   "ValidatePhoneCode"
  ],
  "UserError.message": [
   "AcceptBiometrics",
   "AcceptCoOwnership",
   "AcceptSummary",
   "AnswerCoOwnerContract",
   "AnswerContract",
   "AttachDocuments",
   "AttachSaleDocuments",
   "CancelApplication",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChangeVehicle",
   "ChooseAccount",
   "ChooseBiometryAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "ConfirmRevocation",
   "CorrectPhone",
   "CreateProposal",
   "CreateUser",
   "EndSession",
   "EnterWithCode",
   "FindProposal",
   "FindSale",
   "FindTaxpayer",
   "FinishDocumentation",
   "ForwardBiometryLink",
   "GenerateInsurances",
   "IdentifySaleSeller",
   "IdentifyVehicle",
   "InviteCoOwner",
   "MakeCoOwnerContract",
   "MakeContract",
   "MakeVivereContract",
   "NotifySeller",
   "OfferLink",
   "OpenCoOwnerLink",
   "PrepareCoOwnerContract",
   "PrepareContract",
   "ProveCoOwnerDevice",
   "QuoteLinkOf",
   "ReUploadDocuments",
   "RefuseCoOwnership",
   "ReloadInsurances",
   "RequestPersonalData",
   "RequestRevocation",
   "ResendCoOwnerLink",
   "ResendSaleLink",
   "ResumeProposal",
   "SaveBiometryProcess",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSaleAccount",
   "SaveSeller",
   "SaveVivereBiometry",
   "SendCoOwnerCode",
   "SendInscribedPledge",
   "SendPhoneChangeCode",
   "SendPhoneCode",
   "SendSigningCode",
   "SignOut",
   "StartSimulation",
   "UpdateQuote",
   "UpdateSaleSeller",
   "ValidateCoOwnerIdentity",
   "ValidateIdentity",
   "ValidatePhoneCode"
  ],
  "UserError.path": [
   "AcceptBiometrics",
   "AcceptCoOwnership",
   "AcceptSummary",
   "AnswerCoOwnerContract",
   "AnswerContract",
   "AttachDocuments",
   "AttachSaleDocuments",
   "CancelApplication",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChangeVehicle",
   "ChooseAccount",
   "ChooseBiometryAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "ConfirmRevocation",
   "CorrectPhone",
   "CreateProposal",
   "CreateUser",
   "EndSession",
   "EnterWithCode",
   "FindProposal",
   "FindSale",
   "FindTaxpayer",
   "FinishDocumentation",
   "ForwardBiometryLink",
   "GenerateInsurances",
   "IdentifySaleSeller",
   "IdentifyVehicle",
   "InviteCoOwner",
   "MakeCoOwnerContract",
   "MakeContract",
   "MakeVivereContract",
   "NotifySeller",
   "OpenCoOwnerLink",
   "PrepareCoOwnerContract",
   "PrepareContract",
   "ProveCoOwnerDevice",
   "ReUploadDocuments",
   "RefuseCoOwnership",
   "ReloadInsurances",
   "RequestPersonalData",
   "RequestRevocation",
   "ResendCoOwnerLink",
   "ResendSaleLink",
   "ResumeProposal",
   "SaveBiometryProcess",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSaleAccount",
   "SaveSeller",
   "SaveVivereBiometry",
   "SendCoOwnerCode",
   "SendInscribedPledge",
   "SendPhoneChangeCode",
   "SendPhoneCode",
   "SendSigningCode",
   "SignOut",
   "StartSimulation",
   "UpdateQuote",
   "UpdateSaleSeller",
   "ValidateCoOwnerIdentity",
   "ValidateIdentity",
   "ValidatePhoneCode"
  ],
  "UserSession.browser": [
   "EndSession",
   "OwnSessions"
  ],
  "UserSession.id": [
   "EndSession",
   "OwnSessions"
  ],
  "UserSession.isCurrent": [
   "EndSession",
   "OwnSessions"
  ],
  "UserSession.openedAt": [
   "EndSession",
   "OwnSessions"
  ],
  "UserSession.seenAt": [
   "EndSession",
   "OwnSessions"
  ],
  "UserSession.system": [
   "EndSession",
   "OwnSessions"
  ],
  "Vehicle.brandId": [
   "HolderFlow",
   "PeopleOfSimulation"
  ],
  "Vehicle.brandName": [
   "AcceptSummary",
   "AttachDocuments",
   "BiometryEndPage",
   "BiometryPolicyPage",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "DashboardProposal",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "ProposalList",
   "ReUploadDocuments",
   "ReloadInsurances",
   "ResumeProposal",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SendInscribedPledge",
   "SummaryPage",
   "UpdateQuote",
   "ValidatePhoneCode",
   "VehicleDocumentsPage"
  ],
  "Vehicle.chassis": [
   "CancelProposal",
   "DashboardProposal",
   "IdentifyVehicle",
   "ReUploadDocuments",
   "ResumeProposal",
   "SendInscribedPledge",
   "VehicleDocumentsPage"
  ],
  "Vehicle.engine": [
   "CancelProposal",
   "DashboardProposal",
   "IdentifyVehicle",
   "ReUploadDocuments",
   "ResumeProposal",
   "SendInscribedPledge",
   "VehicleDocumentsPage"
  ],
  "Vehicle.modelId": [
   "HolderFlow",
   "IdentifyVehicle",
   "PeopleOfSimulation",
   "VehicleDocumentsPage"
  ],
  "Vehicle.modelName": [
   "AcceptSummary",
   "AttachDocuments",
   "BiometryEndPage",
   "BiometryPolicyPage",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "DashboardProposal",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "ProposalList",
   "ReUploadDocuments",
   "ReloadInsurances",
   "ResumeProposal",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SendInscribedPledge",
   "SummaryPage",
   "UpdateQuote",
   "ValidatePhoneCode",
   "VehicleDocumentsPage"
  ],
  "Vehicle.plate": [
   "CancelProposal",
   "DashboardProposal",
   "IdentifyVehicle",
   "ReUploadDocuments",
   "ResumeProposal",
   "SendInscribedPledge",
   "VehicleDocumentsPage"
  ],
  "Vehicle.purchaseValue": [
   "AcceptSummary",
   "AttachDocuments",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "DashboardProposal",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "PeopleOfSimulation",
   "ReUploadDocuments",
   "ReloadInsurances",
   "ResumeProposal",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SendInscribedPledge",
   "SummaryPage",
   "UpdateQuote",
   "ValidatePhoneCode",
   "VehicleDocumentsPage"
  ],
  "Vehicle.typeCode": [
   "AcceptSummary",
   "AttachDocuments",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "DashboardProposal",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "PeopleOfSimulation",
   "ReUploadDocuments",
   "ReloadInsurances",
   "ResumeProposal",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SendInscribedPledge",
   "SummaryPage",
   "UpdateQuote",
   "ValidatePhoneCode",
   "VehicleDocumentsPage"
  ],
  "Vehicle.year": [
   "AcceptSummary",
   "AttachDocuments",
   "BiometryEndPage",
   "BiometryPolicyPage",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "DashboardProposal",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "PeopleOfSimulation",
   "ProposalList",
   "ReUploadDocuments",
   "ReloadInsurances",
   "ResumeProposal",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SendInscribedPledge",
   "SummaryPage",
   "UpdateQuote",
   "ValidatePhoneCode",
   "VehicleDocumentsPage"
  ],
  "Vehicle.zeroKm": [
   "AcceptSummary",
   "AttachDocuments",
   "BiometryEndPage",
   "BiometryPolicyPage",
   "CancelProposal",
   "ChangeCoOwner",
   "ChangeEmail",
   "ChooseAccount",
   "ChooseInsurance",
   "ConfirmProposal",
   "CorrectPhone",
   "CreateProposal",
   "DashboardProposal",
   "FinishDocumentation",
   "GenerateInsurances",
   "HolderFlow",
   "IdentifyVehicle",
   "PeopleOfSimulation",
   "ProposalList",
   "ReUploadDocuments",
   "ReloadInsurances",
   "ResumeProposal",
   "SaveCoOwnerAdditionalData",
   "SaveOwnerAdditionalData",
   "SaveSeller",
   "SendInscribedPledge",
   "SummaryPage",
   "UpdateQuote",
   "ValidatePhoneCode",
   "VehicleDocumentsPage"
  ],
  "VehicleBrand.id": [
   "VehicleBrands"
  ],
  "VehicleBrand.name": [
   "VehicleBrands"
  ],
  "VehicleKind.code": [
   "QuoteVehicleTypes",
   "StartupLists"
  ],
  "VehicleKind.description": [
   "QuoteVehicleTypes",
   "StartupLists"
  ],
  "VehicleModel.id": [
   "VehicleModels"
  ],
  "VehicleModel.name": [
   "VehicleModels"
  ],
  "VehicleModel.referencePrice": [
   "VehicleModels"
  ],
  "VehicleYear.price": [
   "VehicleYears"
  ],
  "VehicleYear.year": [
   "VehicleYears"
  ],
  "VehicleYear.zeroKm": [
   "VehicleYears"
  ],
  "Viewer.cuil": [
   "Viewer"
  ],
  "Viewer.email": [
   "Viewer"
  ],
  "Viewer.firstName": [
   "Viewer"
  ],
  "Viewer.gender": [
   "Viewer"
  ],
  "Viewer.id": [
   "OwnSessions",
   "Viewer"
  ],
  "Viewer.lastName": [
   "Viewer"
  ],
  "Viewer.phoneNumber": [
   "Viewer"
  ],
  "Viewer.pointsOfSale": [
   "Viewer"
  ],
  "Viewer.role": [
   "Viewer"
  ],
  "Viewer.sessions": [
   "OwnSessions"
  ]
 },
 "screens": {
  "AcceptBiometrics": [
   "biometry/identity"
  ],
  "AcceptCoOwnership": [
   "co-owner/invitation"
  ],
  "AcceptSummary": [
   "holder/summary"
  ],
  "AdditionalDataCities": [
   "holder/additional-data"
  ],
  "AdditionalDataPage": [
   "holder/additional-data"
  ],
  "AffordableOffer": [
   "holder/quoter"
  ],
  "AffordableQuote": [
   "holder/vehicle"
  ],
  "AnswerCoOwnerContract": [
   "co-owner/contract"
  ],
  "AnswerContract": [
   "biometry/contract"
  ],
  "AttachDocuments": [
   "holder/seller-documents"
  ],
  "AttachSaleDocuments": [
   "seller/documents"
  ],
  "BiometryAccountPage": [
   "biometry/account"
  ],
  "BiometryContractPage": [
   "biometry/contract"
  ],
  "BiometryEndPage": [
   "biometry/end"
  ],
  "BiometryFlow": [
   "biometry"
  ],
  "BiometryPolicyPage": [
   "biometry/insurance"
  ],
  "Board": [
   "dashboard/board"
  ],
  "BoardStages": [
   "dashboard/board"
  ],
  "CancelApplication": [
   "holder/co-owner"
  ],
  "CancelProposal": [
   "dashboard/proposal"
  ],
  "ChangeCoOwner": [
   "holder/co-owner"
  ],
  "ChangeEmail": [
   "holder/contact"
  ],
  "ChangeVehicle": [
   "holder/vehicle"
  ],
  "ChooseAccount": [
   "holder/payment-account"
  ],
  "ChooseBiometryAccount": [
   "biometry/account"
  ],
  "ChooseInsurance": [
   "holder/insurance"
  ],
  "CoOwnerCheckStatus": [
   "co-owner/identity"
  ],
  "CoOwnerContractPage": [
   "co-owner/contract"
  ],
  "CoOwnershipFlow": [
   "co-owner"
  ],
  "CoOwnershipStep": [
   "co-owner"
  ],
  "ConfirmProposal": [
   "holder/end"
  ],
  "ConfirmRevocation": [
   "app/pages"
  ],
  "ConsentRequest": [
   "holder/by-link"
  ],
  "ContractModel": [
   "app/pages"
  ],
  "CorrectPhone": [
   "holder/phone-validation"
  ],
  "CouponCheck": [
   "holder/vehicle"
  ],
  "Coupons": [
   "holder/vehicle"
  ],
  "CreateClientLog": [
   "shared/faults"
  ],
  "CreateProposal": [
   "holder/quoter"
  ],
  "CreateUser": [
   "account/sign-up"
  ],
  "DashboardProposal": [
   "dashboard/proposal"
  ],
  "DashboardProposalVersion": [
   "dashboard/proposal"
  ],
  "DemoPersonas": [
   "demo"
  ],
  "DocumentsPage": [
   "holder/seller-documents"
  ],
  "EconomicLists": [
   "holder/person"
  ],
  "EndPage": [
   "holder/end"
  ],
  "EndSession": [
   "account/own"
  ],
  "EnterWithCode": [
   "biometry/access"
  ],
  "EntryIdentity": [
   "holder/entry"
  ],
  "FindProposal": [
   "shared/findProposal"
  ],
  "FindSale": [
   "seller/entry"
  ],
  "FindTaxpayer": [
   "shared/seller"
  ],
  "FinishDocumentation": [
   "holder/vehicle-documents"
  ],
  "ForwardBiometryLink": [
   "shared/link"
  ],
  "GenerateInsurances": [
   "holder/insurance"
  ],
  "HolderFlow": [
   "holder"
  ],
  "IdentifySaleSeller": [
   "seller/data"
  ],
  "IdentifyVehicle": [
   "holder/vehicle-documents"
  ],
  "IdentityCheckStatus": [
   "biometry/identity"
  ],
  "IdentityRegisters": [
   "biometry/registers"
  ],
  "IndicativeQuote": [
   "app/landing"
  ],
  "InsurancePage": [
   "holder/insurance"
  ],
  "InviteCoOwner": [
   "shared/coOwner"
  ],
  "KnownAddress": [
   "holder/additional-data"
  ],
  "LandingConditions": [
   "app/landing"
  ],
  "LoanEstimate": [
   "holder"
  ],
  "MakeCoOwnerContract": [
   "co-owner/contract"
  ],
  "MakeContract": [
   "biometry/contract"
  ],
  "MakeVivereContract": [
   "biometry/contract"
  ],
  "MobileProviders": [
   "holder/person"
  ],
  "NotifySeller": [
   "shared/seller"
  ],
  "OfferLink": [
   "shared/quote"
  ],
  "OfferQuote": [
   "holder/quoter"
  ],
  "OpenCoOwnerLink": [
   "co-owner/entry"
  ],
  "OwnSessions": [
   "account/own"
  ],
  "PaymentAccountPage": [
   "holder/payment-account"
  ],
  "PeopleOfSimulation": [
   "holder/person"
  ],
  "PointsOfSale": [
   "holder/vehicle"
  ],
  "PrepareCoOwnerContract": [
   "co-owner/identity"
  ],
  "PrepareContract": [
   "biometry/contract"
  ],
  "PrintsQuotes": [
   "shared/quote"
  ],
  "ProposalChange": [
   "shared/live"
  ],
  "ProposalList": [
   "dashboard/list"
  ],
  "ProposalListVersion": [
   "dashboard/list"
  ],
  "ProveCoOwnerDevice": [
   "co-owner/entry"
  ],
  "QuoteConditions": [
   "holder/vehicle"
  ],
  "QuoteLinkOf": [
   "shared/quote"
  ],
  "QuoteVehicleTypes": [
   "holder/vehicle"
  ],
  "ReUploadDocuments": [
   "dashboard/reload"
  ],
  "RefuseCoOwnership": [
   "co-owner/invitation"
  ],
  "ReloadInsurances": [
   "holder/insurance"
  ],
  "RequestPersonalData": [
   "app/pages"
  ],
  "RequestRevocation": [
   "app/pages"
  ],
  "ResendCoOwnerLink": [
   "co-owner/entry"
  ],
  "ResendSaleLink": [
   "seller/entry"
  ],
  "ResumeProposal": [
   "dashboard/proposal"
  ],
  "SaleFlow": [
   "seller"
  ],
  "SaveBiometryProcess": [
   "biometry/identity"
  ],
  "SaveCoOwnerAdditionalData": [
   "holder/co-owner-additional-data"
  ],
  "SaveOwnerAdditionalData": [
   "holder/additional-data"
  ],
  "SaveSaleAccount": [
   "seller/account"
  ],
  "SaveSeller": [
   "holder/seller-data"
  ],
  "SaveVivereBiometry": [
   "biometry/identity"
  ],
  "SellerDataPage": [
   "holder/seller-data"
  ],
  "SendCoOwnerCode": [
   "co-owner"
  ],
  "SendInscribedPledge": [
   "dashboard/pledge"
  ],
  "SendPhoneChangeCode": [
   "holder/contact"
  ],
  "SendPhoneCode": [
   "shared/phoneCode"
  ],
  "SendSigningCode": [
   "biometry/contract"
  ],
  "SharedQuote": [
   "quote"
  ],
  "SignOut": [
   "shared/session"
  ],
  "SignUpPlaces": [
   "account/sign-up"
  ],
  "SignedContractText": [
   "biometry/end"
  ],
  "SimulationOffer": [
   "holder/quoter"
  ],
  "StartSimulation": [
   "holder/person"
  ],
  "StartupLists": [
   "shared/config"
  ],
  "SummaryPage": [
   "holder/summary"
  ],
  "TurnoverTaxCategories": [
   "holder/person"
  ],
  "UpdateQuote": [
   "holder/quoter"
  ],
  "UpdateSaleSeller": [
   "seller/data"
  ],
  "ValidateCoOwnerIdentity": [
   "co-owner/identity"
  ],
  "ValidateIdentity": [
   "biometry/identity"
  ],
  "ValidatePhoneCode": [
   "holder/phone-validation"
  ],
  "VehicleBrands": [
   "holder/vehicle"
  ],
  "VehicleDocumentsPage": [
   "holder/vehicle-documents"
  ],
  "VehicleModels": [
   "holder/vehicle"
  ],
  "VehicleQuote": [
   "holder/vehicle"
  ],
  "VehicleYears": [
   "holder/vehicle"
  ],
  "Viewer": [
   "shared/session"
  ]
 }
};
