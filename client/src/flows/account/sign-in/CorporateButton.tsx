import { Button } from '@prendarios/design-system/actions/Button';
import { ButtonBar } from '@prendarios/design-system/actions/ButtonBar';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Divider } from '@prendarios/design-system/foundations/Divider';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { appConfig } from '#shared/appConfig.ts';
import { returnPathOf } from '#shared/session/returnPaths.ts';
import { ACCOUNT_TEXTS } from '../texts.ts';
import { openCorporate } from './corporate.ts';

const TEXT = ACCOUNT_TEXTS.corporate;

/** Starts the corporate sign-in, if the user pool has one and it is enabled. */
export const CorporateButton = () => {
  const { flags, identity } = appConfig();
  const [search] = useSearchParams();
  const [state, setState] = useState<'rest' | 'opening' | 'failed'>('rest');
  const hasFailed = state === 'failed' || (state === 'rest' && search.get('corporativo') === 'cancelado');
  if (!flags.corporateSignIn || !identity?.authorizeDomain) return null;
  const open = async () => {
    setState('opening');
    try {
      await openCorporate(identity, returnPathOf(search));
    } catch {
      setState('failed');
    }
  };
  return (
    <div>
      <Divider space={6} />
      <Stack as="section" gap={3}>
        <Text as="h2" size={17} weight="bold">
          {TEXT.heading}
        </Text>
        {hasFailed && (
          <Alert tone="warning" live>
            {TEXT.cancelled}
          </Alert>
        )}
        <ButtonBar sticky={false}>
          <Button
            variant="secondary"
            icon="shop"
            busy={state === 'opening'}
            busyText={TEXT.opening}
            onClick={() => void open()}
          >
            {TEXT.action}
          </Button>
        </ButtonBar>
      </Stack>
    </div>
  );
};
