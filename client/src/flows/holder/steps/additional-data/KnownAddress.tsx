import { Button } from '@prendarios/design-system/actions/Button';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { nameCase } from '@prendarios/rules/displayCase';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useKnownAddressQuery } from '#generated/hooks.ts';
import { useHolderFlow } from '../../flow/HolderContext.ts';
import { addressValues } from './additionalData.ts';
import type { AdditionalForm } from './AddressQuestions.tsx';
import { ADDITIONAL_DATA_TEXTS as TEXT } from './texts.ts';

/** Offers a returning customer the address of their earlier proposal until they enter one (CA-19). */
export const KnownAddress = ({ form }: { form: AdditionalForm }) => {
  const { state } = useHolderFlow();
  const { data } = useKnownAddressQuery({ skip: state.audience !== 'user', context: { quiet: true } });
  const street = useWatch({ control: form.control, name: 'street' });
  const [isDeclined, setDeclined] = useState(false);
  const address = data?.currentProposal?.ownerAddress ?? null;
  if (address === null || isDeclined || street !== '') return null;
  const values = addressValues(address);
  const isField = (name: string): name is keyof typeof values => Object.hasOwn(values, name);
  const take = () => {
    for (const name of Object.keys(values).filter(isField)) form.set(name, values[name]);
  };
  return (
    <Alert
      tone="info"
      title={TEXT.knownAddress(`${address.street} ${address.number}, ${nameCase(address.locality)}`)}
      action={
        <Stack direction="row" wrap>
          <Button variant="secondary" size="small" onClick={take}>
            {TEXT.sameAddress}
          </Button>
          <Button variant="quiet" size="small" onClick={() => setDeclined(true)}>
            {TEXT.otherAddress}
          </Button>
        </Stack>
      }
    />
  );
};
