import { Item } from '@prendarios/design-system/data/ItemList';
import { Text } from '@prendarios/design-system/foundations/Text';
import type { PhoneCodeValues } from '@prendarios/rules/forms/answers';
import { useEffect } from 'react';
import { CodeForm } from '../phoneCode/CodeForm.tsx';
import { useSentCode, whereSent } from '../phoneCode/usePhoneCode.ts';
import type { StepForm } from '#shared/forms/useStepForm.ts';
import { useContractWork } from './ContractWork.ts';
import { CONTRACT_TEXTS } from './texts.ts';

const TEXT = CONTRACT_TEXTS.code;

/** Asks for the signing code, in place of the accepted terms. */
export const SigningCode = ({ form }: { form: StepForm<PhoneCodeValues> }) => {
  const { id, contract, requestCode } = useContractWork();
  const phoneCode = useSentCode({
    // A code is valid for one version of the contract.
    key: `sign ${id} ${contract.hash ?? ''}`,
    onArrival: true,
    request: async (context) => requestCode?.(context),
  });
  const { focus } = form;
  useEffect(
    function goToTheCode() {
      focus('code');
    },
    // oxlint-disable-next-line react/exhaustive-deps -- runs once, when it replaces the checkboxes that had the focus
    [],
  );
  return (
    <>
      <Item as="div" icon="check" tone="accent">
        <Text weight="semibold">{TEXT.accepted}</Text>
      </Item>
      <Text as="h2" size={20}>
        {TEXT.heading}
      </Text>
      <Text measure>{whereSent(phoneCode)}</Text>
      <CodeForm form={form} phoneCode={phoneCode} />
    </>
  );
};
