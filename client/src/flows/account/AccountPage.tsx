import { Item, ItemList } from '@prendarios/design-system/data/ItemList';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { FormPage, type FormPageProps } from '#shared/page/FormPage.tsx';
import { ACCOUNT_TEXTS } from './texts.ts';

const ASIDE = ACCOUNT_TEXTS.aside;

/** The benefits of an account, beside the form on wide screens. */
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
  /** Says what an account is good for; where somebody has one already, its place stays empty. */
  offersAccount?: boolean;
};

/** The layout of the account's screens. */
export const AccountPage = ({ offersAccount = false, ...page }: AccountPageProps) => (
  <FormPage aside={offersAccount ? <AccountAside /> : <span />} sticky={false} {...page} />
);
