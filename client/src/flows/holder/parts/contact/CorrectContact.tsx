import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { useState } from 'react';
import { forgetSentCode } from '#shared/loan/phoneCode/sentCode.ts';
import type { PhoneCode } from '#shared/loan/phoneCode/usePhoneCode.ts';
import { useHolderProposal } from '../../flow/HolderContext.ts';
import { ChangeContact } from './ChangeContact.tsx';
import { contactTexts } from './contactTexts.ts';
import { CorrectPhone } from './CorrectPhone.tsx';
import { CONTACT_TEXTS as TEXT } from './texts.ts';

/** Corrects phone and email before the first code is validated. */
export const CorrectContact = ({ phoneCode }: { phoneCode: PhoneCode }) => {
  const { id, owner } = useHolderProposal();
  const [corrections, setCorrections] = useState(0);
  return (
    <Stack gap={4}>
      <CorrectPhone
        // The new key closes it after a correction.
        key={corrections}
        proposalId={id}
        onCorrected={() => {
          setCorrections(corrections + 1);
          forgetSentCode();
          phoneCode.send();
        }}
      />
      <Stack gap={2}>
        <Text size={15}>{TEXT.current(contactTexts(owner).email)}</Text>
        <ChangeContact only="email" />
      </Stack>
    </Stack>
  );
};
