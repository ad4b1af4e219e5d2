import { Item, ItemList } from '@prendarios/design-system/data/ItemList';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { FormPage, type FormPageProps } from '#shared/page/FormPage.tsx';
import { ACCOUNT_TEXTS } from './texts.ts';

const ASIDE = ACCOUNT_TEXTS.aside;

/** The benefits of an account, next to the form on wide screens. */
const AccountAside = () => (
  <Card as="section" tone="sand">
    <Stack gap={3}>
      <Text as="h2" size={17} weight="bold">
        {ASIDE.title}
      </Text>
      <ItemList>
        {ASIDE.points.map((point) => (
          <Item key={point} icon="check">
            <Text size={15}>{point}</Text>
          </Item>
        ))}
      </ItemList>
    </Stack>
  </Card>
);

type AccountPageProps = FormPageProps & {
  /** Lists the benefits of an account; empty for people who have one. */
  offersAccount?: boolean;
};

/** Layout of the account screens. */
export const AccountPage = ({ offersAccount = false, ...page }: AccountPageProps) => (
  <FormPage aside={offersAccount ? <AccountAside /> : <span />} sticky={false} {...page} />
);
