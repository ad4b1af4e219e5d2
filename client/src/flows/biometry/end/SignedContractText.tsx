import { Disclosure } from '@prendarios/design-system/data/Disclosure';
import { Busy } from '@prendarios/design-system/feedback/Busy';
import { Text } from '@prendarios/design-system/foundations/Text';
import { useSignedContractTextQuery } from '#generated/hooks.ts';
import { LoadProblem } from '#shared/page/LoadProblem.tsx';
import { DocumentText } from '#shared/loan/contract/DocumentText.tsx';
import { FINISHED_TEXTS as TEXT } from './texts.ts';

const Loaded = ({ id }: { id: string }) => {
  const { data, loading, refetch } = useSignedContractTextQuery({
    variables: { id },
    // The text that was read before the signature is in the cache, without it.
    fetchPolicy: 'network-only',
    context: { quiet: true },
  });
  if (loading) return <Busy text={TEXT.reading} />;
  // After a failed retry the page stays as it is.
  if (data === undefined) return <LoadProblem onRetry={() => void refetch().catch(() => undefined)} />;
  const text = data.proposal?.contractTexts?.find(({ name }) => name === 'PLEDGE_CONTRACT_WITH_REGISTRY');
  return text ? <DocumentText text={text} /> : <Text tone="muted">{TEXT.pdfOnly}</Text>;
};

/** The signed contract, to be read in place. Loads once it is opened. */
export const SignedContractText = ({ id }: { id: string }) => (
  <Disclosure summary={TEXT.read}>
    <Loaded id={id} />
  </Disclosure>
);
