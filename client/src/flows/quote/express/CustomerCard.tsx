import { TextField } from '@prendarios/design-system/fields/TextField';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { formatNumber } from '@prendarios/rules/format';
import { ScanButton } from '#shared/loan/dniScan/ScanButton.tsx';
import { checkCustomer, type Customer } from './customer.ts';
import { EXPRESS_TEXTS as TEXT } from './texts.ts';

type CustomerCardProps = { customer: Customer; onChange: (customer: Customer) => void };

/** Asks for the customer's DNI, typed or scanned. */
export const CustomerCard = ({ customer, onChange }: CustomerCardProps) => {
  const { dni, document, problem } = customer;
  return (
    <Card as="section">
      <Stack gap={4}>
        <Text as="h2" size={17} weight="bold">
          {TEXT.customer}
        </Text>
        <TextField
          name="documentNumber"
          label={TEXT.document}
          optional
          error={problem ?? undefined}
          width="m"
          inputMode="numeric"
          autoComplete="off"
          value={document}
          onChange={({ target }) => onChange({ dni: null, document: target.value, problem: null })}
          onBlur={() => onChange(checkCustomer(customer))}
        />
        {dni !== null && (
          <Text>{TEXT.read(`${dni.firstName} ${dni.lastName}`, formatNumber(dni.document))}</Text>
        )}
        <ScanButton
          isCoOwner={false}
          isRead={dni !== null}
          onFound={(found) => onChange({ dni: found, document: found.document, problem: null })}
        />
      </Stack>
    </Card>
  );
};
