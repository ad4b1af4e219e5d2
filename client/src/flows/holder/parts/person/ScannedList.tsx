import { Button } from '@prendarios/design-system/actions/Button';
import { KeyValue } from '@prendarios/design-system/data/KeyValue';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { partsToDate } from '@prendarios/rules/birthDate';
import { sentenceCase } from '@prendarios/rules/displayCase';
import { formatDate, formatNumber } from '@prendarios/rules/format';
import { useWatch } from 'react-hook-form';
import { useStartupListsQuery } from '#generated/hooks.ts';
import { CODE_OF_GENDER } from '#shared/loan/genders.ts';
import { SCAN_TEXTS as TEXT } from '#shared/loan/dniScan/texts.ts';
import type { PersonSectionProps } from './section.ts';
import { PERSON_TEXTS } from './texts.ts';

type ScannedListProps = Pick<PersonSectionProps, 'form'> & { onChange: () => void };

/** Shows the details read from the DNI for the user to confirm. */
export const ScannedList = ({ form, onChange }: ScannedListProps) => {
  const [firstName, lastName, documentNumber, gender, birthDate, cuil] = useWatch({
    control: form.control,
    name: ['firstName', 'lastName', 'documentNumber', 'gender', 'birthDate', 'cuil'],
  });
  const { data } = useStartupListsQuery();
  const code = gender === null ? '' : CODE_OF_GENDER[gender];
  const listed = data?.genders.find((entry) => entry.code === code);
  const date = partsToDate(birthDate);
  return (
    <Card as="section">
      <Stack gap={4} align="start">
        <Text as="h2" size={20} weight="bold">
          {TEXT.listTitle}
        </Text>
        <KeyValue
          layout="stacked"
          rows={[
            { term: TEXT.name, value: `${firstName} ${lastName}` },
            { term: PERSON_TEXTS.documentNumber, value: formatNumber(documentNumber) },
            { term: PERSON_TEXTS.birthDate, value: date === null ? '' : formatDate(date) },
            { term: PERSON_TEXTS.gender, value: listed ? sentenceCase(listed.description) : code },
            { term: PERSON_TEXTS.cuil, value: cuil },
          ]}
        />
        <Button variant="secondary" size="small" onClick={onChange}>
          {TEXT.change}
        </Button>
      </Stack>
    </Card>
  );
};
