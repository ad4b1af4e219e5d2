import { TextField } from '@prendarios/design-system/fields/TextField';
import { Text } from '@prendarios/design-system/foundations/Text';
import { chassisWarning } from '@prendarios/rules/chassis';
import { withFaults } from '@prendarios/rules/forms/schema';
import { vehicleIdentityForm, type VehicleIdentityValues } from '@prendarios/rules/forms/vehicle';
import { VEHICLE_TYPE } from '@prendarios/rules/vehicleType';
import { useMemo, useState } from 'react';
import type { VehicleDocumentsPageQuery, VehicleIdentityFragment } from '#generated/graphql.ts';
import {
  useFinishDocumentationMutation,
  useIdentifyVehicleMutation,
  useVehicleDocumentsPageQuery,
} from '#generated/hooks.ts';
import type { WriteContext } from '#shared/api/idempotency.ts';
import { DocumentChecklist } from '#shared/files/documents/DocumentChecklist.tsx';
import { documentFieldOf, documentsOf } from '#shared/files/documents/documents.ts';
import { submitLabel } from '#shared/files/documents/texts.ts';
import { Field, FormTextField } from '#shared/forms/Field.tsx';
import { useStepForm, type StepForm } from '#shared/forms/useStepForm.ts';
import { READ_CONTEXT, useStepData } from '#shared/page/steps/stepData.ts';
import { StepPage } from '#shared/page/steps/StepPage.tsx';
import { routeOf, stepById } from '../../flow/flow.ts';
import { useHolderFlow } from '../../flow/HolderContext.ts';
import { useProposalStep } from '../../flow/useProposalStep.ts';
import { SellerDataScreen } from '../seller-data/SellerDataScreen.tsx';
import { AwaitedSeller } from '#shared/loan/seller/AwaitedSeller.tsx';
import { useSellersProgress } from '../seller-documents/useSellersProgress.ts';
import { useHolderUploads } from '../seller-documents/useHolderUploads.ts';
import { VEHICLE_DOCUMENTS_TEXTS as TEXT } from './texts.ts';
import { VehicleNames } from './VehicleNames.tsx';
import {
  asksForNames,
  asksForPlate,
  conditionOf,
  identityInput,
  initialIdentity,
  requestedParties,
  spreadMissing,
} from './vehicleIdentity.ts';

const STEP = 'vehicle-documents';
type ProposalView = NonNullable<VehicleDocumentsPageQuery['currentProposal']>;

type IdentityProps = { form: StepForm<VehicleIdentityValues>; proposal: VehicleIdentityFragment };

const IdentityFields = ({ form, proposal }: IdentityProps) => {
  const { vehicle } = proposal;
  const isMotorcycle = vehicle.typeCode === VEHICLE_TYPE.motorcycle;
  const where = TEXT.chassisHints[conditionOf(vehicle)];
  const chassisHint = isMotorcycle ? where : `${where} ${TEXT.carChassis}`;
  return (
    <>
      <Text as="h2" size={25}>
        {TEXT.vehicleHeading}
      </Text>
      {asksForNames(vehicle) && <VehicleNames form={form} proposal={proposal} />}
      {asksForPlate(vehicle) && (
        <FormTextField
          form={form}
          name="plate"
          label={TEXT.plate}
          hint={isMotorcycle ? TEXT.motorcyclePlateHint : TEXT.plateHint}
          width="m"
          autoComplete="off"
          autoCapitalize="characters"
        />
      )}
      <Field form={form} name="chassis">
        {(field) => (
          <TextField
            {...field}
            label={TEXT.chassis}
            hint={chassisWarning(field.value) ?? chassisHint}
            width="l"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
      </Field>
      <FormTextField
        form={form}
        name="engine"
        label={TEXT.engine}
        width="l"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </>
  );
};

/** Saves the vehicle's identification, then declares the documents complete. */
function useFinish(proposal: ProposalView) {
  const [identify] = useIdentifyVehicleMutation();
  const [finish] = useFinishDocumentationMutation();
  const { answer, advance } = useProposalStep(STEP);
  const send = async (values: VehicleIdentityValues, context: WriteContext) => {
    const input = identityInput(proposal.id, values, proposal.vehicle);
    const identified = await identify({ variables: { input }, context });
    const saved = answer(identified.data?.identifyVehicle);
    if ('problems' in saved) return saved;
    const finished = await finish({ variables: { input: { proposalId: proposal.id } }, context });
    return answer(finished.data?.finishDocumentation);
  };
  return { send, advance };
}

type FormProps = { proposal: ProposalView; write: ReturnType<typeof useSellersProgress> };

const VehicleDocumentsForm = ({ proposal, write }: FormProps) => {
  const { state } = useHolderFlow();
  // Fixed on mount, so that a section does not disappear during input.
  const [parties] = useState(() =>
    requestedParties(proposal.documents, routeOf('seller-documents', state.audience) !== null),
  );
  const requested = useMemo(() => documentsOf(proposal.documents, ...parties), [parties, proposal.documents]);
  const uploads = useHolderUploads(proposal.id, requested);
  const { send, advance } = useFinish(proposal);
  const { typeCode } = proposal.vehicle;
  const [identity] = useState(() =>
    vehicleIdentityForm({
      typeCode,
      asksForNames: asksForNames(proposal.vehicle),
      asksForPlate: asksForPlate(proposal.vehicle),
    }),
  );
  const form = useStepForm({
    id: STEP,
    keep: { subject: proposal.id },
    schema: withFaults(identity, uploads.faults),
    defaultValues: initialIdentity(proposal.vehicle),
    send: async (values, context) => {
      const unsent = await uploads.finish();
      if (unsent.length > 0) return { problems: unsent };
      const answer = await write(() => send(values, context));
      return 'problems' in answer ? { problems: spreadMissing(answer.problems, requested) } : answer;
    },
    onDone: advance,
    fieldOf: documentFieldOf,
  });
  return (
    <StepPage form={form} submit={submitLabel(TEXT.submit, uploads.missing)}>
      <AwaitedSeller proposal={proposal} />
      <IdentityFields form={form} proposal={proposal} />
      {requested.length > 0 && (
        <DocumentChecklist
          groups={parties.map((party) => ({
            heading: TEXT.headings[party],
            documents: documentsOf(requested, party),
          }))}
          uploads={uploads}
          errorOf={form.errorOf}
        />
      )}
    </StepPage>
  );
};

const VehicleDocuments = () => {
  const query = useVehicleDocumentsPageQuery({ context: READ_CONTEXT });
  const write = useSellersProgress(query.refetch);
  const proposal = useStepData(query.data?.currentProposal, query);
  return proposal.data ? (
    <VehicleDocumentsForm proposal={proposal.data} write={write} />
  ) : (
    <StepPage pending={proposal} />
  );
};

/**
 * Asks for the vehicle's identification and all parties' documents (RT-08). Signed-in users have no separate pages for
 * the seller, so their screen covers the full phase, starting with the seller's data (RT-27, SH-12).
 */
export const VehicleDocumentsScreen = () => {
  const { state } = useHolderFlow();
  const asksForSeller = state.audience === 'user' && !stepById('seller-data').done(state);
  return asksForSeller ? <SellerDataScreen stepId={STEP} /> : <VehicleDocuments />;
};
