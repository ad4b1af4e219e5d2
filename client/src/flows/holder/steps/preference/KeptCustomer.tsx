import { Text } from '@prendarios/design-system/foundations/Text';
import { nameCase } from '@prendarios/rules/displayCase';
import { formatNumber } from '@prendarios/rules/format';
import { useEffect, useState } from 'react';
import { keptName, PERSONAL_DATA_FORM } from '#shared/forms/useKeptValues.ts';
import { keptForm } from '#shared/session/keptForms.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Shows the name and document that a seller scanned or typed before the application; nothing without a document. */
export const KeptCustomer = () => {
  const [customer, setCustomer] = useState<string | null>(null);
  useEffect(function readCustomer() {
    let isOpen = true;
    void (async () => {
      const { firstName, lastName, documentNumber } = (await keptForm(keptName(PERSONAL_DATA_FORM))) ?? {};
      const name = nameCase([firstName, lastName].map(textOf).join(' ').trim());
      const document = textOf(documentNumber);
      if (isOpen && document !== '')
        setCustomer(`Tu cliente: ${name === '' ? '' : `${name}, `}DNI ${formatNumber(document)}`);
    })();
    return () => {
      isOpen = false;
    };
  }, []);
  return (
    customer !== null && (
      <Text weight="semibold" numeric>
        {customer}
      </Text>
    )
  );
};
