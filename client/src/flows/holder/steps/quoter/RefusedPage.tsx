import { Button } from '@prendarios/design-system/actions/Button';
import { Illustration } from '@prendarios/design-system/foundations/Illustration';
import { Link } from '@prendarios/design-system/foundations/Link';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import type { RefusalReason } from '../../../../generated/graphql.ts';
import { useBank } from '../../../../shared/bank/bank.ts';
import { appConfig } from '../../../../shared/config/appConfig.ts';
import { telHref } from '../../../../shared/help/telHref.ts';
import { EndSection } from '../../../../shared/page/EndSection.tsx';
import { useHolderFlow } from '../../HolderContext.ts';
import { HolderPage } from '../../HolderPage.tsx';
import { refusalOf, REFUSAL_TEXTS as TEXT } from './refusal.ts';

/** ST-24: what a refusal has to do with and what can be done; never a score (docs/domain.md#offers-and-refusals). */
export const RefusedPage = ({ reason }: { reason: RefusalReason | null }) => {
  const { href, simulation } = useHolderFlow();
  const { phone, hours } = useBank().contacts;
  const canAddPerson = appConfig().flags.coOwner && simulation !== null && simulation.coOwner === null;
  const refusal = refusalOf(reason, { canAddPerson });
  const ways = {
    vehicle: { label: TEXT.otherVehicle, to: href('preference') },
    together: { label: TEXT.together, to: href('co-owner') },
    answers: { label: reason === 'AGE' ? TEXT.birthDate : TEXT.answers, to: href('personal-data') },
  };
  return (
    <HolderPage step="quoter" title={TEXT.title} pageTitle={TEXT.title} subtitle={TEXT.kept} phoneBar={null}>
      <Stack gap={6}>
        <Illustration name="refused" />
        <EndSection heading={TEXT.why}>
          <Text measure>{refusal.why}</Text>
        </EndSection>
        <EndSection heading={TEXT.canDo}>
          <Stack direction="row" gap={3} wrap>
            {refusal.actions.map((action, at) => (
              <Button key={action} variant={at === 0 ? 'primary' : 'secondary'} href={ways[action].to}>
                {ways[action].label}
              </Button>
            ))}
            <Button variant="secondary" icon="phone" href={telHref(phone)}>
              {TEXT.call(phone)}
            </Button>
          </Stack>
          <Text size={15} tone="muted">
            {TEXT.hours(hours)}
          </Text>
        </EndSection>
        <EndSection heading={TEXT.again}>
          <Text measure>{refusal.again}</Text>
        </EndSection>
        <EndSection heading={TEXT.rights}>
          <Text measure>{TEXT.rightsText}</Text>
          <Link href={TEXT.registry.href} target="_blank" rel="noreferrer" iconEnd="arrow">
            {TEXT.registry.label}
          </Link>
        </EndSection>
      </Stack>
    </HolderPage>
  );
};
