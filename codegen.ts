import type { CodegenConfig } from '@graphql-codegen/cli';
import { addTypenameSelectionDocumentTransform, preset } from '@graphql-codegen/client-preset';
import type { Types } from '@graphql-codegen/plugin-helpers';
import { buildASTSchema, Kind, visit } from 'graphql';

const scalars = {
  Date: 'string',
  DateTime: 'string',
  Decimal: 'string',
  Percentage: 'string',
  Dni: 'string',
  Cuil: 'string',
  Email: 'string',
};

const documents = ['client/src/**/*.graphql'];

/** The client preset without the modules for operations in TypeScript code, because ours are in .graphql files. */
const operationTypes: Types.OutputPreset = {
  ...preset,
  buildGeneratesSection: async (options) => {
    // The client uses no answer with errors, so fields that are null only after an error are never null to it.
    const schema = visit(options.schema, {
      FieldDefinition: (field) =>
        field.directives?.some(({ name }) => name.value === 'semanticNonNull')
          ? { ...field, type: { kind: Kind.NON_NULL_TYPE, type: field.type } }
          : undefined,
    });
    const sections = await preset.buildGeneratesSection({
      ...options,
      schema,
      schemaAst: buildASTSchema(schema),
    });
    return sections.filter(({ filename }) => !/\b(gql|index)\.ts$/.test(filename));
  },
};

const config: CodegenConfig = {
  schema: 'schema.graphql',
  ignoreNoDocuments: true,
  generates: {
    'gateway/src/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        scalars,
        enumsAsTypes: true,
        useTypeImports: true,
        avoidOptionals: { field: true, defaultValue: true },
        contextType: '../schema/context.ts#GatewayContext',
        mapperTypeSuffix: 'Model',
        mappers: {
          Simulation: '../schema/models.ts#SimulationModel',
          Proposal: '../schema/models.ts#ProposalModel',
          ProposalConnection: '../schema/models.ts#ProposalConnectionModel',
          ProposalSummary: '../schema/models.ts#ProposalSummaryModel',
          Board: '../schema/models.ts#BoardModel',
          Sale: '../schema/models.ts#SaleModel',
          CoOwnership: '../schema/models.ts#CoOwnershipModel',
          SalesConditions: '../schema/models.ts#SalesConditionsModel',
          ProposalFlow: '../bank/contract.ts#FlowAnswer',
          UserSession: '../session/user.ts#ListedSession',
          Viewer: '../schema/models.ts#ViewerModel',
          Person: '../schema/models.ts#PersonModel',
          MobilePhone: '../schema/models.ts#MobilePhoneModel',
          Address: '../schema/models.ts#AddressModel',
          CivilData: '../schema/models.ts#CivilDataModel',
          Vehicle: '../schema/models.ts#VehicleModel',
          SaleVehicle: '../schema/models.ts#SaleVehicleModel',
          Taxpayer: '../schema/models.ts#TaxpayerModel',
        },
      },
    },
    'client/src/generated/': {
      documents,
      preset: operationTypes,
      presetConfig: { persistedDocuments: { hashAlgorithm: 'sha256' }, fragmentMasking: false },
      documentTransforms: [addTypenameSelectionDocumentTransform],
      config: { scalars, enumsAsTypes: true, useTypeImports: true, strictScalars: true },
    },
    'client/src/generated/hooks.ts': {
      documents,
      plugins: ['./scripts/codegen/hooks-plugin.ts'],
      config: {
        outsideReact: [
          'AffordableQuote',
          'CoOwnerCheckStatus',
          'CoOwnershipStep',
          'CouponCheck',
          'CreateClientLog',
          'DashboardProposalVersion',
          'IdentityCheckStatus',
          'IndicativeQuote',
          'LandingConditions',
          'OfferLink',
          'ProposalChange',
          'QuoteLinkOf',
          'SignOut',
        ],
      },
    },
  },
};

export default config;
