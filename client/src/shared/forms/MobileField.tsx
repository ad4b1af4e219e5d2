import { PhoneField, type PhoneFieldProps } from '@prendarios/design-system/fields/PhoneField';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { joinPhone, phoneDoubt, phoneSuggestion, readablePhone } from '@prendarios/rules/phone';
import { useRef } from 'react';
import { COMMON_TEXTS } from '#shared/text/common.ts';
import type { FieldMessages } from './userErrors.ts';
import { Suggestion } from './Suggestion.tsx';

/** A mobile; one without area code is completed with one tap where the area can be told. */
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

/** Asks once about phones that do not have ten digits: for `doubts` of a form. */
export const phoneDoubts = ({ phone }: { phone: PhoneFieldProps['value'] }): FieldMessages => {
  const doubt = phoneDoubt(joinPhone(phone));
  return doubt === null ? {} : { phone: doubt };
};
