import { PhoneField, type PhoneFieldProps } from '@prendarios/design-system/fields/PhoneField';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { joinPhone, phoneDoubt, phoneSuggestion, readablePhone } from '@prendarios/rules/phone';
import { useRef } from 'react';
import { COMMON_TEXTS } from '#shared/text/common.ts';
import type { FieldMessages } from './userErrors.ts';
import { Suggestion } from './Suggestion.tsx';

/** Asks for a mobile number and suggests the area code if it is missing but can be inferred. */
export const MobileField = (props: PhoneFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  const { value, onChange } = props;
  const meant = phoneSuggestion(joinPhone(value));
  return (
    <Stack gap={2}>
      <PhoneField {...props} ref={input} />
      {meant !== null && (
        <Suggestion
          onTake={() => {
            onChange({ areaCode: '', number: readablePhone(meant) });
            input.current?.focus();
          }}
        >
          {COMMON_TEXTS.isItThis(readablePhone(meant))}
        </Suggestion>
      )}
    </Stack>
  );
};

/** Questions phone numbers without ten digits once; for a form's `doubts`. */
export const phoneDoubts = ({ phone }: { phone: PhoneFieldProps['value'] }): FieldMessages => {
  const doubt = phoneDoubt(joinPhone(phone));
  return doubt === null ? {} : { phone: doubt };
};
