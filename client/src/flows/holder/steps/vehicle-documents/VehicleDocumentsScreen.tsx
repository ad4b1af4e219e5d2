import { TextField } from '@prendarios/design-system/fields/TextField';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { chassisWarning } from '@prendarios/rules/chassis';
import { VEHICLE_TYPE } from '@prendarios/rules/vehicleType';
import { useState } from 'react';
import type { VehicleDocumentsPageQuery } from '../../../../generated/graphql.ts';
import {
  useFinishDocumentationMutation,
  useIdentifyVehicleMutation,
  useVehicleDocumentsPageQuery,
} from '../../../../generated/hooks.ts';
import { useDemoFiller } from '../../../../shared/demo/fillers.ts';
import type { WriteContext } from '../../../../shared/apollo/idempotency.ts';
import { DocumentFields } from '../../../../shared/documents/DocumentFields.tsx';
import { documentsOf, validateDocuments } from '../../../../shared/documents/documents.ts';
import { useStepForm, type StepForm } from '../../../../shared/forms/useStepForm.ts';
import { READ_CONTEXT, StepQuery } from '../../../../shared/steps/StepQuery.tsx';
import { routeOf, stepById } from '../../flow.ts';
import { useHolderFlow } from '../../HolderContext.ts';
import { HolderPage } from '../../HolderPage.tsx';
import { useProposalStep } from '../../useProposalStep.ts';
import { SellerDataScreen } from '../seller-data/SellerDataScreen.tsx';
import { useHolderUploads } from '../seller-documents/useHolderUploads.ts';
import { VEHICLE_DOCUMENTS_TEXTS as TEXT } from './texts.ts';
import {
  asksForNames,
  asksForPlate,
  identityInput,
  initialIdentity,
  partiesAsked,
  spreadMissing,
  validateIdentity,
  type IdentityValues,
  type VehicleView,
} from './vehicleIdentity.ts';

const STEP = 'vehicle-documents';
type ProposalView = NonNullable<VehicleDocumentsPageQuery['currentProposal']>;

type IdentityProps = { step: StepForm<IdentityValues>; vehicle: VehicleView };

const IdentityFields = ({ step, vehicle }: IdentityProps) => {
  const { errorOf, values } = step;
  const { register } = step.form;
  const isMotorcycle = vehicle.typeCode === VEHICLE_TYPE.motorcycle;
  const chassisHint = isMotorcycle ? TEXT.motorcycleChassisHint : TEXT.chassisHint;
  return (
    <>
      <Text as="h2" size={25}>
        {TEXT.vehicleHeading}
      </Text>
      {asksForNames(vehicle) && (
        <>
          <TextField
            label={TEXT.brandName}
            error={errorOf('brandName')}
            width="l"
            autoComplete="off"
            {...register('brandName')}
          />
          <TextField
            label={TEXT.modelName}
            hint={TEXT.modelNameHint}
            error={errorOf('modelName')}
            autoComplete="off"
            {...register('modelName')}
          />
        </>
      )}
      {asksForPlate(vehicle) && (
        <TextField
          label={TEXT.plate}
          hint={isMotorcycle ? TEXT.motorcyclePlateHint : TEXT.plateHint}
          error={errorOf('plate')}
          width="m"
          autoComplete="off"
          autoCapitalize="characters"
          {...register('plate')}
        />
      )}
      <TextField
        label={TEXT.chassis}
        hint={chassisWarning(values.chassis) ?? chassisHint}
        error={errorOf('chassis')}
        width="l"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...register('chassis')}
      />
      <TextField
        label={TEXT.engine}
        error={errorOf('engine')}
        width="l"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...register('engine')}
      />
    </>
  );
};

/** Saves what the papers say, then tells the bank that every document is there. */
function useFinish(proposal: ProposalView) {
  const [identify] = useIdentifyVehicleMutation();
  const [finish] = useFinishDocumentationMutation();
  const { problemsOf, advance } = useProposalStep(STEP);
  const send = async (values: IdentityValues, context: WriteContext) => {
    const input = identityInput(proposal.id, values, proposal.vehicle);
    const identified = await identify({ variables: { input }, context });
    const refused = problemsOf(identified.data?.identifyVehicle);
    if (refused.length > 0) return refused;
    const finished = await finish({ variables: { input: { proposalId: proposal.id } }, context });
    return problemsOf(finished.data?.finishDocumentation);
  };
  return { send, advance };
}

const VehicleDocumentsForm = ({ proposal }: { proposal: ProposalView }) => {
  const { state } = useHolderFlow();
  // As it was on arrival: a section does not go away while it is being filled.
  const [parties] = useState(() =>
    partiesAsked(proposal.documents, routeOf('seller-documents', state.audience) !== null),
  );
  const asked = documentsOf(proposal.documents, ...parties);
  const uploads = useHolderUploads(proposal.id, proposal.documents);
  const { send, advance } = useFinish(proposal);
  const step = useStepForm<IdentityValues>({
    defaultValues: initialIdentity(proposal.vehicle),
    validate: (values) => ({
      ...validateIdentity(values, proposal.vehicle),
      ...validateDocuments(asked, uploads.queued),
    }),
    send: async (values, context) => spreadMissing(await send(values, context), asked),
    onDone: advance,
    fieldOf: ({ path: [field] }) => (field?.startsWith('document-') ? field : null),
  });
  useDemoFiller(STEP, ({ vehicle }) => {
    for (const key of ['plate', 'chassis', 'engine'] as const) step.set(key, vehicle[key]);
  });
  return (
    <HolderPage step={STEP} title={TEXT.title} subtitle={TEXT.subtitle} form={step} submit={TEXT.submit}>
      <IdentityFields step={step} vehicle={proposal.vehicle} />
      {parties.map((party) => {
        const documents = documentsOf(proposal.documents, party);
        return (
          documents.length > 0 && (
            <Stack as="section" gap={6} key={party}>
              <Text as="h2" size={25}>
                {TEXT.headings[party]}
              </Text>
              <DocumentFields documents={documents} uploads={uploads} errorOf={step.errorOf} />
            </Stack>
          )
        );
      })}
    </HolderPage>
  );
};

const VehicleDocuments = () => {
  const query = useVehicleDocumentsPageQuery({ context: READ_CONTEXT });
  return (
    <StepQuery
      Page={HolderPage}
      step={STEP}
      title={TEXT.title}
      subtitle={TEXT.subtitle}
      shown={query.data?.currentProposal}
      query={query}
    >
      {(proposal) => <VehicleDocumentsForm proposal={proposal} />}
    </StepQuery>
  );
};

/**
 * The vehicle's identification and everybody's documents (RT-07). Who is signed in has no page for the seller: all
 * of that phase is here, beginning with who sells (RT-27, SH-12).
 */
export const VehicleDocumentsScreen = () => {
  const { state } = useHolderFlow();
  const asksForSeller = state.audience === 'user' && !stepById('seller-data').done(state);
  return asksForSeller ? <SellerDataScreen stepId={STEP} /> : <VehicleDocuments />;
};
