type SavedOperation = { query: string; variables?: Record<string, unknown> };

const person = {
  firstName: 'Juana',
  lastName: 'Pérez',
  documentNumber: '20000001',
  documentKind: 'DNI',
  gender: 'FEMALE',
  birthDate: '1990-05-01',
  cuil: '27200000019',
  email: 'juana@correo.com',
  phone: { areaCode: '11', number: '45556677', providerCode: 'PER' },
  occupationId: 2,
  taxBurdenCode: 'CF',
};

/** What each screen of the guest's journey asks, in its order; one tab each. */
export const operations: readonly SavedOperation[] = [
  {
    query: `# / : configuration and the lists loaded at start
query Start {
  appConfig { bankName legalEntity flags { coOwner maintenance } demo { outboxUrl personas { documentNumber description } } }
  genders { code description }
  relationships { code description }
  occupations { id description }
  vehicleTypes { code description }
}
`,
  },
  {
    query: `# / : the quick quote
query QuickQuote($input: IndicativeQuoteInput!) {
  indicativeQuote(input: $input) {
    figures { installmentWithVat { amount } tna tea cftea totalToPay { amount } }
    terms
  }
}
`,
    variables: { input: { financedAmount: '20000000', term: 24, mode: 'FIXED' } },
  },
  {
    query: `# /titular/cotizacion/preferencia
query Preference {
  salesConditions { defaultCouponId agreements { id description vehicleTypeCodes modes minTerm maxTerm } }
  coupons { id description mode rateDiscount }
  pointsOfSale { code businessName city }
}
`,
  },
  {
    query: `# /titular/cotizacion/cotizar/por-modelo
query ByModel($agreementId: Int!, $typeCode: String!, $brandId: ID!, $modelId: Int!) {
  vehicleTypes(agreementId: $agreementId) { code description }
  vehicleBrands(typeCode: $typeCode, agreementId: $agreementId) { id name }
  vehicleModels(typeCode: $typeCode, brandId: $brandId, agreementId: $agreementId) { id name referencePrice { amount } }
  vehicleYears(typeCode: $typeCode, agreementId: $agreementId, modelId: $modelId) { year zeroKm price { amount } }
}
`,
    variables: { agreementId: 1, typeCode: 'A', brandId: 'FIAT', modelId: 1 },
  },
  {
    query: `# /titular/datos-personales : asks for an offer. Take the year from the tab before.
mutation StartSimulation($input: StartSimulationInput!) {
  startSimulation(input: $input) {
    simulation { id status }
    userErrors { code message path }
  }
}
`,
    variables: {
      input: {
        customer: person,
        vehicle: {
          typeCode: 'A',
          brandId: 'FIAT',
          modelId: 1,
          year: 2027,
          zeroKm: true,
          purchaseValue: '31200000',
        },
        kind: 'PER_MODEL',
        agreementId: 1,
        consents: [{ kind: 'PERSONAL_DATA', textVersion: '1' }],
      },
    },
  },
  {
    query: `# /titular/cotizacion/cotizar : the offer, again until it is no longer PENDING
query Offer($input: OfferQuoteInput!) {
  currentSimulation {
    id
    status
    offer { initialMode modes { mode available minAmount { amount } maxAmount { amount } defaultTerm minTerm maxTerm ltv } }
    quote(input: $input) { figures { matrixCode installmentWithVat { amount } cftea } terms }
  }
}
`,
    variables: { input: { financedAmount: '10000000', term: 24, mode: 'FIXED', dueDay: 10 } },
  },
  {
    query: `# The proposal of this browser, wherever it stands
query CurrentProposal {
  currentProposal {
    id number status displayName resumeStep
    activePhase { name label steps { name status } }
    figures { installmentWithVat { amount } tna tea cftea totalToPay { amount } }
    insurances { id insurerName coverageName monthlyPremium { amount } selected }
    documents { type label party mandatory status }
    accountChoice { canOpenNew accounts { id bankName maskedNumber selected } }
  }
}
`,
  },
];
